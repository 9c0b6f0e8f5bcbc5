import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import {
  addBusiness,
  addSellingBusiness,
  newRegistrationCode,
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
});

/** A refused invoice whose shop has another business unit code than at the sale. */
async function refusedSale(): Promise<string> {
  const { _id } = await business.sell();
  await server.asOwner`
    update tenant.fiscal_documents set status = 'error', next_attempt_at = null,
      failure = ${server.asOwner.json({ name: '41', isOurs: false, code: '41', text: '' })}
    where business_id = ${business.id} and id = ${_id}`;
  await server.asOwner`
    update tenant.shops set business_unit_code = ${newRegistrationCode()}
    where business_id = ${business.id} and id = ${business.shopId}`;
  return _id;
}

const inBusiness = <Result>(id: string, work: (transaction: Transaction) => Promise<Result>) =>
  inTransaction(server.pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [id]);
    return work(transaction);
  });

const callMendInvoice = (businessId: string, id: string) =>
  inBusiness(businessId, async (transaction) => {
    const [row] = await transaction.run(
      `select tenant.repair_invoice($1::text, $1::text, now(), $1::text, 'x', '{}') as done`,
      [id],
    );
    return row?.['done'];
  });

test('database: only a repair can change an invoice, and changes by the owner of the table are refused', async () => {
  const id = await refusedSale();
  const operatorCode = () =>
    server.asOwner`update tenant.invoices set operator_code = 'aa111aa111' where id = ${id}`;
  const changes = [
    operatorCode,
    () => server.asOwner`update tenant.invoices set notes = 'tjetër' where id = ${id}`,
    () => server.asOwner`update tenant.invoices set iic = ${'A'.repeat(32)} where id = ${id}`,
    () => server.asOwner`delete from tenant.invoices where id = ${id}`,
    () => server.asOwner`truncate tenant.invoices cascade`,
  ];
  for (const change of changes) await expect(change()).rejects.toThrow(/never changed/);
  const { results } = await business.client(sales.mend, { ids: [id] });
  expect(results).toEqual([{ id, outcome: 'mended' }]);
  await expect(operatorCode()).rejects.toThrow(/never changed/);
  await expect(server.asOwner`delete from tenant.invoice_repairs`).rejects.toThrow(/never changed/);
});

test('database: a saved repair allows changes of the repaired columns only, within the transaction that saved it', async () => {
  const id = await refusedSale();
  const saveRepair = (owner: Pick<typeof server.asOwner, 'unsafe'>) =>
    owner.unsafe(
      `insert into tenant.invoice_repairs (business_id, id, invoice_id, at, by_id, by_name, business_unit_code, tcr_code,
         software_code, operator_code, seller, number_text, iic, iic_signature)
       select business_id, id, id, now(), id, 'x', business_unit_code, tcr_code, software_code, operator_code, seller,
         number_text, iic, iic_signature from tenant.invoices where id = $1`,
      [id],
    );
  const another = server.asOwner.begin(async (owner) => {
    await saveRepair(owner);
    await owner`update tenant.invoices set notes = 'tjetër' where id = ${id}`;
  });
  await expect(another).rejects.toThrow(/never changed/);
  await saveRepair(server.asOwner);
  const later = server.asOwner`update tenant.invoices set operator_code = 'aa111aa111' where id = ${id}`;
  await expect(later).rejects.toThrow(/never changed/);
});

test('database: the server role cannot update invoices, and repair_invoice repairs only refused, unprinted ones', async () => {
  const update = inBusiness(business.id, (transaction) =>
    transaction.run(`update tenant.invoices set notes = 'x' where business_id = $1`, [business.id]),
  );
  await expect(update).rejects.toThrow(/permission denied/);
  const { _id: waiting } = await business.sell();
  expect(await callMendInvoice(business.id, waiting)).toBe(false);
  const id = await refusedSale();
  const other = await addBusiness(server);
  expect(await callMendInvoice(other.id, id)).toBe(false);
  await business.client(sales.printed, { ids: [id], paper: 'A4' });
  expect(await callMendInvoice(business.id, id)).toBe(false);
});
