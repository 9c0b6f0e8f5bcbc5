import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addSellingBusiness,
  aNote,
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

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const issue = (given: NoteGiven = {}) =>
  business.client(contract.wtn.issue, aNote(server, business.till.id, given));
const one = async (id: string) => (await business.client(contract.wtn.one, { id })).wtn;
const year = new Date().getFullYear();
const carrier = { idType: 'NUIS', idNumber: 'L91412709B', name: 'Transport Drini' } as const;

test('notes are found by number, code, plates, town, carrier and goods, and by what they are', async () => {
  const vehicle = { ownership: 'THIRDPARTY', plates: 'TR 905 AA' } as const;
  const first = await issue();
  const second = await issue({
    transaction: 'DOOR',
    vehicle,
    carrier,
    lines: [{ name: 'Çaj mali', unit: 'kg', quantity: 1 }],
  });
  await deliverAll();
  const third = await issue();
  const shown = async (filter: WireInputOf<typeof contract.wtn.list>) =>
    (await business.client(contract.wtn.list, filter)).wtns.map(({ _id }) => _id);
  const { fwtnic, wtnic } = await one(second._id);
  expect(await shown({})).toEqual([third._id, second._id, first._id]);
  for (const search of [
    `2/${year}`,
    'TR905',
    'tr 905 aa',
    'caj',
    'drini',
    wtnic,
    wtnic.toLowerCase(),
    fwtnic ?? '',
  ])
    expect(await shown({ search }), search).toEqual([second._id]);
  expect(await shown({ search: 'durres' })).toHaveLength(3);
  expect(await shown({ search: '%' })).toEqual([]);
  expect(await shown({ transactions: ['DOOR'] })).toEqual([second._id]);
  expect(await shown({ statuses: ['pending'] })).toEqual([third._id]);
  expect(await shown({ posIds: [newRecordId(new Date())] })).toEqual([]);
  expect(await shown({ posIds: [business.till.id], paginationOptions: { page: 2, maxCount: 1 } })).toEqual([
    second._id,
  ]);
  expect(await shown({ date: { to: '2020-01-01' } })).toEqual([]);
  const exported = await business.client(contract.wtn.exported, {
    paginationOptions: { page: 2, maxCount: 1 },
  });
  expect(exported).toMatchObject({ count: 3, isMore: false });
  expect(exported.wtns).toHaveLength(3);
});

test('what went to paper says from then on that it is a copy', async () => {
  const { _id } = await issue();
  const before = await business.client(contract.wtn.pdf, { ids: [_id] });
  expect(before.name).toBe(`WTN-1-${year}.pdf`);
  expect(Buffer.from(before.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await business.client(contract.wtn.printed, { ids: [_id] });
  const after = await business.client(contract.wtn.pdf, { ids: [_id] });
  expect(after.pdf).not.toBe(before.pdf);
  expect((await one(_id)).timeline.map(({ kind }) => kind)).toEqual(['issued', 'printed']);
});

test('a note is history: not even the owner of the database changes it', async () => {
  await issue();
  await expect(server.asOwner`update tenant.transfer_notes set plates = 'X'`).rejects.toThrow(
    /never changed/,
  );
});
