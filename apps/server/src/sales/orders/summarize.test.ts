import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addServingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type SummaryGiven,
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
const newBusiness = async () => {
  business = await addServingBusiness(server, standIn);
};

async function expectAllFiscalized(): Promise<void> {
  expect(await business.notFiscalized()).toEqual([]);
  expect(await business.prove()).toEqual([]);
}

describe('summaries of orders', () => {
  beforeEach(newBusiness);

  test('a summary invoice has all lines of its orders and is posted as revenue, unlike the orders', async () => {
    const orders = [
      await business.order(),
      await business.order({ lines: [aLine(), aLine({ price: 99.99, vat: '6' })] }, 219.99),
    ];
    expect([await business.balanceOf('7'), await business.revenue()]).toEqual([0, 0]);
    const summary = await business.summarize(orders);
    expect(summary).toMatchObject({ totalPrice: 339.99, change: 4660.01, status: 'pending' });
    await expectAllFiscalized();
    const [first, second] = await Promise.all(orders.map((each) => business.one(each)));
    const invoice = await business.one(summary);
    expect(invoice.totalVATAmount).toBeCloseTo(
      (first?.totalVATAmount ?? 0) + (second?.totalVATAmount ?? 0),
      5,
    );
    expect(invoice.items.map(({ N, Q, PA }) => [N, Q, PA])).toEqual([
      ['Shërbim', 2, 240],
      ['Shërbim', 1, 99.99],
    ]);
    expect(invoice.references.map(({ relation, direction, _id }) => [relation, direction, _id])).toEqual(
      orders.map(({ _id }) => ['sums-up', 'to', _id]),
    );
    expect(first).toMatchObject({
      usedAsOrderInvoice: true,
      references: [{ relation: 'sums-up', direction: 'from', _id: summary._id }],
    });
    expect(await business.balanceOf('7')).toBe(-Math.round(invoice.totalPriceWithoutVAT * 100));
    expect([await business.balanceOf('5:53:531:5311'), await business.revenue()]).toEqual([33_999, 33_999]);
  });

  test('a summary invoice moves no stock and repeats the cost of its orders, which moved the stock', async () => {
    const articleId = await business.countedArticle();
    const lines = [aLine({ articleId, quantity: 2 })];
    const orders = [await business.order({ lines }, 240), await business.order({ lines }, 240)];
    const cost = await business.balanceOf('6:60:605');
    expect(cost).toBe(20_000);
    const summary = await business.summarize(orders);
    expect(await business.balanceOf('6:60:605')).toBe(cost);
    const { sales } = await business.client(contract.sales.listSales, {});
    expect(sales).toMatchObject([{ _id: summary._id, cost: 200, margin: 200 }]);
    expect((await business.one(summary)).stockMovements).toEqual([]);
    await expectAllFiscalized();
  });

  test('a summary invoice contains the lines of its orders less their corrections', async () => {
    const three = await business.order({ lines: [aLine({ quantity: 3, price: 33.33 })] }, 99.99);
    const gone = await business.order();
    await business.correct(three, { lines: [{ place: 1, quantity: 1 }] });
    await business.correct(gone, { isWhole: true });
    expect((await refusalOf(business.summarize([three, gone]))).code).toBe('order-not-open');
    const corrected = await business.correct(three, { added: [aLine({ price: 6 })] });
    const summary = await business.summarize([three]);
    expect((await refusalOf(business.correct(corrected, { isWhole: true }))).code).toBe('order-already-used');
    expect(summary.totalPrice).toBe(72.66);
    expect((await business.one(summary)).items).toMatchObject([
      { Q: 2, PA: 66.66 },
      { Q: 1, PA: 6 },
    ]);
    await expectAllFiscalized();
  });

  test('a summary invoice of orders in euros is paid in euros', async () => {
    const euros: SaleGiven = { currency: 'EUR', exchangeRate: 98.55, lines: [aLine({ price: 12.34 })] };
    const orders = [
      await business.order(euros, 12.34),
      await business.order(euros, 12.34),
      await business.order(euros, 12.34),
    ];
    const summary = await business.summarize(orders, { payments: [{ type: 'CARD', amount: 37.02 }] });
    const inLek = await Promise.all(orders.map((each) => business.one(each)));
    expect(Math.round(summary.totalPrice * 100)).toBe(
      inLek.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0),
    );
    expect((await business.one(summary)).totalPriceAlt).toBe(37.02);
    await expectAllFiscalized();
  });

  test('a summary invoice can be paid on account only if it names a buyer', async () => {
    const buyer = { idType: 'NUIS', idNumber: 'L12345678A', name: 'Blerësi shpk' } as const;
    const payments: SummaryGiven['payments'] = [{ type: 'ACCOUNT', amount: 120 }];
    const orders = [await business.order()];
    expect((await refusalOf(business.summarize(orders, { payments }))).problems).toMatchObject([
      { path: 'buyer', code: 'buyer-needed-for-non-cash' },
    ]);
    const summary = await business.summarize(orders, { payments, buyer, payDeadline: '2030-01-31' });
    expect(await business.one(summary)).toMatchObject({ invoiceClass: 'nonCash', payDeadline: '2030-01-31' });
    await expectAllFiscalized();
  });
});

describe('summaries of company card sales', () => {
  beforeEach(newBusiness);

  test('a summary of company card sales settles them without posting revenue again', async () => {
    const cards = [await business.onCard(), await business.onCard()];
    const earned = [await business.balanceOf('7'), await business.revenue()];
    expect(earned).toEqual([-20_000, 24_000]);
    expect(await business.balanceOf('5:53:532:5328')).toBe(24_000);
    const summary = await business.summarize(cards, { payments: [{ type: 'CARD', amount: 240 }] });
    expect([await business.balanceOf('7'), await business.revenue()]).toEqual(earned);
    expect([await business.balanceOf('5:53:532:5328'), await business.balanceOf('5:51:511')]).toEqual([
      0, 24_000,
    ]);
    expect((await business.one(cards[0] ?? summary)).usedAsOrderInvoice).toBe(true);
    await expectAllFiscalized();
    await business.correct(summary, { lines: [{ place: 1, quantity: 1 }] });
    expect([await business.balanceOf('7'), await business.revenue()]).toEqual([-10_000, 12_000]);
    await expectAllFiscalized();
  });

  test('a summary of company card sales may neither contain orders nor be paid by company card', async () => {
    const [card, served] = [await business.onCard(), await business.order()];
    expect((await refusalOf(business.summarize([card, served]))).code).toBe('orders-differ');
    const payments: SummaryGiven['payments'] = [{ type: 'COMPANY', amount: 120, companyCard: '8' }];
    expect((await refusalOf(business.summarize([card], { payments }))).problems).toMatchObject([
      { path: 'payments.0.type', code: 'choice' },
    ]);
    await business.summarize([served], { payments });
    await expectAllFiscalized();
  });
});
