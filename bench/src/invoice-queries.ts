import { buyingCustomers, morningOperator, soldArticles, soldDays } from './worlds/many-invoices.ts';
import { commonNames, type SoldNames } from './worlds/many-sold-names.ts';

type Body = Readonly<Record<string, unknown>>;

/** The sold invoices of a business: the values that the queries search for. */
export interface Sold {
  readonly count: number;
  /** A sample spread over all invoices. */
  readonly invoices: readonly {
    readonly number: string;
    readonly nslf: string;
    readonly nivf: string;
    readonly total: string;
    readonly buyerIdNumber: string;
  }[];
  readonly names: SoldNames;
}

/** The request of call number `turn`; GET without a body, otherwise POST. */
export type Query = (turn: number, sold: Sold) => { readonly path: string; readonly body?: Body };

export interface Family {
  readonly name: string;
  readonly promisedMs: number;
  readonly queries: Readonly<Record<string, Query>>;
}

const pick = <Value>(values: readonly Value[], turn: number): Value => values[turn % values.length] as Value;
const perPage = 15;
const numbered = (letter: string, number: number) => letter + String(number).padStart(23, '0');
/** Picks a row index for this turn; the indexes are spread over all rows and the same in every run. */
const someOf = (turn: number, all: number) => (turn * 7919) % all;

const tillOf = (turn: number) => ({ posIds: [numbered('c', 1 + (turn % 6))] });
const operatorOf = (turn: number) => ({ operatorIds: [numbered('d', 1 + (turn % 12))] });
const shopOf = (turn: number) => ({ shopIds: [numbered('b', 1 + (turn % 3))] });
const classOf = (turn: number) => ({
  invoiceTypes: ['cash', 'nonCash', 'card', 'order'].map((type, index) => ({
    type,
    show: index === turn % 4,
  })),
});
const methodOf = (turn: number) => ({
  methods: [
    pick(['BANKNOTE', 'CARD', 'SVOUCHER', 'CHECK', 'COMPANY', 'ACCOUNT', 'TRANSFER', 'COMPENSATION'], turn),
  ],
});
/** Alternates between frequent and rare buyers. */
const customerOf = (turn: number) => {
  const number = 1 + (turn % 2 === 0 ? turn : someOf(turn, buyingCustomers));
  return { customerIds: [(1_760_000_000 + number).toString(16) + number.toString(16).padStart(16, '0')] };
};
const articleOf = (turn: number) => {
  const number = 1 + (turn % 2 === 0 ? turn : someOf(turn, soldArticles));
  return { articleIds: [`a${number.toString(16).padStart(23, '0')}`] };
};
/** Alternates between hours with many sales, hours with few, and an hour at night without sales. */
const hourOf = (turn: number) => {
  const from = pick([14, 9, 21, 7, 3], turn);
  return { hours: { from, to: from + 1 } };
};
const night = () => ({ hours: { from: 20, to: 8 } });
const openHours = () => ({ hours: { from: 8, to: 20 } });
const hourWithoutSale = () => ({ hours: { from: 3, to: 4 } });
const eveningOfMorningOperator = () => ({
  operatorIds: [numbered('d', morningOperator)],
  hours: { from: 18, to: 19 },
});
/** The filter of the dashboard's hour chart. */
const soldInHour = (turn: number) => ({
  ...hourOf(turn),
  invoiceTypes: ['order', 'other'].map((type) => ({ type, show: false })),
});
const pending = () => ({ statuses: ['pending'] });
const fiscalized = () => ({ statuses: ['fiscalized'] });

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const range = (days: number) => (turn: number) => {
  const last = someOf(turn, soldDays - days + 1);
  return { from: daysAgo(last + days - 1), to: daysAgo(last) };
};
const monthOf = (turn: number) => ({ date: range(30)(turn) });
const daysOf = (turn: number) => ({ date: range(pick([1, 7, 45, 200, 365], turn))(turn) });

const list =
  (path: string, ...filters: ((turn: number) => Body)[]): Query =>
  (turn) => ({ path, body: Object.assign({}, ...filters.map((filter) => filter(turn))) as Body });
const invoices = (...filters: ((turn: number) => Body)[]) => list('/api/main/fetchInvoices', ...filters);
const sales = (...filters: ((turn: number) => Body)[]) => list('/api/main/fetchSales', ...filters);
const page = (number: number) => ({ paginationOptions: { page: number, maxCount: perPage } });
/** The performance target covers the newest fifty pages of a list. */
const newestPages = (turn: number) => page(1 + ((turn * 7) % 50));

type Sample = Sold['invoices'][number];
const search =
  (wordOf: (invoice: Sample) => string): Query =>
  (turn, sold) => ({
    path: '/api/main/fetchInvoices',
    body: { search: wordOf(pick(sold.invoices, turn)) },
  });
const searchWord =
  (...words: string[]): Query =>
  (turn) => ({ path: '/api/main/fetchInvoices', body: { search: pick(words, turn) } });

const searchName =
  (namesOf: (names: SoldNames) => readonly string[]): Query =>
  (turn, { names }) => ({
    path: '/api/main/fetchInvoices',
    body: { search: pick(namesOf(names), turn) },
  });

const dashboard = (days: number): Query => {
  const dateOf = range(days);
  return (turn) => ({ path: '/api/main/dashboard-data', body: { date: dateOf(turn) } });
};

