import { contract } from '@tezga/contract';
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
const issue = (given: NoteGiven = {}) =>
  business.client(contract.wtn.issue, aNote(server, business.till.id, given));
const one = async (id: string) => (await business.client(contract.wtn.one, { id })).wtn;
const rowsOf = (table: string) =>
  server.asOwner.unsafe(`select * from tenant.${table} where business_id = $1`, [business.id]);
const year = new Date().getFullYear();
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga e Blerësit 9',
  town: 'Vlorë',
} as const;
const carrier = {
  idType: 'NUIS',
  idNumber: 'AL L91412709B',
  name: 'Transport Drini',
  address: 'Rr. e Durrësit 1',
  town: 'Tiranë',
} as const;

test('a note is numbered, signed, told, and gets its NIVFSH', async () => {
  const issued = await issue();
  expect(issued).toMatchObject({ wtnNumber: `1/${year}`, status: 'pending' });
  expect(issued.nslfsh).toMatch(/^[0-9A-F]{32}$/);
  await deliverAll();
  const note = await one(issued._id);
  expect(note).toMatchObject({ status: 'fiscalized', fault: null, vehiclePlates: 'AA123BB', waiting: null });
  expect(note.fwtnic).toMatch(/^[0-9a-f-]{36}$/);
  expect(note.lines).toMatchObject([{ name: 'Miell', code: 'M-1', unit: 'kg', quantity: 12.5 }]);
  expect(note.timeline.map(({ kind }) => kind)).toEqual(['issued', 'sent', 'fiscalized']);
});

test('whatever the law lets a note say is taken by the tax authority', async () => {
  const now = server.clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const kinds: NoteGiven[] = [
    {
      transaction: 'DOOR',
      start: { point: 'CUSTOMS', address: 'Porti', city: 'Durrës', at: at(0) },
      destination: { point: 'SALE', address: 'Sheshi 1', city: 'Krujë', at: at(5) },
    },
    { kind: 'SALE', transaction: 'SALES', isGoodsFlammable: true, isEscortRequired: true },
    { kind: 'SALE', transaction: 'EXAMINATION', packaging: 'CONTAINERS', packageCount: 3, valueOfGoods: 0 },
    { vehicle: { ownership: 'THIRDPARTY', plates: 'tr-905-aa' }, carrier },
    {
      vehicle: { ownership: 'THIRDPARTY', plates: 'AB1' },
      carrier: { ...carrier, idType: 'ID', idNumber: 'J90512034L', address: '', town: '' },
      lines: Array.from({ length: 1000 }, (_unused, place) => ({
        name: `Mall ${place}`,
        unit: 'copë',
        quantity: 0.001,
      })),
    },
  ];
  for (const given of kinds) await issue(given);
  await deliverAll();
  const { wtns, count } = await business.client(contract.wtn.list, {});
  expect(count).toBe(kinds.length);
  expect(wtns.map(({ status, fault }) => [status, fault])).toEqual(kinds.map(() => ['fiscalized', null]));
});

test('anyone who scans the code finds the note at the tax authority', async () => {
  const { _id } = await issue();
  await deliverAll();
  const { link, wtnic, fwtnic } = await one(_id);
  const [page = '', question = ''] = link.split('#/wtn?');
  const response = await fetch(`${page}api/verifyNote?${question}`);
  expect(await response.json()).toMatchObject({ wtnic, fwtnic, vehiclePlates: 'AA123BB' });
});

test('notes issued at once have numbers without a gap, and none twice', async () => {
  await Promise.all(Array.from({ length: 8 }, () => issue()));
  const rows = await rowsOf('transfer_notes');
  const numbers = rows.map(({ number }) => Number(number)).toSorted((one_, other) => one_ - other);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('what is refused takes no number and leaves nothing', async () => {
  const past = new Date(server.clock.now().getTime() - 2 * 3_600_000).toISOString();
  const refusal = await refusalOf(
    issue({
      vehicle: { ownership: 'THIRDPARTY', plates: 'AA_1' },
      start: { point: 'STORE', address: 'Rr. 1', city: 'Tiranë', at: past },
    }),
  );
  expect(refusal.problems?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'vehicle.plates plates',
    'carrier carrier-needed',
    'start.at start-before-issue',
  ]);
  expect(await rowsOf('transfer_notes')).toEqual([]);
  expect(await issue()).toMatchObject({ wtnNumber: `1/${year}` });
});

test('what nobody can see in a text is no part of the note, and what cannot be read is refused at its field', async () => {
  const start = { point: 'STORE', city: 'Tiranë', at: server.clock.now().toISOString() } as const;
  const line = { unit: 'kg', quantity: 1 };
  const issued = await issue({
    start: { ...start, address: 'Rr.\u000Be Kavajës\u001F' },
    lines: [{ ...line, name: '\u0002Miell\u0003' }],
  });
  await deliverAll();
  expect(await one(issued._id)).toMatchObject({
    status: 'fiscalized',
    start: { address: 'Rr. e Kavajës' },
    lines: [{ name: 'Miell' }],
  });
  const refusal = await refusalOf(issue({ lines: [{ ...line, name: 'Miell\u0000' }] }));
  expect(refusal.code).toBe('invalid-input');
  expect(refusal.problems?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'lines.0.name unreadable-character',
  ]);
});

