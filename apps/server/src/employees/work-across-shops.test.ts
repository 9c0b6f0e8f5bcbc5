import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addAssignedShops,
  refusalOf,
  startStandIn,
  startTestServer,
  type AssignedShops,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: AssignedShops['business'];
/** The second shop, to which the employee is not assigned. */
let other: AssignedShops['other'];
let own: AssignedShops['own'];
let saleAt: AssignedShops['saleAt'];
let hire: AssignedShops['hire'];
let employee: Awaited<ReturnType<AssignedShops['hire']>>;

beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => {
  ({ business, other, own, saleAt, hire } = await addAssignedShops(server, standIn));
  employee = await hire([business.shopId]);
});

const correctionOf = (invoiceId: string, quantity: number, tillId: string | null = null) => ({
  saleId: newRecordId(server.clock.now()),
  invoiceId,
  tillId,
  lines: [{ place: 1, quantity }],
});

/** The refunds in the corrections of an invoice, the oldest first. */
const refundsOf = (invoiceId: string) => server.asOwner<{ method: string; amount: number }[]>`
  select payment ->> 'method' as method, (payment ->> 'amount')::int as amount
  from tenant.invoice_references reference
  join tenant.invoices correction
    on correction.business_id = reference.business_id and correction.id = reference.invoice_id,
    jsonb_array_elements(correction.payments) payment
  where reference.business_id = ${business.id} and reference.referred_id = ${invoiceId}
  order by correction.id`;

const recordOf = async ({ employeeId }: { employeeId: string }) =>
  (await business.client(contract.employees.one, { id: employeeId })).employee;

const shopsOf = async (colleague: { employeeId: string }) =>
  (
    await server.asOwner`
    select shop_id from tenant.employee_shops
    where business_id = ${business.id} and employee_id = ${colleague.employeeId} order by shop_id`
  ).map((row) => String(row['shop_id']));

/** The employee of the first shop assigns shops to a colleague. */
async function editShops(colleague: { employeeId: string; opCode: string }, shopIds: string[]) {
  const { name, role, updatedAt } = await recordOf(colleague);
  await employee.client(contract.employees.edit, {
    employeeId: colleague.employeeId,
    name,
    roleId: role?._id ?? '',
    opCode: colleague.opCode,
    pin: '',
    shopIds,
    updatedAt,
  });
}

describe('for an employee of one of two shops', () => {
  test('if another shop corrected part of an invoice, only the rest can be corrected; nothing is refunded twice', async () => {
    const { client } = employee;
    const payments = [
      { type: 'BANKNOTE' as const, amount: 240 },
      { type: 'CARD' as const, amount: 120 },
    ];
    const sold = await business.client(contract.sales.issue, { ...saleAt(business.till.id, 3), payments });
    await business.client(contract.sales.correct, correctionOf(sold._id, 2, other.tillId));
    const { lines } = await client(contract.sales.correctable, { id: sold._id });
    expect(lines.map(({ quantityLeft }) => quantityLeft)).toEqual([1]);
    const tooMuch = client(contract.sales.correct, correctionOf(sold._id, 2));
    expect((await refusalOf(tooMuch)).code).toBe('invalid-input');
    const elsewhere = client(contract.sales.correct, correctionOf(sold._id, 1, other.tillId));
    expect((await refusalOf(elsewhere)).code).toBe('not-found');
    const quoted = await client(contract.sales.quoteCorrection, { invoiceId: sold._id, isWhole: true });
    expect(quoted.payments).toEqual([{ type: 'CARD', amount: -120 }]);
    const rest = await client(contract.sales.correct, correctionOf(sold._id, 1));
    expect(rest.totalPrice).toBe(-120);
    expect(await refundsOf(sold._id)).toEqual([
      { method: 'BANKNOTE', amount: -24_000 },
      { method: 'CARD', amount: -12_000 },
    ]);
    const again = client(contract.sales.correct, { ...correctionOf(sold._id, 1), isWhole: true });
    expect((await refusalOf(again)).code).toBe('nothing-to-correct');
    expect((await client(contract.sales.list, {})).invoices.map(({ _id }) => _id).toSorted()).toEqual(
      [own.invoiceId, sold._id, rest._id].toSorted(),
    );
  });

  test('an order is closed when the employee corrects the rest of it after a correction in the other shop', async () => {
    const order = await business.client(contract.sales.issue, {
      ...saleAt(business.till.id, 3),
      payments: [{ type: 'ORDER', amount: 360 }],
    });
    await business.client(contract.sales.correct, correctionOf(order._id, 2, other.tillId));
    await employee.client(contract.sales.correct, correctionOf(order._id, 1));
    const open = await server.asOwner`
      select invoice_id from tenant.open_orders where business_id = ${business.id}`;
    expect(open).toHaveLength(0);
  });

  test('an employee cannot assign a colleague to a shop to which they are not assigned themselves', async () => {
    const colleague = await hire([business.shopId]);
    expect((await refusalOf(editShops(colleague, [other.shopId]))).code).toBe('not-found');
    expect((await refusalOf(editShops(colleague, []))).code).toBe('invalid-input');
    await editShops(colleague, [business.shopId]);
    expect(await shopsOf(colleague)).toEqual([business.shopId]);
  });

  test('an edit by an employee does not change a colleague’s assignment to a shop that the employee cannot see', async () => {
    const colleague = await hire([business.shopId, other.shopId]);
    const both = [business.shopId, other.shopId].toSorted();
    await editShops(colleague, both);
    expect(await shopsOf(colleague)).toEqual(both);
    await editShops(colleague, [business.shopId]);
    expect(await shopsOf(colleague)).toEqual(both);
    await editShops(colleague, []);
    expect(await shopsOf(colleague)).toEqual([other.shopId]);
  });

  test('an employee cannot change the shops of a colleague who works in all shops', async () => {
    const colleague = await hire([]);
    await editShops(colleague, []);
    expect(await shopsOf(colleague)).toEqual([]);
    await editShops(colleague, [business.shopId]);
    expect(await shopsOf(colleague)).toEqual([]);
  });
});
