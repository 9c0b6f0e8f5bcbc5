import { contract } from '@tezga/contract';
import { defaultRolePermissions, type PosArea, type Level } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addEmployee,
  addSellingBusiness,
  aLine,
  aSale,
  newRegistrationCode,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
let articleId: string;
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
  articleId = await addArticle(server, business.id, business.owner.token, { name: 'Kafe', price: 120 });
});

const operatorRole = defaultRolePermissions.OP;

async function seller(more: Partial<Record<PosArea, Level>> = {}) {
  const opCode = newRegistrationCode();
  const person = await addEmployee(server, business.id, 'OP', operatorRole.backofficePermissions, {
    ...operatorRole.posPermissions,
    ...more,
  });
  await server.asOwner`
    update tenant.employees set operator_code = ${opCode}
    where business_id = ${business.id} and user_id = ${person.id}`;
  return { ...person, opCode, client: server.client(person.token) };
}

const cartOf = (given: Parameters<typeof aLine>[0] = {}) => ({
  ...aSale(server, business.till.id),
  lines: [aLine({ articleId, ...given })],
  payments: [{ type: 'BANKNOTE' as const, amount: 1000 }],
});
const pathsOf = (refusal: Awaited<ReturnType<typeof refusalOf>>) =>
  (refusal as unknown as { problems: { path: string; code: string }[] }).problems.map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('operators without further rights', () => {
  test('an operator sells at the price of the article', async () => {
    const { client } = await seller();
    expect(await client(contract.sales.issue, cartOf())).toMatchObject({ totalPrice: 120 });
  });

  test('if the article has a price in the shop, an operator sells at this price only', async () => {
    const { client } = await seller();
    await server.asOwner`
      insert into tenant.article_prices (business_id, article_id, shop_id, price)
      values (${business.id}, ${articleId}, ${business.shopId}, 15000)`;
    expect(await client(contract.sales.issue, cartOf({ price: 150 }))).toMatchObject({ totalPrice: 150 });
    const refusal = await refusalOf(client(contract.sales.issue, cartOf()));
    expect(pathsOf(refusal)).toEqual(['lines.0.price price-not-permitted']);
  });

  test.each([
    ['another price', { price: 1 }, 'lines.0.price price-not-permitted'],
    ['a line without an article', { articleId: null }, 'lines.0.price price-not-permitted'],
    ['a discount', { discount: 5 }, 'lines.0.discount discount-not-permitted'],
  ])('an operator may not sell with %s and is refused at its field', async (_what, given, problem) => {
    const { client } = await seller();
    const refusal = await refusalOf(client(contract.sales.issue, cartOf(given)));
    expect(refusal.code).toBe('invalid-input');
    expect(pathsOf(refusal)).toEqual([problem]);
    const quoted = await client(contract.sales.quote, cartOf(given));
    expect(quoted.problems.map(({ path, code }) => `${path} ${code}`)).toContain(problem);
    const offer = await refusalOf(client(contract.sales.proForma, cartOf(given)));
    expect(pathsOf(offer)).toEqual([problem]);
    const rows = await server.asOwner`select 1 from tenant.invoices where business_id = ${business.id}`;
    expect(rows).toHaveLength(0);
  });

  test('an operator who changes a price gets the error message in Albanian', async () => {
    const { client } = await seller();
    const quoted = await client(contract.sales.quote, cartOf({ price: 1 }));
    expect(quoted.problems.map(({ message }) => message)).toContain(
      'Nuk keni të drejtë të caktoni vetë çmimin: këtu vlen çmimi i artikullit.',
    );
  });

  test('an operator may not correct, retract, repair or write off an invoice', async () => {
    const { client } = await seller();
    const { _id: invoiceId } = await business.sell();
    const saleId = newRecordId(server.clock.now());
    const calls = [
      client(contract.sales.correct, { saleId, invoiceId, isWhole: true }),
      client(contract.sales.giveUpDebt, { saleId, invoiceId }),
      client(contract.sales.retract, { id: invoiceId }),
      client(contract.sales.mend, { ids: [invoiceId] }),
    ];
    const codes = await Promise.all(calls.map(async (each) => (await refusalOf(each)).code));
    expect(codes).toEqual(calls.map(() => 'not-permitted'));
  });

  test('an operator may not move cash into or out of a drawer', async () => {
    const { client } = await seller();
    for (const operation of ['DEPOSIT', 'WITHDRAW'] as const) {
      const moved = client(contract.cashRegister.reportBalance, {
        pos_id: business.till.id,
        operation,
        amount: 10,
      });
      expect(pathsOf(await refusalOf(moved))).toEqual(['operation movement-not-permitted']);
    }
  });
});

test('the rights to change prices and to correct do not include the right to give discounts', async () => {
  const { client } = await seller({ priceChange: 'readWrite', corrections: 'readWrite' });
  const { _id: invoiceId } = await client(contract.sales.issue, cartOf({ price: 100 }));
  const discounted = await refusalOf(client(contract.sales.issue, cartOf({ discount: 5 })));
  expect(pathsOf(discounted)).toEqual(['lines.0.discount discount-not-permitted']);
  const saleId = newRecordId(server.clock.now());
  const corrected = await client(contract.sales.correct, { saleId, invoiceId, isWhole: true });
  expect(corrected.totalPrice).toBe(-100);
});

test('a user without the right to change prices may not add a line at another price in a correction', async () => {
  const { client } = await seller({ corrections: 'readWrite' });
  const { _id: invoiceId } = await client(contract.sales.issue, cartOf());
  const correction = (price: number) => ({
    saleId: newRecordId(server.clock.now()),
    invoiceId,
    isWhole: true,
    added: [aLine({ articleId, price })],
  });
  const refusal = await refusalOf(client(contract.sales.correct, correction(1)));
  expect(pathsOf(refusal)).toEqual(['added.0.price price-not-permitted']);
  await client(contract.sales.correct, correction(120));
});

test('after a take-over by PIN the rights of the operator apply, not the rights of the signed-in user', async () => {
  const operator = await seller();
  await operator.client(contract.employees.changePin, { pin: '4821' });
  const device = server.client(business.owner.token);
  await device(contract.sales.signOn, { tillId: business.till.id, opCode: operator.opCode, pin: '4821' });
  const refusal = await refusalOf(device(contract.sales.issue, cartOf({ price: 1 })));
  expect(pathsOf(refusal)).toEqual(['lines.0.price price-not-permitted']);
});
