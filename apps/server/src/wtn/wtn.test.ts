import { contract, type InputOf } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  addSellingBusiness,
  aLine,
  aNote,
  refusalOf,
  startStandIn,
  startTestServer,
  type NoteGiven,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { wtn } = contract;
let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', dropReply: false }));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const issue = (given: NoteGiven = {}) => business.client(wtn.issue, aNote(server, business.till.id, given));
const one = async (id: string) => (await business.client(wtn.one, { id })).wtn;
const rowsOf = (table: string) =>
  server.asOwner.unsafe(`select * from tenant.${table} where business_id = $1`, [business.id]);
const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const idsOf = (notes: readonly { readonly _id: string }[]) => notes.map(({ _id }) => _id);
const year = new Date().getFullYear();
const place = { address: 'Rr. 1', city: 'Tiranë' };
const line = { name: 'Miell', unit: 'kg', quantity: 1 };
const party = { idType: 'NUIS', address: 'Rr. e Durrësit 1', town: 'Vlorë' } as const;
const carrier = { ...party, idNumber: 'AL L91412709B', name: 'Transport Drini' };
const carried = { vehicle: { ownership: 'THIRDPARTY', plates: 'tr 905 aa' }, carrier } as const;

test('an issued WTN is numbered, signed and submitted, gets its NIVFSH, and the verification page finds it', async () => {
  const issued = await issue();
  expect(issued).toMatchObject({ wtnNumber: `1/${year}`, status: 'pending' });
  expect(issued.nslfsh).toMatch(/^[0-9A-F]{32}$/);
  await deliverAll();
  const note = await one(issued._id);
  expect(note).toMatchObject({ status: 'fiscalized', fault: null, vehiclePlates: 'AA123BB', waiting: null });
  expect(note.fwtnic).toMatch(/^[0-9a-f-]{36}$/);
  expect(note.lines).toMatchObject([{ name: 'Miell', code: 'M-1', unit: 'kg', quantity: 12.5 }]);
  expect(note.timeline.map(({ kind }) => kind)).toEqual(['issued', 'sent', 'fiscalized']);
  const response = await fetch(note.link.replace('#/wtn?', 'api/verifyNote?'));
  const { wtnic, fwtnic, vehiclePlates } = note;
  expect(await response.json()).toMatchObject({ wtnic, fwtnic, vehiclePlates });
});

test('the tax authority accepts every kind of WTN that the law allows', async () => {
  const kinds: NoteGiven[] = [
    {
      transaction: 'DOOR',
      start: { point: 'CUSTOMS', address: 'Porti', city: 'Durrës', at: at(0) },
      destination: { point: 'SALE', address: 'Sheshi 1', city: 'Krujë', at: at(5) },
    },
    { kind: 'SALE', transaction: 'SALES', isGoodsFlammable: true, isEscortRequired: true },
    { kind: 'SALE', transaction: 'EXAMINATION', packaging: 'CONTAINERS', packageCount: 3, valueOfGoods: 0 },
    carried,
    {
      vehicle: { ownership: 'THIRDPARTY', plates: 'AB1' },
      carrier: { ...carrier, idType: 'ID', idNumber: 'J90512034L', address: '', town: '' },
      lines: Array.from({ length: 1000 }, () => ({ ...line, unit: 'copë', quantity: 0.001 })),
    },
  ];
  for (const given of kinds) await issue(given);
  await deliverAll();
  const { wtns, count } = await business.client(wtn.list, {});
  expect(count).toBe(kinds.length);
  expect(wtns.map(({ status, fault }) => [status, fault])).toEqual(kinds.map(() => ['fiscalized', null]));
});

test('WTNs issued concurrently have consecutive numbers without duplicates', async () => {
  await Promise.all(Array.from({ length: 8 }, () => issue()));
  const numbers = (await rowsOf('transfer_notes')).map(({ number }) => Number(number));
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
});

test('the same WTN sent concurrently is issued once, and a later repeat returns it', async () => {
  const note = aNote(server, business.till.id);
  const replies = await Promise.all(Array.from({ length: 6 }, () => issue(note)));
  expect(new Set(idsOf(replies)).size).toBe(1);
  expect(await rowsOf('transfer_notes')).toHaveLength(1);
  await deliverAll();
  expect(await issue(note)).toMatchObject({ _id: replies[0]?._id, status: 'fiscalized' });
});