test('what the tax authority does not hear waits with its hours, and is sent again under the same code', async () => {
  await standIn.control('PUT', '/switches', { down: 'unavailable' });
  const { _id, nslfsh } = await issue();
  await deliverAll();
  const { wtns, count, nearCount } = await business.client(contract.wtn.waiting, {});
  expect([count, nearCount]).toEqual([1, 0]);
  expect(wtns).toMatchObject([{ _id, wtnic: nslfsh, hoursLeft: 47, deadlineState: 'in-time', attempts: 1 }]);
  expect(wtns[0]?.fault).not.toBeNull();
  expect((await one(_id)).waiting).toMatchObject({ hoursLeft: 47 });
  await standIn.control('PUT', '/switches', { down: 'no' });
  const stranger = newRecordId(new Date());
  const { results } = await business.client(contract.wtn.resend, { ids: [_id, stranger] });
  expect(results).toEqual([
    { id: _id, outcome: 'queued' },
    { id: stranger, outcome: 'not-found' },
  ]);
  await deliverAll();
  expect(await one(_id)).toMatchObject({ status: 'fiscalized', wtnic: nslfsh });
  const again = await business.client(contract.wtn.resend, { ids: [_id] });
  expect(again.results).toEqual([{ id: _id, outcome: 'fiscalized' }]);
  expect(await business.client(contract.wtn.waiting, {})).toMatchObject({ count: 0 });
});

test('a lost reply is asked for again and is no second note', async () => {
  await standIn.control('PUT', '/switches', { dropReply: true });
  const { _id } = await issue();
  await deliverAll();
  expect((await one(_id)).status).toBe('pending');
  await standIn.control('PUT', '/switches', { dropReply: false });
  await business.client(contract.wtn.resend, { ids: [_id] });
  await deliverAll();
  expect((await one(_id)).status).toBe('fiscalized');
});

test('an invoice says what its goods are and where they go, and knows its notes', async () => {
  const articleId = await addArticle(server, business.id, business.owner.token, { name: 'Vaj ulliri' });
  const sold = await business.sell({
    lines: [aLine({ articleId, name: 'Vaj ulliri', sku: 'V-1', quantity: 3, price: 500 })],
    payments: [{ type: 'ACCOUNT', amount: 1500 }],
    buyer,
  });
  const prefill = await business.client(contract.wtn.fromInvoice, { invoiceId: sold._id });
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
  const { wtns } = await business.client(contract.wtn.ofInvoice, { invoiceId: sold._id });
  expect(wtns.map((note) => note._id)).toEqual([_id]);
});

test('another business finds neither the note nor the invoice of it', async () => {
  const sold = await business.sell();
  const { _id: id } = await issue();
  const other = await addSellingBusiness(server, standIn);
  const calls = [
    other.client(contract.wtn.one, { id }),
    other.client(contract.wtn.resend, { ids: [id] }),
    other.client(contract.wtn.pdf, { ids: [id] }),
    other.client(contract.wtn.printed, { ids: [id] }),
    other.client(contract.wtn.ofInvoice, { invoiceId: sold._id }),
    other.client(contract.wtn.fromInvoice, { invoiceId: sold._id }),
    other.client(contract.wtn.issue, aNote(server, other.till.id, { invoiceId: sold._id })),
    other.client(contract.wtn.issue, aNote(server, business.till.id)),
  ];
  const codes = await Promise.all(calls.map(async (call) => (await refusalOf(call)).code));
  expect(codes).toEqual(calls.map(() => 'not-found'));
  expect(await other.client(contract.wtn.list, {})).toMatchObject({ wtns: [], count: 0 });
  expect(await other.client(contract.wtn.waiting, {})).toMatchObject({ wtns: [], count: 0 });
  expect(await rowsOf('transfer_notes')).toHaveLength(1);
});

test('an article of another business is on no note', async () => {
  const stranger = await addBusiness(server);
  const articleId = await addArticle(server, stranger.id, stranger.owner.token);
  const refusal = await refusalOf(issue({ lines: [{ articleId, name: 'X', unit: 'kg', quantity: 1 }] }));
  expect(refusal.code).toBe('not-found');
});

test('a shop without an address issues none', async () => {
  await server.asOwner`update tenant.shops set address = '' where business_id = ${business.id}`;
  expect((await refusalOf(issue())).code).toBe('shop-address-missing');
  expect(await rowsOf('document_counters')).toEqual([]);
});
