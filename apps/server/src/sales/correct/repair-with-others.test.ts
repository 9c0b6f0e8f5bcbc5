import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addFiscalBusiness,
  aSale,
  newRegistrationCode,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales, cashRegister } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addFiscalBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => {
  business = await addFiscalBusiness(server, standIn);
  await server.asOwner`
    update tenant.employees set operator_code = ${business.opCode}
    where business_id = ${business.id} and user_id = ${business.owner.id}`;
});

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const oneOf = async (id: string) => (await business.client(sales.one, { id })).invoice;
const repair = async (id: string) => (await business.client(sales.mend, { ids: [id] })).results[0]?.outcome;
const changesOf = async (id: string) =>
  (await business.client(sales.quoteMend, { ids: [id] })).invoices[0]?.changes.map(({ fact }) => fact);

const setUnit = (code: string) => server.asOwner`
  update tenant.shops set business_unit_code = ${code} where business_id = ${business.id} and id = ${business.shopId}`;
const setTcr = (code: string) => server.asOwner`
  update tenant.tills set tcr_code = ${code} where business_id = ${business.id} and id = ${business.till.id}`;

const openDrawer = () =>
  business.client(cashRegister.reportBalance, {
    pos_id: business.till.id,
    operation: 'INITIAL',
    amount: 1000,
  });
const sell = () => business.client(sales.issue, aSale(server, business.till.id));
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12006511W',
  name: 'Blerësi',
  address: 'Rr. 1',
  town: 'Tiranë',
} as const;
const sellOnAccount = () =>
  business.client(sales.issue, {
    ...aSale(server, business.till.id),
    buyer,
    payments: [{ type: 'ACCOUNT', amount: 120 }],
  });
const cancel = (id: string) =>
  business.client(sales.correct, {
    saleId: newRecordId(server.clock.now()),
    invoiceId: id,
    isWhole: true,
  });

test('repairing a sale whose TCR code was wrong also resends the refused opening of its drawer', async () => {
  await setTcr(newRegistrationCode());
  await openDrawer();
  const sold = await sell();
  await deliverAll();
  expect(await oneOf(sold._id)).toMatchObject({ status: 'pending', fault: '53' });
  await setTcr(business.till.tcrCode);
  expect(await changesOf(sold._id)).toEqual(['tcrCode']);
  expect(await repair(sold._id)).toBe('mended');
  await deliverAll();
  expect(await oneOf(sold._id)).toMatchObject({ status: 'fiscalized', tcrCode: business.till.tcrCode });
  const { transactions } = await business.client(cashRegister.transactions, {});
  expect(transactions).toMatchObject([{ operation: 'INITIAL', status: 'fiscalized' }]);
});

test('resending a sale also resends the opening of its drawer, if the opening was refused', async () => {
  await setTcr(newRegistrationCode());
  await openDrawer();
  const sold = await sell();
  await deliverAll();
  await setTcr(business.till.tcrCode);
  await business.client(sales.resend, { ids: [sold._id] });
  await deliverAll();
  const { transactions } = await business.client(cashRegister.transactions, {});
  expect(transactions).toMatchObject([{ operation: 'INITIAL', status: 'fiscalized' }]);
  // The opening was resent with the new TCR code of the till, but the sale still has the old one.
  expect(await oneOf(sold._id)).toMatchObject({ status: 'error', fault: '53' });
  expect(await repair(sold._id)).toBe('mended');
  await deliverAll();
  expect((await oneOf(sold._id)).status).toBe('fiscalized');
});

test('a sale whose submission waits for a refused opening of its drawer can be retracted', async () => {
  await setTcr(newRegistrationCode());
  await openDrawer();
  const sold = await sell();
  await deliverAll();
  const { _id: reversal } = await business.client(sales.retract, { id: sold._id });
  await deliverAll();
  expect(await oneOf(sold._id)).toMatchObject({ status: 'error', isRetracted: true });
  expect(await oneOf(reversal)).toMatchObject({ status: 'error', isRetracted: true });
  expect(await business.client(sales.waiting, {})).toMatchObject({ invoices: [], count: 0 });
  const { documents } = await business.client(contract.dashboard.alerts, {});
  expect(documents.filter(({ kind }) => kind === 'invoice')).toEqual([]);
});

test('retracting an invoice also retracts its cancellation if this was never submitted', async () => {
  await setUnit(newRegistrationCode());
  const sold = await sellOnAccount();
  const { _id: cancellation } = await cancel(sold._id);
  await deliverAll();
  expect((await business.client(sales.retract, { id: sold._id }))._id).toBe(cancellation);
  await setUnit(business.bUnitCode);
  await deliverAll();
  expect(await oneOf(sold._id)).toMatchObject({ status: 'error', isRetracted: true });
  expect(await oneOf(cancellation)).toMatchObject({
    status: 'error',
    isRetracted: true,
    meta: { fic: null },
  });
});

test('a repair does not replace the TCR code with which the drawer was opened by a newer code of the till', async () => {
  await openDrawer();
  await setUnit(newRegistrationCode());
  const sold = await sell();
  await deliverAll();
  await setUnit(business.bUnitCode);
  await setTcr(newRegistrationCode());
  expect(await changesOf(sold._id)).toEqual(['businessUnitCode']);
  expect(await repair(sold._id)).toBe('mended');
  await deliverAll();
  expect(await oneOf(sold._id)).toMatchObject({ status: 'fiscalized', tcrCode: business.till.tcrCode });
});

test('a correction of a refused invoice stays pending until both are repaired', async () => {
  await setUnit(newRegistrationCode());
  const sold = await sellOnAccount();
  const { _id: correction } = await cancel(sold._id);
  await deliverAll();
  expect(await oneOf(sold._id)).toMatchObject({ status: 'error', fault: '41' });
  expect(await oneOf(correction)).toMatchObject({ status: 'pending', fault: '41' });
  await setUnit(business.bUnitCode);
  expect(await repair(sold._id)).toBe('mended');
  expect(await repair(correction)).toBe('mended');
  await deliverAll();
  expect((await oneOf(sold._id)).status).toBe('fiscalized');
  expect((await oneOf(correction)).status).toBe('fiscalized');
});

test('an invoice cannot be repaired if a correction that refers to it was already submitted', async () => {
  await setUnit(newRegistrationCode());
  const sold = await sellOnAccount();
  const { _id: correction } = await cancel(sold._id);
  await deliverAll();
  await setUnit(business.bUnitCode);
  await server.asOwner`
    update tenant.fiscal_documents set first_sent_at = now() where business_id = ${business.id} and id = ${correction}`;
  expect(await repair(sold._id)).toBe('referred');
  expect((await oneOf(sold._id)).meta.iic).toBe(sold.nslf);
});

test('an invoice refused for its certificate is resent unchanged: an earlier attempt may have been accepted', async () => {
  await setUnit(newRegistrationCode());
  const sold = await sellOnAccount();
  await deliverAll();
  const failure = server.asOwner.json({ name: '38', isOurs: false, code: '38', text: 'revoked' });
  await server.asOwner`
    update tenant.fiscal_documents set failure = ${failure} where business_id = ${business.id} and id = ${sold._id}`;
  await setUnit(business.bUnitCode);
  expect(await changesOf(sold._id)).toEqual([]);
  expect(await repair(sold._id)).toBe('queued');
  expect((await oneOf(sold._id)).meta.iic).toBe(sold.nslf);
});