test('of two different WTNs sent with the same id, the second is refused with the number of the first', async () => {
  const note = aNote(server, business.till.id);
  const values = [1, 2, 1, 2, 1, 2];
  const outcomes = await Promise.allSettled(values.map((valueOfGoods) => issue({ ...note, valueOfGoods })));
  const rows = await rowsOf('transfer_notes');
  expect(rows).toHaveLength(1);
  const isFirst = values.map((value) => value * 100 === Number(rows[0]?.['value_of_goods']));
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(isFirst);
  const refusal = await refusalOf(issue({ ...note, valueOfGoods: 901 }));
  expect(refusal).toMatchObject({ status: 409, code: 'note-issued-otherwise' });
  expect(refusal.message).toContain(`1/${year}`);
});

test('a refused WTN takes no number and inserts no rows', async () => {
  const stranger = await addBusiness(server);
  const articleId = await addArticle(server, stranger.id, stranger.owner.token);
  const wrong = await refusalOf(
    issue({
      vehicle: { ownership: 'THIRDPARTY', plates: 'AA 1' },
      start: { ...place, point: 'STORE', at: at(-2) },
    }),
  );
  expect(wrong.problems?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'carrier carrier-needed',
    'start.at start-before-issue',
  ]);
  const unreadable = await refusalOf(issue({ lines: [{ ...line, name: 'Miell\u0000' }] }));
  expect(unreadable.problems).toMatchObject([{ path: 'lines.0.name', code: 'unreadable-character' }]);
  expect((await refusalOf(issue({ lines: [{ ...line, articleId }] }))).code).toBe('not-found');
  await server.asOwner`update tenant.shops set address = '' where business_id = ${business.id}`;
  expect((await refusalOf(issue())).code).toBe('shop-address-missing');
  expect([await rowsOf('transfer_notes'), await rowsOf('document_counters')]).toEqual([[], []]);
});

test('control characters are removed from the texts of a WTN', async () => {
  const start = { ...place, point: 'STORE', address: 'Rr.\u000Be Kavajës\u001F', at: at(0) } as const;
  const { _id } = await issue({ start, lines: [{ ...line, name: '\u0002Miell\u0003' }] });
  await deliverAll();
  expect(await one(_id)).toMatchObject({
    status: 'fiscalized',
    start: { address: 'Rr. e Kavajës' },
    lines: [{ name: 'Miell' }],
  });
});

test('a pending WTN is listed with the hours until its deadline, and a resend has the same WTNIC', async () => {
  await standIn.control('PUT', '/switches', { down: 'unavailable' });
  const { _id, nslfsh } = await issue();
  await deliverAll();
  const waiting = await business.client(wtn.waiting, {});
  const shown = { _id, wtnic: nslfsh, hoursLeft: 47, deadlineState: 'in-time', attempts: 1 };
  expect(waiting).toMatchObject({ wtns: [shown], count: 1, nearCount: 0 });
  expect(waiting.wtns[0]?.fault).not.toBeNull();
  expect((await one(_id)).waiting).toMatchObject({ hoursLeft: 47 });
  // The tax authority accepts it now, but its reply is lost.
  await standIn.control('PUT', '/switches', { down: 'no', dropReply: true });
  const stranger = newRecordId(new Date());
  const resent = await business.client(wtn.resend, { ids: [_id, stranger] });
  expect(resent.results.map(({ outcome }) => outcome)).toEqual(['queued', 'not-found']);
  await deliverAll();
  expect((await one(_id)).status).toBe('pending');
  await standIn.control('PUT', '/switches', { dropReply: false });
  await business.client(wtn.resend, { ids: [_id] });
  await deliverAll();
  expect(await one(_id)).toMatchObject({ status: 'fiscalized', wtnic: nslfsh });
  const again = await business.client(wtn.resend, { ids: [_id] });
  expect(again.results).toEqual([{ id: _id, outcome: 'fiscalized' }]);
  expect(await business.client(wtn.waiting, {})).toMatchObject({ count: 0 });
});

