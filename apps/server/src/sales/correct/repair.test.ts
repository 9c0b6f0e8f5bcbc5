import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addBusiness,
  addSellingBusiness,
  addTill,
  newRegistrationCode,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

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
beforeEach(async () => {
  business = await addSellingBusiness(server, standIn);
  await deliverAll();
});

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const oneOf = async (id: string) => (await business.client(sales.one, { id })).invoice;
const repair = async (...ids: readonly string[]) =>
  (await business.client(sales.mend, { ids: [...ids] })).results;
const quoteOf = async (id: string) => (await business.client(sales.quoteMend, { ids: [id] })).invoices[0];
const unknown = 'f'.repeat(24);

const setUnit = (code: string) => server.asOwner`
  update tenant.shops set business_unit_code = ${code} where business_id = ${business.id} and id = ${business.shopId}`;
const setTcr = (code: string) => server.asOwner`
  update tenant.tills set tcr_code = ${code} where business_id = ${business.id} and id = ${business.till.id}`;
const setOperator = (code: string) => server.asOwner`
  update tenant.employees set operator_code = ${code}
  where business_id = ${business.id} and user_id = ${business.owner.id}`;
const setRefused = (id: string) => server.asOwner`
  update tenant.fiscal_documents set status = 'error', next_attempt_at = null,
    failure = ${server.asOwner.json({ name: '53', isOurs: false, code: '53', text: '' })}
  where business_id = ${business.id} and id = ${id}`;
const savedRepairs = async (id: string) => [
  ...(await server.asOwner`
    select * from tenant.invoice_repairs where business_id = ${business.id} and invoice_id = ${id}`),
];

/** A sale that was refused for a wrong business unit code; the code of the shop is correct again. */
async function refusedForUnit() {
  const wrong = newRegistrationCode();
  await setUnit(wrong);
  const sold = await business.sell();
  await deliverAll();
  await setUnit(business.bUnitCode);
  expect(await oneOf(sold._id)).toMatchObject({ status: 'error', fault: '41' });
  return { ...sold, wrong };
}

const found = async (search: string) =>
  (await business.client(sales.list, { search })).invoices.map(({ _id }) => _id);

describe('repairing an invoice that was refused for a wrong setting', () => {
  test('a repaired invoice has the current business unit code and a new NSLF, and its old values are saved', async () => {
    const sold = await refusedForUnit();
    expect(await quoteOf(sold._id)).toEqual({
      id: sold._id,
      hindrance: null,
      changes: [{ fact: 'businessUnitCode', before: sold.wrong, after: business.bUnitCode }],
      renewsNslf: true,
    });
    expect(await repair(sold._id)).toEqual([{ id: sold._id, outcome: 'mended' }]);
    await deliverAll();
    const invoice = await oneOf(sold._id);
    expect(invoice).toMatchObject({
      status: 'fiscalized',
      businUnitCode: business.bUnitCode,
      meta: { invoiceNumber: sold.invoiceNumber, fic: expect.any(String) },
    });
    expect(invoice.meta.iic).not.toBe(sold.nslf);
    expect(invoice.timeline.map(({ kind, by, about }) => [kind, by, about])).toContainEqual([
      'mended',
      business.owner.name,
      sold.nslf,
    ]);
    expect(await savedRepairs(sold._id)).toMatchObject([
      {
        by_id: business.owner.id,
        business_unit_code: sold.wrong,
        number_text: sold.invoiceNumber,
        iic: sold.nslf,
        seller: { nuis: business.nuis },
      },
    ]);
    expect(await found(invoice.meta.iic)).toEqual([sold._id]);
    expect(await found(sold.nslf)).toEqual([]);
  });

  test('an invoice that is resent without a repair is refused again', async () => {
    const sold = await refusedForUnit();
    await business.client(sales.resend, { ids: [sold._id] });
    await deliverAll();
    expect(await oneOf(sold._id)).toMatchObject({ status: 'error', fault: '41' });
  });

  test('a repair of the TCR code gives the invoice a number with the current code', async () => {
    const wrong = newRegistrationCode();
    await setTcr(wrong);
    const sold = await business.sell();
    await deliverAll();
    await setTcr(business.till.tcrCode);
    expect(sold.invoiceNumber.endsWith(`/${wrong}`)).toBe(true);
    expect(await repair(sold._id)).toEqual([{ id: sold._id, outcome: 'mended' }]);
    await deliverAll();
    const { status, tcrCode, meta } = await oneOf(sold._id);
    expect({ status, tcrCode, number: meta.invoiceNumber }).toEqual({
      status: 'fiscalized',
      tcrCode: business.till.tcrCode,
      number: sold.invoiceNumber.replace(wrong, business.till.tcrCode),
    });
  });

  test('a repair of the operator code does not change the NSLF', async () => {
    await setOperator(newRegistrationCode());
    const sold = await business.sell();
    await deliverAll();
    await setOperator(business.opCode);
    expect(await quoteOf(sold._id)).toMatchObject({
      changes: [{ fact: 'operatorCode', after: business.opCode }],
      renewsNslf: false,
    });
    expect(await repair(sold._id)).toEqual([{ id: sold._id, outcome: 'mended' }]);
    await deliverAll();
    const invoice = await oneOf(sold._id);
    expect(invoice).toMatchObject({
      status: 'fiscalized',
      operatorCode: business.opCode,
      meta: { iic: sold.nslf },
    });
    expect(invoice.timeline.find(({ kind }) => kind === 'mended')).toMatchObject({ about: '' });
  });

  test('an invoice is resent unchanged if its values are the current ones', async () => {
    const sold = await refusedForUnit();
    await setUnit(sold.wrong);
    expect(await quoteOf(sold._id)).toMatchObject({ hindrance: null, changes: [] });
    expect(await repair(sold._id)).toEqual([{ id: sold._id, outcome: 'queued' }]);
    expect(await savedRepairs(sold._id)).toHaveLength(0);
    expect((await oneOf(sold._id)).status).toBe('pending');
  });
});

