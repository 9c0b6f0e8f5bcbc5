import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addBusiness,
  addSellingBusiness,
  newRegistrationCode,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { sales } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ environment: standIn.environment });
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
const mend = async (...ids: readonly string[]) =>
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
const mendsKept = async (id: string) => [
  ...(await server.asOwner`
    select * from tenant.invoice_mends where business_id = ${business.id} and invoice_id = ${id}`),
];

/** Sold while the code of the shop was wrong, which by now is right. */
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

describe('an invoice that was refused for what stands in the settings', () => {
  test('takes the mended unit code and is taken under a new NSLF; what it had is kept', async () => {
    const sold = await refusedForUnit();
    expect(await quoteOf(sold._id)).toEqual({
      id: sold._id,
      hindrance: null,
      changes: [{ fact: 'businessUnitCode', before: sold.wrong, after: business.bUnitCode }],
      renewsNslf: true,
    });
    expect(await mend(sold._id)).toEqual([{ id: sold._id, outcome: 'mended' }]);
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
    expect(await mendsKept(sold._id)).toMatchObject([
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

  test('sent again without mending is refused for the same', async () => {
    const sold = await refusedForUnit();
    await business.client(sales.resend, { ids: [sold._id] });
    await deliverAll();
    expect(await oneOf(sold._id)).toMatchObject({ status: 'error', fault: '41' });
  });

  test('bears the mended code of its cash device in its number', async () => {
    const wrong = newRegistrationCode();
    await setTcr(wrong);
    const sold = await business.sell();
    await deliverAll();
    await setTcr(business.till.tcrCode);
    expect(sold.invoiceNumber.endsWith(`/${wrong}`)).toBe(true);
    expect(await mend(sold._id)).toEqual([{ id: sold._id, outcome: 'mended' }]);
    await deliverAll();
    const { status, tcrCode, meta } = await oneOf(sold._id);
    expect({ status, tcrCode, number: meta.invoiceNumber }).toEqual({
      status: 'fiscalized',
      tcrCode: business.till.tcrCode,
      number: sold.invoiceNumber.replace(wrong, business.till.tcrCode),
    });
  });

  test('keeps its NSLF where only the operator code changes', async () => {
    await setOperator(newRegistrationCode());
    const sold = await business.sell();
    await deliverAll();
    await setOperator(business.opCode);
    expect(await quoteOf(sold._id)).toMatchObject({
      changes: [{ fact: 'operatorCode', after: business.opCode }],
      renewsNslf: false,
    });
    expect(await mend(sold._id)).toEqual([{ id: sold._id, outcome: 'mended' }]);
    await deliverAll();
    const invoice = await oneOf(sold._id);
    expect(invoice).toMatchObject({
      status: 'fiscalized',
      operatorCode: business.opCode,
      meta: { iic: sold.nslf },
    });
    expect(invoice.timeline.find(({ kind }) => kind === 'mended')).toMatchObject({ about: '' });
  });

  test('that nothing differs in is handed over as it is', async () => {
    const sold = await refusedForUnit();
    await setUnit(sold.wrong);
    expect(await quoteOf(sold._id)).toMatchObject({ hindrance: null, changes: [] });
    expect(await mend(sold._id)).toEqual([{ id: sold._id, outcome: 'queued' }]);
    expect(await mendsKept(sold._id)).toHaveLength(0);
    expect((await oneOf(sold._id)).status).toBe('pending');
  });
});

describe('what is not mended', () => {
  test('was printed', async () => {
    const sold = await refusedForUnit();
    await business.client(sales.printed, { ids: [sold._id], paper: '80' });
    expect(await quoteOf(sold._id)).toMatchObject({ hindrance: 'printed' });
    expect(await mend(sold._id)).toEqual([{ id: sold._id, outcome: 'printed' }]);
    expect(await oneOf(sold._id)).toMatchObject({ status: 'error', meta: { iic: sold.nslf } });
  });

  test('was issued before the business left the VAT', async () => {
    const sold = await refusedForUnit();
    await server.asOwner`update tenant.settings set is_in_vat = false where business_id = ${business.id}`;
    expect(await mend(sold._id)).toEqual([{ id: sold._id, outcome: 'vat' }]);
    expect((await oneOf(sold._id)).status).toBe('error');
  });

  test('was not refused, or is not there', async () => {
    const sold = await business.sell();
    const notRefused = { id: sold._id, outcome: 'not-refused' };
    expect(await mend(sold._id, sold._id)).toEqual([notRefused]);
    await deliverAll();
    expect(await mend(sold._id, unknown)).toEqual([notRefused, { id: unknown, outcome: 'not-found' }]);
    expect((await oneOf(sold._id)).meta.iic).toBe(sold.nslf);
  });

  test('belongs to another business', async () => {
    const sold = await refusedForUnit();
    const other = server.client((await addBusiness(server)).owner.token);
    const ids = [sold._id];
    expect((await refusalOf(other(sales.quoteMend, { ids }))).code).toBe('not-found');
    expect((await refusalOf(other(sales.mend, { ids }))).code).toBe('not-found');
    expect(await mendsKept(sold._id)).toHaveLength(0);
  });

  test('was mended a moment ago by somebody else', async () => {
    const sold = await refusedForUnit();
    const both = await Promise.all([mend(sold._id), mend(sold._id)]);
    const outcomes = both.flat().map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['mended', 'not-refused']);
    expect(await mendsKept(sold._id)).toHaveLength(1);
    await deliverAll();
    expect((await oneOf(sold._id)).status).toBe('fiscalized');
  });
});

describe('beside mending', () => {
  const inBusiness = <Result>(id: string, work: (transaction: Transaction) => Promise<Result>) =>
    inTransaction(server.pool, async (transaction) => {
      await transaction.run(`select set_config('tezga.business_id', $1, true)`, [id]);
      return work(transaction);
    });
  const throughTheDoor = (businessId: string, id: string) =>
    inBusiness(businessId, async (transaction) => {
      const [row] = await transaction.run(
        `select tenant.mend_invoice($1, $1, now(), $1, 'x', '{}') as done`,
        [id],
      );
      return row?.['done'];
    });

  test('nothing changes an invoice, not even its owner', async () => {
    const { _id } = await refusedForUnit();
    const changes = [
      server.asOwner`update tenant.invoices set notes = 'tjetër' where id = ${_id}`,
      server.asOwner`update tenant.invoices set operator_code = 'aa111aa111' where id = ${_id}`,
      server.asOwner`update tenant.invoices set iic = ${'A'.repeat(32)} where id = ${_id}`,
      server.asOwner`delete from tenant.invoices where id = ${_id}`,
      server.asOwner`truncate tenant.invoices cascade`,
    ];
    for (const change of changes) await expect(change).rejects.toThrow(/never changed/);
    expect(await mend(_id)).toEqual([{ id: _id, outcome: 'mended' }]);
    await expect(server.asOwner`delete from tenant.invoice_mends`).rejects.toThrow(/never changed/);
    const again = server.asOwner`update tenant.invoices set operator_code = 'aa111aa111' where id = ${_id}`;
    await expect(again).rejects.toThrow(/never changed/);
  });

  test('the server itself may not, and the door opens for what was refused and never printed', async () => {
    const taken = await business.sell();
    await deliverAll();
    const update = inBusiness(business.id, (transaction) =>
      transaction.run(`update tenant.invoices set notes = 'x' where business_id = $1`, [business.id]),
    );
    await expect(update).rejects.toThrow(/permission denied/);
    const refused = await refusedForUnit();
    const other = await addBusiness(server);
    expect(await throughTheDoor(other.id, refused._id)).toBe(false);
    expect(await throughTheDoor(business.id, taken._id)).toBe(false);
    await business.client(sales.printed, { ids: [refused._id], paper: 'A4' });
    expect(await throughTheDoor(business.id, refused._id)).toBe(false);
  });
});
