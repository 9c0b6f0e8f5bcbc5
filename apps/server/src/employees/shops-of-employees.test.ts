import { contract } from '@tezga/contract';
import { defaultRolePermissions, tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addAssignedShops,
  addEmployee,
  newRegistrationCode,
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
let articleId: string;
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
  ({ business, other, own, articleId, saleAt, hire } = await addAssignedShops(server, standIn));
  employee = await hire([business.shopId]);
});

const today = () => tiranaDay(server.clock.now());

describe('for an employee of one of two shops', () => {
  test("the lists of shops, tills and drawers have those of the employee's shop only", async () => {
    const { client } = employee;
    const { posList } = await client(contract.tills.posList, {});
    expect(posList.map(({ _id }) => _id)).toEqual([business.till.id]);
    const { shops } = await client(contract.shops.list, {});
    expect(shops.map(({ _id }) => _id)).toEqual([business.shopId]);
    const drawer = client(contract.cashRegister.initialBalance, { pos_id: other.tillId });
    expect((await refusalOf(drawer)).code).toBe('not-found');
    const { transactions, count } = await client(contract.cashRegister.transactions, {});
    expect(transactions.map(({ pos_id: tillId }) => tillId)).toEqual([business.till.id]);
    expect(count).toBe(1);
  });

  test('an employee sells in their own shop, and gets not-found for tills of another shop', async () => {
    const { client } = employee;
    const sold = await client(contract.sales.issue, saleAt(business.till.id, 2));
    expect(sold.totalPrice).toBe(240);
    for (const call of [
      () => client(contract.sales.issue, saleAt(other.tillId, 2)),
      () => client(contract.sales.quote, saleAt(other.tillId, 2)),
      () =>
        client(contract.cashRegister.reportBalance, {
          pos_id: other.tillId,
          operation: 'DEPOSIT',
          amount: 10,
        }),
    ])
      expect((await refusalOf(call())).code).toBe('not-found');
  });

  test('an employee corrects an invoice of their own shop', async () => {
    const saleId = newRecordId(server.clock.now());
    const corrected = await employee.client(contract.sales.correct, {
      saleId,
      invoiceId: own.invoiceId,
      isWhole: true,
    });
    expect(corrected.totalPrice).toBe(-120);
  });

  test('an employee lists, exports, counts and sums the invoices of their own shop only', async () => {
    const { client } = employee;
    for (const call of [contract.sales.list, contract.sales.exported]) {
      const { invoices, count, totals } = await client(call, {});
      expect(invoices.map(({ _id }) => _id)).toEqual([own.invoiceId]);
      expect(count).toBe(1);
      expect(totals?.totalPrice ?? 120).toBe(120);
    }
    const sold = await client(contract.sales.listSales, {});
    expect(sold.sales.map(({ _id }) => _id)).toEqual([own.invoiceId]);
    const waiting = await client(contract.sales.waiting, {});
    expect(waiting.invoices.map(({ _id }) => _id)).toEqual([own.invoiceId]);
    expect(waiting.count).toBe(1);
    const drawers = await client(contract.cashRegister.waiting, {});
    expect(drawers.count).toBe(1);
    const searched = await client(contract.sales.list, { search: 'Kafe' });
    expect(searched.invoices.map(({ _id }) => _id)).not.toContain(other.invoiceId);
  });

  test('an employee gets not-found for an invoice of another shop', async () => {
    const { client } = employee;
    const saleId = newRecordId(server.clock.now());
    for (const call of [
      () => client(contract.sales.one, { id: other.invoiceId }),
      () => client(contract.sales.pdf, { ids: [other.invoiceId] }),
      () => client(contract.sales.printed, { ids: [other.invoiceId], paper: 'A4' }),
      () => client(contract.sales.correctable, { id: other.invoiceId }),
      () => client(contract.sales.correct, { saleId, invoiceId: other.invoiceId, isWhole: true }),
      () => client(contract.sales.resend, { ids: [other.invoiceId] }),
      () => client(contract.wtn.fromInvoice, { invoiceId: other.invoiceId }),
    ])
      expect((await refusalOf(call())).code).toBe('not-found');
  });

  test('an employee sees the stock and the dashboard of their own shop only', async () => {
    const { client } = employee;
    const { articles } = await client(contract.articles.info, { articleIds: [articleId] });
    expect(articles[0]?.stock).toBe(-1);
    const history = await client(contract.warehouse.articleHistory, { articleId });
    expect(history.stock.map(({ shopId }) => shopId)).toEqual([business.shopId]);
    const date = { from: today(), to: today() };
    const seen = await client(contract.dashboard.range, { date });
    expect(seen.byShop.map(({ shopId }) => shopId)).toEqual([business.shopId]);
    expect(seen.byDay.map(({ totalPrice }) => totalPrice)).toEqual([120]);
    expect(seen.topItems.map(({ totalPrice }) => totalPrice)).toEqual([120]);
    const whole = await business.client(contract.dashboard.range, { date });
    expect(whole.byDay.map(({ totalPrice }) => totalPrice)).toEqual([480]);
  });

  test('an employee does not see a cart that was saved at a till of another shop', async () => {
    const { saleId: _sale, ...cart } = saleAt(other.tillId, 1);
    await business.client(contract.sales.keepDraft, { name: 'I dyti', cart });
    expect((await employee.client(contract.sales.drafts, {})).drafts).toEqual([]);
  });

  test('an employee who changes the price of an article changes it in their own shop only', async () => {
    await server.asOwner`
      insert into tenant.article_prices (business_id, article_id, shop_id, price)
      values (${business.id}, ${articleId}, ${other.shopId}, 15000)`;
    const { article } = await employee.client(contract.articles.one, { id: articleId });
    expect(article.byShops).toEqual([]);
    const byShops = [{ shopId: business.shopId, price: 130 }];
    const { name, price, sku, vat_id, unit_id, updatedAt } = article;
    const changed = { articleId, name, price, sku, vat_id, unit_id, updatedAt, byShops };
    await employee.client(contract.articles.edit, changed);
    const whole = await business.client(contract.articles.one, { id: articleId });
    expect(whole.article.byShops).toHaveLength(2);
  });

  test('an employee sees another shop from the first call after being assigned to it', async () => {
    const listed = async () => (await employee.client(contract.sales.list, {})).count;
    expect(await listed()).toBe(1);
    await server.asOwner`
      insert into tenant.employee_shops (business_id, employee_id, shop_id)
      values (${business.id}, ${employee.employeeId}, ${other.shopId})`;
    expect(await listed()).toBe(2);
  });
});