describe('invoices that are not repaired', () => {
  test('a printed invoice is not repaired', async () => {
    const sold = await refusedForUnit();
    await business.client(sales.printed, { ids: [sold._id], paper: '80' });
    expect(await quoteOf(sold._id)).toMatchObject({ hindrance: 'printed' });
    expect(await repair(sold._id)).toEqual([{ id: sold._id, outcome: 'printed' }]);
    expect(await oneOf(sold._id)).toMatchObject({ status: 'error', meta: { iic: sold.nslf } });
  });

  test('an invoice from before the business left the VAT scheme is not repaired', async () => {
    const sold = await refusedForUnit();
    await server.asOwner`update tenant.settings set is_in_vat = false where business_id = ${business.id}`;
    expect(await repair(sold._id)).toEqual([{ id: sold._id, outcome: 'vat' }]);
    expect((await oneOf(sold._id)).status).toBe('error');
  });

  test('an invoice that was not refused, or does not exist, is not repaired', async () => {
    const sold = await business.sell();
    const notRefused = { id: sold._id, outcome: 'not-refused' };
    expect(await repair(sold._id, sold._id)).toEqual([notRefused]);
    await deliverAll();
    expect(await repair(sold._id, unknown)).toEqual([notRefused, { id: unknown, outcome: 'not-found' }]);
    expect((await oneOf(sold._id)).meta.iic).toBe(sold.nslf);
  });

  test('an invoice of another business is not repaired', async () => {
    const sold = await refusedForUnit();
    const other = server.client((await addBusiness(server)).owner.token);
    const ids = [sold._id];
    expect((await refusalOf(other(sales.quoteMend, { ids }))).code).toBe('not-found');
    expect((await refusalOf(other(sales.mend, { ids }))).code).toBe('not-found');
    expect(await savedRepairs(sold._id)).toHaveLength(0);
  });

  test('an invoice is not repaired if another invoice has the number that it would get', async () => {
    const taken = await business.sell();
    await setTcr(newRegistrationCode());
    const { shopId, till } = business;
    const other = await addTill(server, business.id, shopId);
    await business.client(contract.cashRegister.reportBalance, {
      pos_id: other.id,
      operation: 'INITIAL',
      amount: 0,
    });
    const sold = await business.sell({ tillId: other.id });
    await setRefused(sold._id);
    await server.asOwner`
      update tenant.tills set tcr_code = ${till.tcrCode} where business_id = ${business.id} and id = ${other.id}`;
    expect(taken.invoiceNumber.split('/')[0]).toBe(sold.invoiceNumber.split('/')[0]);
    expect(await repair(sold._id)).toEqual([{ id: sold._id, outcome: 'number-taken' }]);
    expect((await oneOf(sold._id)).meta.iic).toBe(sold.nslf);
  });

  test('of two concurrent requests to repair an invoice one repairs it', async () => {
    const sold = await refusedForUnit();
    const both = await Promise.all([repair(sold._id), repair(sold._id)]);
    const outcomes = both.flat().map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['mended', 'not-refused']);
    expect(await savedRepairs(sold._id)).toHaveLength(1);
    await deliverAll();
    expect((await oneOf(sold._id)).status).toBe('fiscalized');
  });
});
