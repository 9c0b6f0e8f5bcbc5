import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addSellingBusiness,
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

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const issue = (given: NoteGiven = {}) => business.client(wtn.issue, aNote(server, business.till.id, given));
const one = async (id: string) => (await business.client(wtn.one, { id })).wtn;
const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();

/** A transfer from the shop of the business to a secondary warehouse, and the lines of its goods. */
async function sentTransfer() {
  const { id, client, owner, shopId } = business;
  const [articleId, depotId] = [
    await addArticle(server, id, owner.token, { name: 'Sheqer', sku: 'S-1' }),
    newRecordId(server.clock.now()),
  ];
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city, is_secondary)
    values (${id}, ${depotId}, 'Depo', 'Rr. e Depos 3', 'Vorë', true)`;
  await client(contract.warehouse.addEntry, {
    documentId: newRecordId(server.clock.now()),
    shopId,
    lines: [{ articleId, quantity: 5, unitCost: 100 }],
  });
  const { _id: transferId, code } = await client(contract.warehouse.createTransfer, {
    documentId: newRecordId(server.clock.now()),
    shopId,
    targetShopId: depotId,
    lines: [{ articleId, quantity: 2 }],
  });
  return { transferId, code };
}

test('a WTN filled from a transfer has its goods, cost, route and the last plates, and the transfer shows it', async () => {
  await issue({ vehicle: { plates: 'TR 905 AA' } });
  const { transferId, code } = await sentTransfer();
  const prefill = await business.client(wtn.fromTransfer, { transferId });
  expect(prefill).toMatchObject({
    transferNumber: code,
    tillId: business.till.id,
    valueOfGoods: 200,
    start: { point: 'STORE' },
    destination: { point: 'WAREHOUSE', address: 'Rr. e Depos 3', city: 'Vorë' },
    vehicle: { ownership: 'OWNER', plates: 'TR905AA' },
    carrier: null,
    lines: [{ name: 'Sheqer', code: 'S-1', quantity: 2 }],
  });
  const { start, destination, valueOfGoods, lines, vehicle } = prefill;
  const { _id } = await issue({
    transferId,
    valueOfGoods,
    lines,
    vehicle: vehicle ?? { plates: '' },
    start: { ...start, at: at(0) },
    destination: { ...destination, at: at(1) },
  });
  await deliverAll();
  expect(await one(_id)).toMatchObject({ transferId, transferNumber: code, status: 'fiscalized' });
  const { wtns } = await business.client(wtn.ofTransfer, { transferId });
  expect(wtns).toMatchObject([{ _id, transferNumber: code, destinationCity: 'Vorë' }]);
  const { wtns: found } = await business.client(wtn.list, { search: code });
  expect(found.map((note) => note._id)).toEqual([_id]);
});

test('completing a transfer leaves its WTN unchanged, and no further WTN is issued', async () => {
  const { transferId, code } = await sentTransfer();
  const note = aNote(server, business.till.id, { transferId });
  const { _id, wtnNumber } = await business.client(wtn.issue, note);
  await business.client(contract.warehouse.completeTransfer, { transferOrderId: transferId });
  expect((await business.client(wtn.issue, note))._id).toBe(_id);
  expect(await one(_id)).toMatchObject({ wtnNumber, transferNumber: code });
  expect(await refusalOf(issue({ transferId }))).toMatchObject({ code: 'transfer-completed' });
});

test('a cancelled transfer gets no WTN', async () => {
  const { transferId } = await sentTransfer();
  await business.client(contract.warehouse.cancelTransfer, { transferOrderId: transferId });
  expect(await refusalOf(issue({ transferId }))).toMatchObject({ code: 'transfer-cancelled' });
  const atOnce = business.client(wtn.issueOfTransfer, { transferId, vehicle: { plates: 'AA 123 BB' } });
  expect(await refusalOf(atOnce)).toMatchObject({ code: 'transfer-cancelled' });
  expect((await business.client(wtn.list, {})).wtns).toEqual([]);
});

test('a transfer of another business gives not-found', async () => {
  const { transferId } = await sentTransfer();
  const { client, till } = await addSellingBusiness(server, standIn);
  const calls = [
    client(wtn.ofTransfer, { transferId }),
    client(wtn.fromTransfer, { transferId }),
    client(wtn.issue, aNote(server, till.id, { transferId })),
    client(wtn.issueOfTransfer, { transferId, vehicle: { plates: 'AA123BB' } }),
  ];
  const refusals = await Promise.all(calls.map((call) => refusalOf(call)));
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

const issueOf = (transferId: string, more: object = {}) =>
  business.client(wtn.issueOfTransfer, { transferId, ...more });

test('the WTN of a transfer has its goods and shops, and the vehicle of the previous WTN', async () => {
  const carrier = {
    idType: 'NUIS',
    idNumber: 'L91412709B',
    name: 'Drini',
    address: '',
    town: 'Tiranë',
  } as const;
  await issue({ vehicle: { ownership: 'THIRDPARTY', plates: 'TR 905 AA' }, carrier });
  const { transferId, code } = await sentTransfer();
  const { _id } = await issueOf(transferId);
  await deliverAll();
  expect(await one(_id)).toMatchObject({
    transferId,
    transferNumber: code,
    status: 'fiscalized',
    transaction: 'TRANSFER',
    vehicleOwnership: 'THIRDPARTY',
    vehiclePlates: 'TR905AA',
    carrier,
    valueOfGoods: 200,
    start: { point: 'STORE' },
    destination: { point: 'WAREHOUSE', address: 'Rr. e Depos 3', city: 'Vorë' },
    lines: [{ name: 'Sheqer', code: 'S-1', quantity: 2 }],
  });
});

test('a WTN of a transfer with a missing field is refused at that field, and is issued when the field is sent', async () => {
  const { transferId } = await sentTransfer();
  await server.asOwner`update tenant.shops set address = '' where business_id = ${business.id} and is_secondary`;
  const missing = await refusalOf(issueOf(transferId));
  expect(missing).toMatchObject({ code: 'invalid-input' });
  expect(missing.problems?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'vehicle.plates required',
    'destination.address required',
  ]);
  expect((await business.client(wtn.list, {})).wtns).toEqual([]);
  const destination = { address: 'Rr. e re 4' };
  const { _id } = await issueOf(transferId, { vehicle: { plates: 'aa 123 bb' }, destination });
  expect(await one(_id)).toMatchObject({
    vehiclePlates: 'AA123BB',
    destination: { ...destination, city: 'Vorë' },
  });
});

test('one of several concurrent calls issues the WTN of a transfer; the others and later repeats return it', async () => {
  const { transferId } = await sentTransfer();
  const issued = await Promise.all(
    Array.from({ length: 6 }, () => issueOf(transferId, { vehicle: { plates: 'AA 123 BB' } })),
  );
  expect(new Set(issued.map(({ wtnNumber }) => wtnNumber)).size).toBe(1);
  expect((await business.client(wtn.list, {})).wtns).toHaveLength(1);
  await business.client(contract.warehouse.completeTransfer, { transferOrderId: transferId });
  expect((await issueOf(transferId))._id).toBe(issued[0]?._id);
});