test('an employee without an assignment works in all shops', async () => {
  const { client } = await hire([]);
  expect((await client(contract.sales.list, {})).count).toBe(2);
  expect((await client(contract.sales.issue, saleAt(other.tillId, 1))).totalPrice).toBe(120);
});

const signOn = async (opCode: string, tillId: string) =>
  server.client(business.owner.token)(contract.sales.signOn, { tillId, opCode, pin: '4821' });

describe('signing on at a till', () => {
  test('an operator cannot sign on at a till of a shop in which they do not work', async () => {
    await employee.client(contract.employees.changePin, { pin: '4821' });
    expect((await refusalOf(signOn(employee.opCode, other.tillId))).code).toBe('till-of-other-shop');
    expect((await signOn(employee.opCode, business.till.id)).till._id).toBe(business.till.id);
  });

  test('without the right to configure tills, an operator cannot move a till to another device by signing on there', async () => {
    const { backofficePermissions } = defaultRolePermissions.OP;
    const operator = await addEmployee(server, business.id, 'OP', backofficePermissions);
    const opCode = newRegistrationCode();
    await server.asOwner`
      update tenant.employees set operator_code = ${opCode}
      where business_id = ${business.id} and user_id = ${operator.id}`;
    await server.client(operator.token)(contract.employees.changePin, { pin: '4821' });
    const device = server.client(business.owner.token);
    const at = (deviceUUID: string) =>
      device(contract.sales.signOn, { tillId: business.till.id, opCode, pin: '4821', deviceUUID });
    await at('pajisja-1');
    await at('pajisja-1');
    expect((await refusalOf(at('pajisja-2'))).code).toBe('till-on-other-device');
    const [till] = await server.asOwner`
      select device_uuid from tenant.tills where business_id = ${business.id} and id = ${business.till.id}`;
    expect(till?.['device_uuid']).toBe('pajisja-1');
  });
});
