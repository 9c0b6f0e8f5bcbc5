import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addSecondShop,
  addSellingBusiness,
  aNote,
  hireFor,
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
  return { transferId, code, depotId, articleId };
}

/** Another transfer of these goods from the shop of the business. */
async function transferTo(targetShopId: string, articleId: string): Promise<string> {
  const { _id } = await business.client(contract.warehouse.createTransfer, {
    documentId: newRecordId(server.clock.now()),
    shopId: business.shopId,
    targetShopId,
    lines: [{ articleId, quantity: 1 }],
  });
  return _id;
}

test('a WTN prefilled from a transfer has its goods, cost and route, and the vehicle of the previous WTN', async () => {
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

test('completing a transfer does not change its WTN, and a completed transfer gets no further WTN', async () => {
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

test('a call for the WTN of a transfer of another business gives not-found', async () => {
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

test('the WTN of a transfer has its goods and shops, and the vehicle that the caller sent', async () => {
  const { transferId, code } = await sentTransfer();
  const { _id } = await issueOf(transferId, { vehicle: { plates: 'AA 123 BB' } });
  await deliverAll();
  expect(await one(_id)).toMatchObject({
    transferId,
    transferNumber: code,
    status: 'fiscalized',
    transaction: 'TRANSFER',
    vehicleOwnership: 'OWNER',
    vehiclePlates: 'AA123BB',
    carrier: null,
    valueOfGoods: 200,
    start: { point: 'STORE' },
    destination: { point: 'WAREHOUSE', address: 'Rr. e Depos 3', city: 'Vorë' },
    lines: [{ name: 'Sheqer', code: 'S-1', quantity: 2 }],
  });
});

const platesFor = async (transferId: string) =>
  (await business.client(wtn.ofTransfer, { transferId })).plates;

test('the vehicle proposed for the WTN of a transfer is the vehicle of the business in the last transfer from the same shop', async () => {
  const carrier = {
    idType: 'NUIS',
    idNumber: 'L91412709B',
    name: 'Drini',
    address: '',
    town: 'Tiranë',
  } as const;
  const first = await sentTransfer();
  await issue({ vehicle: { plates: 'TR 905 AA' } });
  expect(await platesFor(first.transferId)).toBeNull();
  await issueOf(first.transferId, { vehicle: { plates: 'AA 123 BB' } });
  const hired = { vehicle: { ownership: 'THIRDPARTY', plates: 'TR 906 AA' }, carrier } as const;
  await issue({ transferId: first.transferId, ...hired });
  const next = await transferTo(first.depotId, first.articleId);
  expect(await platesFor(next)).toBe('AA123BB');
  const missing = await refusalOf(issueOf(next));
  expect(missing.problems?.map(({ path }) => path)).toEqual(['vehicle.plates']);
});

test('an employee of the receiving shop cannot issue a WTN of a transfer, neither the first nor a further one', async () => {
  const { articleId } = await sentTransfer();
  const { shopId, tillId } = await addSecondShop(server, business);
  const transferId = await transferTo(shopId, articleId);
  const { client } = await hireFor(server, business.id, [shopId]);
  const vehicle = { plates: 'AA 123 BB' };
  const tryBoth = async () => {
    const calls = [
      client(wtn.issueOfTransfer, { transferId, vehicle }),
      client(wtn.issue, aNote(server, tillId, { transferId })),
    ];
    const refusals = await Promise.all(calls.map((call) => refusalOf(call)));
    return refusals.map(({ code }) => code);
  };
  const refused = ['transfer-of-other-shop', 'transfer-of-other-shop'];
  expect(await tryBoth()).toEqual(refused);
  const seen = { wtns: [], mayIssue: false, plates: null };
  expect(await client(wtn.ofTransfer, { transferId })).toMatchObject({ ...seen, isIssued: false });
  await issueOf(transferId, { vehicle });
  expect(await tryBoth()).toEqual(refused);
  expect(await client(wtn.ofTransfer, { transferId })).toMatchObject({ ...seen, isIssued: true });
  expect((await business.client(wtn.list, {})).wtns).toMatchObject([{ wtnNumber: '1/2026' }]);
});

test('an employee of a warehouse without a till issues the WTN of its transfer at the till of the other shop', async () => {
  const { articleId, depotId, transferId: there } = await sentTransfer();
  await business.client(contract.warehouse.completeTransfer, { transferOrderId: there });
  const { _id: transferId } = await business.client(contract.warehouse.createTransfer, {
    documentId: newRecordId(server.clock.now()),
    shopId: depotId,
    targetShopId: business.shopId,
    lines: [{ articleId, quantity: 1 }],
  });
  const { client } = await hireFor(server, business.id, [depotId]);
  const given = { transferId, vehicle: { plates: 'AA 123 BB' } };
  const { _id } = await client(wtn.issueOfTransfer, given);
  expect((await client(wtn.issueOfTransfer, given))._id).toBe(_id);
  expect(await one(_id)).toMatchObject({ shopId: business.shopId });
});

test('if the first WTN of a transfer is sent from the form and by the button at once, only one is issued', async () => {
  const { transferId } = await sentTransfer();
  const { isFirst } = await business.client(wtn.fromTransfer, { transferId });
  expect(isFirst).toBe(true);
  const form = issue({ noteId: transferId, transferId }).then(
    ({ _id }) => _id,
    (error: unknown) => (error instanceof CallError ? error.code : error),
  );
  const clicks = Array.from({ length: 4 }, () => issueOf(transferId, { vehicle: { plates: 'AA 123 BB' } }));
  const [typed, ...issued] = await Promise.all([form, ...clicks]);
  const { wtns } = await business.client(wtn.list, {});
  expect(wtns).toHaveLength(1);
  expect(new Set(issued.map(({ _id }) => _id))).toEqual(new Set([wtns[0]?._id]));
  expect([wtns[0]?._id, 'note-issued-otherwise']).toContain(typed);
  expect((await business.client(wtn.fromTransfer, { transferId })).isFirst).toBe(false);
});

test('issuing the WTN of a transfer is refused if a field is missing, and succeeds if the call contains the field', async () => {
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

test('of several concurrent calls for the WTN of a transfer one issues it; the others and later repeats return it', async () => {
  const { transferId } = await sentTransfer();
  const issued = await Promise.all(
    Array.from({ length: 6 }, () => issueOf(transferId, { vehicle: { plates: 'AA 123 BB' } })),
  );
  expect(new Set(issued.map(({ wtnNumber }) => wtnNumber)).size).toBe(1);
  expect((await business.client(wtn.list, {})).wtns).toHaveLength(1);
  await business.client(contract.warehouse.completeTransfer, { transferOrderId: transferId });
  expect((await issueOf(transferId))._id).toBe(issued[0]?._id);
});
