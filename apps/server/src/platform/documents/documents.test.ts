import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, startTestServer, type TestServer } from '../../testing/index.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { findPage, oneOf, valuesFor } from './find-page.ts';
import { insertRows } from './insert-rows.ts';
import { nextNumber } from './next-number.ts';
import { fileNameOf } from './prints.ts';
import { inOrderOf, linesByDocument } from './read-documents.ts';
import { documentFingerprint, refuseOther } from './same-document.ts';
import { timelineOf } from './timeline.ts';

let server: TestServer;
let businessId: string;
beforeAll(async () => {
  server = await startTestServer();
  businessId = (await addBusiness(server)).id;
});
afterAll(() => server.stop());

const inBusiness = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  inTransaction(server.jobContext.pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    return work(transaction);
  });
const numberIn = (series: string, at: string) =>
  inBusiness((transaction) => nextNumber(transaction, businessId, series, new Date(at)));

test('concurrent calls for the next number get consecutive numbers, and each series counts separately', async () => {
  const noon = '2026-11-15T12:00:00Z';
  const given = await Promise.all(Array.from({ length: 8 }, () => numberIn('entry', noon)));
  expect(given.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(await numberIn('exit', noon)).toMatchObject({ number: 1, numberText: '1/2026', year: 2026 });
});

test('after a rollback the next call gets the same number again', async () => {
  const failing = inBusiness(async (transaction) => {
    await nextNumber(transaction, businessId, 'rolled-back', new Date());
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await numberIn('rolled-back', '2026-11-15T12:00:00Z')).toMatchObject({ number: 1 });
});

test('a document is never dated before the previous one of its series, and numbers restart with the year in Tirana', async () => {
  await numberIn('years', '2026-12-31T22:30:00.900Z');
  const earlier = await numberIn('years', '2026-12-31T22:00:00Z');
  expect(earlier).toMatchObject({ numberText: '2/2026', issuedAt: new Date('2026-12-31T22:30:00Z') });
  expect(await numberIn('years', '2026-12-31T23:00:00Z')).toMatchObject({ numberText: '1/2027' });
});

test('insertRows writes all column types of the table, and findPage returns a page with the count and the sums', async () => {
  const rows = Array.from({ length: 3 }, (_unused, index) => ({
    business_id: businessId,
    series: 'inserted',
    year: 2020 + index,
    last_number: 9_007_199_254_740_993n,
    last_at: new Date('2026-11-15T12:00:00Z'),
  }));
  const found = await inBusiness(async (transaction) => {
    await insertRows(transaction, 'tenant.document_counters', rows);
    const values = valuesFor(businessId);
    return findPage(transaction, values, {
      from: '(select series || year as id, * from tenant.document_counters) counter',
      conditions: [
        'business_id = $1',
        ...oneOf('series', ['inserted'], values),
        ...oneOf('year', [], values),
      ],
      order: 'year desc',
      skip: 1,
      take: 1,
      sums: ['last_number'],
    });
  });
  expect(found).toEqual({
    ids: ['inserted2021'],
    count: 3,
    isMore: false,
    isSortCut: false,
    days: [],
    sums: { last_number: 27_021_597_764_222_979n },
  });
});

test('rows are sorted in the order of the ids, and lines are grouped by document', () => {
  expect(inOrderOf(['b', 'x', 'a'], [{ id: 'a' }, { id: 'b' }])).toEqual([{ id: 'b' }, { id: 'a' }]);
  expect([...linesByDocument(['a', 'b'], [{ documentId: 'b', name: 'Miell' }])]).toEqual([
    ['a', []],
    ['b', [{ name: 'Miell' }]],
  ]);
});

test('another input with the same document id is refused with the number of the first document', () => {
  const fingerprint = documentFingerprint('id', 'call', { value: 1 });
  const earlier = { number_text: '1/2026', fingerprint };
  const other = documentFingerprint('id', 'call', { value: 2 });
  expect(() => refuseOther(earlier, fingerprint, 'note-issued-otherwise')).not.toThrow();
  expect(() => refuseOther(earlier, other, 'note-issued-otherwise')).toThrow('note-issued-otherwise');
  // A document without a stored fingerprint, from an older version, matches any input.
  expect(() => refuseOther({ ...earlier, fingerprint: null }, other, 'note-issued-otherwise')).not.toThrow();
});

test('timeline entries with the same time stay in the given order', () => {
  const [early, late] = [new Date('2026-11-15T12:00:00Z'), new Date('2026-11-15T13:00:00Z')];
  const moments = [
    { kind: 'printed', at: late },
    { kind: 'issued', at: early },
    { kind: 'sent', at: early },
  ];
  expect(timelineOf(moments).map(({ kind }) => kind)).toEqual(['issued', 'sent', 'printed']);
});

test.each([
  [['12/2026'], '12-2026.pdf'],
  [['1/2026/ab123cd456', '2/2026', '3/2026'], '1-2026-ab123cd456_3-2026.pdf'],
])('the PDF of the documents %j has the file name %s', (numbers, name) => {
  expect(fileNameOf(numbers)).toBe(name);
});