test('an invoice prefills a WTN with its goods and addresses, and lists the WTNs issued for it', async () => {
  const articleId = await addArticle(server, business.id, business.owner.token, { name: 'Vaj ulliri' });
  const buyer = { ...party, idNumber: 'L12345678A', name: 'Blerësi shpk' };
  const sold = await business.sell({
    lines: [aLine({ articleId, name: 'Vaj ulliri', sku: 'V-1', quantity: 3, price: 500 })],
    payments: [{ type: 'ACCOUNT', amount: 1500 }],
    buyer,
  });
  const prefill = await business.client(wtn.fromInvoice, { invoiceId: sold._id });
  expect(prefill).toMatchObject({
    invoiceNumber: sold.invoiceNumber,
    tillId: business.till.id,
    valueOfGoods: 1500,
    start: { address: 'Rr. e Provës 1', city: 'Tiranë' },
    destination: { address: buyer.address, city: buyer.town },
    lines: [{ articleId, name: 'Vaj ulliri', code: 'V-1', quantity: 3 }],
  });
  const { _id } = await issue({ invoiceId: sold._id, lines: prefill.lines });
  expect(await one(_id)).toMatchObject({ invoiceId: sold._id, invoiceNumber: sold.invoiceNumber });
  const { wtns } = await business.client(wtn.ofInvoice, { invoiceId: sold._id });
  expect(idsOf(wtns)).toEqual([_id]);
});

test('WTNs are found by number, code, plates, carrier and goods, and by the filters of the list', async () => {
  const first = await issue();
  const second = await issue({ ...carried, transaction: 'DOOR', lines: [{ ...line, name: 'Çaj mali' }] });
  await deliverAll();
  const third = await issue();
  const { fwtnic, wtnic } = await one(second._id);
  const searches = [
    `2/${year}`,
    'TR905',
    'tr 905 aa',
    'caj',
    'drini',
    wtnic,
    wtnic.toLowerCase(),
    fwtnic ?? '',
  ];
  const found: [InputOf<typeof wtn.list>, readonly { readonly _id: string }[]][] = [
    [{}, [third, second, first]],
    ...searches.map((search): (typeof found)[number] => [{ search }, [second]]),
    [{ search: 'durres' }, [third, second, first]],
    [{ search: '%' }, []],
    [{ transactions: ['DOOR'] }, [second]],
    [{ statuses: ['pending'] }, [third]],
    [{ posIds: [business.till.id], paginationOptions: { page: 2, maxCount: 1 } }, [second]],
    [{ shopIds: [business.shopId] }, [third, second, first]],
    [{ shopIds: [newRecordId(new Date())] }, []],
    [{ date: { to: '2020-01-01' } }, []],
  ];
  for (const [filter, expected] of found) {
    const { wtns } = await business.client(wtn.list, filter);
    expect(idsOf(wtns), JSON.stringify(filter)).toEqual(idsOf(expected));
  }
  const exported = await business.client(wtn.exported, { paginationOptions: { page: 2, maxCount: 1 } });
  expect(exported).toMatchObject({ count: 3, isMore: false });
  expect(exported.wtns).toHaveLength(3);
});

test('after the first print a WTN is printed as a copy', async () => {
  const { _id } = await issue();
  const before = await business.client(wtn.pdf, { ids: [_id] });
  expect(before.name).toBe(`WTN-1-${year}.pdf`);
  expect(Buffer.from(before.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await business.client(wtn.printed, { ids: [_id] });
  expect((await business.client(wtn.pdf, { ids: [_id] })).pdf).not.toBe(before.pdf);
  expect((await one(_id)).timeline.map(({ kind }) => kind)).toEqual(['issued', 'printed']);
  await expect(server.asOwner`update tenant.transfer_notes set plates = 'X'`).rejects.toThrow(
    /never changed/,
  );
});

test('another business gets not-found for a WTN and for its invoice', async () => {
  const { _id: invoiceId } = await business.sell();
  const { _id: id } = await issue();
  const { client, till } = await addSellingBusiness(server, standIn);
  const calls = [
    client(wtn.one, { id }),
    client(wtn.resend, { ids: [id] }),
    client(wtn.seeMissed, { ids: [id] }),
    client(wtn.pdf, { ids: [id] }),
    client(wtn.printed, { ids: [id] }),
    client(wtn.ofInvoice, { invoiceId }),
    client(wtn.fromInvoice, { invoiceId }),
    client(wtn.issue, aNote(server, till.id, { invoiceId })),
    client(wtn.issue, aNote(server, business.till.id)),
  ];
  const codes = await Promise.all(calls.map(async (call) => (await refusalOf(call)).code));
  expect(codes).toEqual(calls.map(() => 'not-found'));
  expect(await client(wtn.list, {})).toMatchObject({ wtns: [], count: 0 });
  expect(await client(wtn.waiting, {})).toMatchObject({ wtns: [], count: 0 });
  expect(await rowsOf('transfer_notes')).toHaveLength(1);
});
