import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addServingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addServingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addServingBusiness(server, standIn)));

const hundredEuros = (given: SaleGiven = {}): SaleGiven => ({
  document: { isBuying: true },
  currency: 'EUR',
  exchangeRate: 98.5,
  lines: [aLine({ name: 'Euro', quantity: 100, price: 1, vat: 'TYPE_2' })],
  payments: [{ type: 'BANKNOTE', amount: 100 }],
  ...given,
});
const inDrawer = async () => {
  const { initialBalance } = await business.client(contract.cashRegister.initialBalance, {
    pos_id: business.till.id,
  });
  return initialBalance?.availableCash;
};
const cash = (currency: 'lek' | 'foreign') =>
  business.balanceOf(`5:53:531:${currency === 'lek' ? '5311' : '5314'}:${business.till.id}`);

test('bought euros are posted to the foreign cash account and paid with lek from the drawer, and are no revenue', async () => {
  await business.client(contract.cashRegister.reportBalance, {
    pos_id: business.till.id,
    operation: 'DEPOSIT',
    amount: 20_000,
  });
  const bought = await business.sell(hundredEuros());
  expect([await cash('foreign'), await cash('lek')]).toEqual([985_000, 2_100_000 - 985_000]);
  expect(await inDrawer()).toBe(21_000 - 9850);
  expect([await business.balanceOf('7'), await business.balanceOf('4'), await business.revenue()]).toEqual([
    0, 0, 0,
  ]);
  const [euros] = await server.asOwner`
    select (sum(debit_mon) - sum(credit_mon))::int as mon from tenant.journal_lines
    where business_id = ${business.id} and currency = 'EUR'`;
  expect(euros).toEqual({ mon: 10_000 });
  await business.correct(bought, { isWhole: true });
  expect([await cash('foreign'), await cash('lek'), await inDrawer()]).toEqual([0, 2_100_000, 21_000]);
  expect(await business.notFiscalized()).toEqual([]);
  expect(await business.prove()).toEqual([]);
});

test('an article on a line of bought currency moves no stock', async () => {
  const articleId = await business.countedArticle();
  const line = aLine({ articleId, name: 'Euro', quantity: 100, price: 1, vat: 'TYPE_2' });
  const bought = await business.sell(hundredEuros({ lines: [line] }));
  await business.correct(bought, { lines: [{ place: 1, quantity: 40 }] });
  const moved = await server.asOwner`select 1 from tenant.stock_movements where business_id = ${business.id}`;
  expect([...moved]).toEqual([]);
});

test('buying currency is refused with VAT, with payment by card, and as an advance', async () => {
  const problemsOf = async (given: SaleGiven) =>
    (await refusalOf(business.sell(hundredEuros(given)))).problems?.map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(await problemsOf({ lines: [aLine({ quantity: 100, price: 1 })] })).toEqual([
    'lines.0.vat buying-with-vat',
  ]);
  expect(await problemsOf({ payments: [{ type: 'CARD', amount: 100 }] })).toEqual([
    'payments buying-payment',
  ]);
  expect(await problemsOf({ document: { isBuying: true, isAdvance: true } })).toContain(
    'document.isBuying buying-advance',
  );
  const bought = await business.sell(hundredEuros());
  const added = business.client(contract.sales.correct, {
    saleId: newRecordId(new Date()),
    invoiceId: bought._id,
    added: [aLine({ price: 1 })],
  });
  expect((await refusalOf(added)).problems).toMatchObject([{ path: 'added.0.vat', code: 'buying-with-vat' }]);
});
