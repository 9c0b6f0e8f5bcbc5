import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import {
  changesAmong,
  doneSentence,
  isOffered,
  repairResults,
  repairSentence,
  refusedIds,
  type Repair,
} from './repairs.ts';

const words = sq.mending;
const id = 'a'.repeat(24);
const repair: Repair = {
  id,
  hindrance: null,
  changes: [{ fact: 'businessUnitCode', before: 'bb123bb123', after: 'dd123dd123' }],
  renewsNslf: true,
};

test('only invoices that fiscalization refused or will refuse are offered for repair, not those that lack only their EIC', () => {
  const blocked = 'd'.repeat(24);
  const deadline = '2026-11-16T10:00:00.000Z';
  expect(
    refusedIds([
      { _id: id, status: 'error', fault: '38', deadline },
      { _id: 'b'.repeat(24), status: 'pending', fault: 'timeout', deadline },
      { _id: 'c'.repeat(24), status: 'error', fault: '41', deadline: null },
      { _id: blocked, status: 'pending', fault: '53', deadline },
    ]),
  ).toEqual([id, blocked]);
});

test.each<[string, Repair | undefined, string | null]>([
  ['it is not loaded yet', undefined, null],
  ['nothing differs', { ...repair, changes: [] }, null],
  ['the invoice is no longer refused', { ...repair, hindrance: 'not-refused' }, null],
  ['something differs', repair, words.differs],
  ['the invoice is printed', { ...repair, hindrance: 'printed' }, words.hindrances.printed],
  ['only the VAT differs', { ...repair, changes: [], hindrance: 'vat' }, words.hindrances.vat],
])('an invoice shows the repair, the reason against it, or nothing: if %s', (_what, given, sentence) => {
  expect(repairSentence(words, given)).toBe(sentence);
  expect(isOffered(given)).toBe(sentence !== null);
});

test('a repaired or queued invoice counts as done, any other outcome fails with a reason', () => {
  expect(
    repairResults(words, [
      { id, outcome: 'mended' },
      { id, outcome: 'queued' },
      { id, outcome: 'printed' },
      { id, outcome: 'not-found' },
    ]),
  ).toEqual([
    { id, ok: true },
    { id, ok: true },
    { id, ok: false, message: words.hindrances.printed },
    { id, ok: false, message: words.gone },
  ]);
});

test('the success message says "repaired" only if an invoice was changed', () => {
  expect(doneSentence(words, [{ id, outcome: 'mended' }])).toBe(words.done);
  expect(doneSentence(words, [{ id, outcome: 'queued' }])).toBe(words.queued);
});

test('each change is listed once, and changes of invoices that cannot be repaired are left out', () => {
  const other = { fact: 'operatorCode', before: 'oo123oo123', after: 'pp123pp123' } as const;
  const printed: Repair = { ...repair, hindrance: 'printed', changes: [other] };
  expect(changesAmong([repair, repair, printed])).toEqual(repair.changes);
  expect(changesAmong([repair, { ...repair, changes: [other] }])).toEqual([...repair.changes, other]);
});