/** The queries people make on their invoices, grouped by their target time. */
export const families: readonly Family[] = [
  {
    name: 'the newest 50 pages of the list',
    promisedMs: 200,
    queries: {
      'every invoice': invoices(newestPages),
      'of a till': invoices(newestPages, tillOf),
      'of an article': invoices(newestPages, articleOf),
      'a hundred at once': () => ({
        path: '/api/main/fetchInvoices',
        body: { paginationOptions: { page: 1, maxCount: 100 } },
      }),
    },
  },
  {
    name: 'the list with a filter',
    promisedMs: 200,
    queries: {
      till: invoices(tillOf),
      operator: invoices(operatorOf),
      class: invoices(classOf),
      days: invoices(daysOf),
      pending: invoices(pending),
      fiscalized: invoices(fiscalized),
      shop: invoices(shopOf),
      method: invoices(methodOf),
      'sales in an hour': invoices(soldInHour),
      customer: invoices(customerOf),
      article: invoices(articleOf),
    },
  },
  {
    name: 'the list with two filters',
    promisedMs: 200,
    queries: {
      'till and days': invoices(tillOf, monthOf),
      'till and operator': invoices(tillOf, operatorOf),
      'operator and class': invoices(operatorOf, classOf),
      'class and days': invoices(classOf, daysOf),
      'shop and method': invoices(shopOf, methodOf),
      'shop and days': invoices(shopOf, daysOf),
      'method and days': invoices(methodOf, daysOf),
      'method and operator': invoices(methodOf, operatorOf),
      'fiscalized and till': invoices(fiscalized, tillOf),
      'fiscalized and method': invoices(fiscalized, methodOf),
      'pending and shop': invoices(pending, shopOf),
      'customer and days': invoices(customerOf, daysOf),
      'customer and till': invoices(customerOf, tillOf),
      'article and days': invoices(articleOf, daysOf),
      'article and till': invoices(articleOf, tillOf),
      'article and operator': invoices(articleOf, operatorOf),
      'article and class': invoices(articleOf, classOf),
      'article and customer': invoices(articleOf, customerOf),
    },
  },
  {
    name: 'the list of sales',
    promisedMs: 200,
    queries: {
      'newest pages': sales(newestPages),
      days: sales(daysOf),
      'shop and days': sales(shopOf, daysOf),
      article: sales(articleOf),
    },
  },
  {
    name: 'search by number, NIVF or NSLF',
    promisedMs: 200,
    queries: {
      number: search(({ number }) => number),
      'number and year': search(({ number }) => number.split('/').slice(0, 2).join('/')),
      NIVF: search(({ nivf }) => nivf),
      'NIVF without dashes': search(({ nivf }) => nivf.replaceAll('-', '')),
      NSLF: search(({ nslf }) => nslf),
    },
  },
  {
    name: 'beyond the specification: hours of the day, and names without a current article',
    promisedMs: 200,
    queries: {
      hour: invoices(hourOf),
      'hours over midnight': invoices(night),
      'hour without a sale': invoices(hourWithoutSale),
      'hour and days': invoices(hourOf, daysOf),
      'hour and operator': invoices(hourOf, operatorOf),
      'evening hour and morning operator': invoices(eveningOfMorningOperator),
      'hour and customer': invoices(hourOf, customerOf),
      'hour and article': invoices(hourOf, articleOf),
      'open hours and customer, a later page': invoices(openHours, customerOf, () => page(11)),
      'open hours, article and operator': invoices(openHours, articleOf, operatorOf),
      'name of an article and an hour': (turn) => ({
        path: '/api/main/fetchInvoices',
        body: { ...hourOf(turn), search: pick(['djathe tep', 'birrë glina', 'gjalp', 'uje'], turn) },
      }),
      'former name of an article': searchName(({ former }) => former),
      'name of a deleted article': searchName(({ ofDeleted }) => ofDeleted),
      'name of a line without an article': searchName(({ ofOneLine }) => [...ofOneLine, ...commonNames]),
      'word of a line without an article': searchWord('riparim', 'dhurat', 'montim', 'fotokop', 'shtepi'),
    },
  },
  {
    name: 'search by buyer, amount or words',
    promisedMs: 200,
    queries: {
      'number of the buyer': search(({ buyerIdNumber }) => buyerIdNumber),
      amount: search(({ total }) => total),
      'name of a client': searchWord('artan hoxha', 'gezim cela', 'permeti 19', 'basha 77', 'Klodian Leka'),
      'part of a name': searchWord('hoxh', 'çela', 'permet', 'jonida', 'dervish'),
      'name of an article': searchWord('djathe tep', 'birrë glina', 'verë korç', 'gjalp', 'uje', 'shtepie'),
      SKU: (turn) => ({
        path: '/api/main/fetchInvoices',
        body: { search: `M${String(1 + someOf(turn, soldArticles)).padStart(6, '0')}` },
      }),
    },
  },
  {
    name: 'the dashboard',
    promisedMs: 200,
    queries: {
      today: () => ({ path: '/api/main/dashboard-daily-data' }),
      'a day': dashboard(1),
      '30 days': dashboard(30),
      '45 days': dashboard(45),
      '200 days': dashboard(200),
      'a year': dashboard(365),
      'three years': dashboard(soldDays),
    },
  },
];
