import { contract, type WireOutputOf } from '@tezga/contract';
import { asMoney, asQuantity, tiranaDay, type SummaryGrouping } from '@tezga/domain';
import { newRecordId } from '../platform/record-ids.ts';
import {
  aBusinessBuyer,
  addArticle,
  addBusiness,
  addServingBusiness,
  addSoldInvoice,
  addTill,
  aLine,
  type ExampleSale,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const newId = () => newRecordId(new Date());

/** A business with two shops, a till in each, an article of a category and a customer. */
export async function sellingBusiness(server: TestServer) {
  const { id, owner } = await addBusiness(server);
  const shopIds = [newId(), newId()] as const;
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    select ${id}, shop, 'Dyqan ' || shop, '', '' from unnest(${[...shopIds]}::text[]) shop`;
  const tills = await Promise.all(shopIds.map((shopId) => addTill(server, id, shopId)));
  const articleId = await addArticle(server, id, owner.token, { name: 'Bukë' });
  const categoryId = newId();
  await server.asOwner`
    insert into tenant.categories (business_id, id, name) values (${id}, ${categoryId}, ${`K ${categoryId}`})`;
  await server.asOwner`
    insert into tenant.article_categories (business_id, article_id, category_id)
    values (${id}, ${articleId}, ${categoryId})`;
  const sell = (at: string, sale: Partial<ExampleSale> = {}) =>
    addSoldInvoice(server, id, {
      at: new Date(at),
      tillId: tills[0]?.id ?? '',
      shopId: shopIds[0],
      operatorId: owner.id,
      lines: [{ articleId }],
      ...sale,
    });
  const inSecondShop = { tillId: tills[1]?.id ?? '', shopId: shopIds[1] };
  return {
    id,
    owner,
    client: server.client(owner.token),
    sell,
    articleId,
    categoryId,
    shopIds,
    tills,
    inSecondShop,
  };
}

export const march = { from: '2026-03-01', to: '2026-03-31' };
/** The figures of a line that a corrective takes back. */
export const negative = {
  quantity: asQuantity(-1_000n),
  withoutVat: asMoney(-10_000n),
  vat: asMoney(-2_000n),
  withVat: asMoney(-12_000n),
  cost: asMoney(-7_000n),
};

/** Sales of two months with a corrective, an order and a sale without an article. */
export async function monthsOfSales(server: TestServer) {
  const business = await sellingBusiness(server);
  const { sell, inSecondShop, articleId } = business;
  await sell('2026-02-10T08:00:00Z');
  await sell('2026-03-02T08:00:00Z');
  await sell('2026-03-02T15:30:00Z', { ...inSecondShop, method: 'CARD' });
  await sell('2026-03-11T15:30:00Z', { method: 'ACCOUNT', lines: [{ articleId }, { articleId: null }] });
  await sell('2026-03-12T15:30:00Z', { lines: [{ articleId, ...negative }] });
  await sell('2026-03-12T16:30:00Z', { method: 'ORDER' });
  return business;
}

/** The sum of the rows of a report. */
export const sumOf = (rows: readonly { readonly totalPrice: number }[]): number =>
  rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0);

/** The figures that the sales of `sellEverything` must give: 16 invoices and correctives count, in lek with VAT. */
export const expected = { count: 16, totalPrice: 3170, orders: 3, others: 3 };

const onAccount = (given: SaleGiven = {}): SaleGiven => ({
  buyer: aBusinessBuyer,
  payments: [{ type: 'ACCOUNT', amount: 120 }],
  ...given,
});

/** Sells one example of each case that a report may count wrongly; the comments say how much each example adds. */
export async function sellEverything(server: TestServer, standIn: StandIn) {
  const serving = await addServingBusiness(server, standIn);
  const { client } = serving;
  const articleId = await serving.countedArticle();
  const { category_id: categoryId } = await client(contract.categories.add, { categoryDesc: 'Brumëra' });
  await server.asOwner`
    insert into tenant.article_categories (business_id, article_id, category_id)
    values (${serving.id}, ${articleId}, ${categoryId})`;
  await sellInLek(serving, articleId);
  await sellOtherwise(serving, articleId);
  const day = tiranaDay(server.clock.now());
  const whole = { date: { from: day, to: day }, paginationOptions: { page: 1, maxCount: 100 } };
  const listed = await client(contract.sales.listSales, whole);
  const invoices = await Promise.all(listed.sales.map(serving.one));
  const sold = new Map(invoices.map((invoice) => [invoice._id, invoice]));
  return { ...serving, categoryId, articleId, sold };
}

type Serving = Awaited<ReturnType<typeof addServingBusiness>>;

const goodsOf = (articleId: string, quantity = 1) => ({
  lines: [aLine({ articleId, name: 'Bukë', quantity })],
});

async function sellInLek({ sell, client, correct }: Serving, articleId: string): Promise<void> {
  const goods = (quantity?: number) => goodsOf(articleId, quantity);
  const { customerId } = await client(contract.customers.add, {
    name: 'Furra Ylli',
    idType: 'NUIS',
    idNumber: 'L87654321B',
    address: 'Rruga 2',
    town: 'Tiranë',
    country: 'ALB',
  });
  await sell(goods()); // 120
  await sell({ lines: [aLine({ price: 60 }), aLine({ price: 60, vat: '6' })] }); // 120
  await sell({ ...goods(), payments: [{ type: 'CARD', amount: 120 }] }); // 120
  const [banknotes, card] = [
    { type: 'BANKNOTE', amount: 50 },
    { type: 'CARD', amount: 70 },
  ] as const;
  await sell({
    lines: [aLine({ articleId, name: 'Bukë', price: 60 }), aLine({ price: 60 })],
    payments: [banknotes, card],
  }); // 120
  await sell({ ...goods(), customerId, payments: [{ type: 'ACCOUNT', amount: 120 }] }); // 120
  await sell(onAccount({ lines: [aLine({ vat: 'TYPE_1' })] })); // 120
  const [credited, debited, cancelled] = [
    await sell({ ...goods(3), payments: [{ type: 'BANKNOTE', amount: 360 }] }), // 360
    await sell(onAccount(goods())), // 120
    await sell(goods()), // 120
  ];
  await correct(credited, { lines: [{ place: 1, quantity: 1 }] }); // -120
  await correct(debited, { added: [aLine({ price: 30 })] }); // 30
  await correct(cancelled, { isWhole: true }); // -120
}

/** Orders, sales in foreign currencies, self-issued invoices and a written-off debt. */
async function sellOtherwise({ sell, client, order, summarize }: Serving, articleId: string): Promise<void> {
  await summarize([await order(goodsOf(articleId)), await order()]); // 240
  await order();
  await sell({
    currency: 'EUR',
    exchangeRate: 100,
    lines: [aLine({ articleId, name: 'Bukë', price: 12 })],
    payments: [{ type: 'CARD', amount: 12 }],
  }); // 1200
  await sell({
    currency: 'USD',
    exchangeRate: 100,
    lines: [aLine({ price: 5 })],
    payments: [{ type: 'CARD', amount: 5 }],
  }); // 500
  await sell({
    buyer: aBusinessBuyer,
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    document: { selfIssue: 'AGREEMENT' },
  });
  await sell({ payments: [{ type: 'KIND', amount: 120 }], document: { selfIssue: 'SELF' } });
  const lost = await sell(onAccount({ payDeadline: '2026-01-31' })); // 120
  await client(contract.sales.giveUpDebt, { saleId: newId(), invoiceId: lost._id });
}

export type Invoice = WireOutputOf<typeof contract.sales.one>['invoice'];
export type Line = Invoice['items'][number];

export const hundredths = (amount: number | null) => Math.round((amount ?? 0) * 100);

interface Figures {
  readonly count?: number | null | undefined;
  readonly totalPrice: number;
  readonly totalPriceWithoutVAT?: number | null | undefined;
  readonly totalVATAmount?: number | null | undefined;
  readonly cost?: number | null | undefined;
}

export const inHundredths = ({ totalPrice, totalPriceWithoutVAT, totalVATAmount, cost }: Figures) =>
  [totalPrice, totalPriceWithoutVAT, totalVATAmount, cost].map((figure) => hundredths(figure ?? null));

export const sumsOf = (rows: readonly Figures[]) =>
  rows
    .map(inHundredths)
    .reduce((sums, figures) => sums.map((sum, place) => sum + (figures[place] ?? 0)), [0, 0, 0, 0]);

/** The sum of parts of these invoices, such as their lines of an article. */
export const sumOfParts = (invoices: readonly Invoice[], partsOf: (invoice: Invoice) => readonly number[]) =>
  invoices.flatMap(partsOf).reduce((sum, part) => sum + hundredths(part), 0);

export const lineSums = (invoices: readonly Invoice[], isCounted: (line: Line) => boolean) =>
  [({ PA }: Line) => PA, ({ PB }: Line) => PB, ({ Q }: Line) => Q].map((figure) =>
    sumOfParts(invoices, ({ items }) => items.filter(isCounted).map(figure)),
  );

export const taxOf = ({ EX_Code: exemption, VR: rate }: Line) => exemption ?? String(rate ?? 0);

/**
 * The filter of the invoice list for a row of the sales summary of one day, which is also that of its week and its
 * month.
 */
export const filterOf: Record<SummaryGrouping, (key: string) => object> = {
  week: () => ({}),
  month: () => ({}),
  day: (key) => ({ date: { from: key, to: key } }),
  hour: (key) => ({ hours: { from: Number(key), to: Number(key) + 1 } }),
  weekday: (key) => ({ weekdays: [Number(key)] }),
  shop: (key) => ({ shopIds: [key] }),
  till: (key) => ({ posIds: [key] }),
  method: (key) => ({ methods: [key] }),
};
