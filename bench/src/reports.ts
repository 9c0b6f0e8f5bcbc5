import { tiranaDay } from '@tezga/domain';
import { startProduct } from '@tezga/tools/trial';
import { addManyInvoices } from './worlds/many-invoices.ts';
import { millisecondsOf, signedIn, type SignedIn } from './signed-in.ts';
import { addSoldMovements } from './worlds/sold-movements.ts';
import type { Measured } from './table.ts';

const ownerOfMany = 'pronar@market.example';
/** The number of invoices; `TEZGA_BENCH_INVOICES` sets a smaller one to try the bench. */
const many = Number(process.env['TEZGA_BENCH_INVOICES'] ?? 1_000_000);
const times = 20;
const warmUps = 3;
const keptMs = 300;
const othersMs = 1500;

interface Report {
  readonly name: string;
  readonly path: string;
  /** With GET, `body` is sent as the query string. */
  readonly method?: 'GET';
  readonly body: Readonly<Record<string, unknown>>;
  readonly promisedMs: number;
}

const day = tiranaDay(new Date());
const periods = {
  month: { from: `${day.slice(0, 7)}-01`, to: day },
  year: { from: `${Number(day.slice(0, 4)) - 1}-01-01`, to: `${Number(day.slice(0, 4)) - 1}-12-31` },
};

const summary = '/api/main/get-sales-summary-table-data';
const items = '/api/main/fetchItemsSold';
/** The ids of the first shop, till and operator that addManyInvoices creates. */
const shopIds = [`b${'1'.padStart(23, '0')}`];
const posIds = [`c${'1'.padStart(23, '0')}`];
const operatorId = `d${'1'.padStart(23, '0')}`;

type Period = Readonly<Record<string, unknown>>;

const got = (name: string, path: string, body: Period, promisedMs: number): Report => ({
  name,
  path: `/api/main${path}`,
  method: 'GET',
  body,
  promisedMs,
});

/** The reports that are read from the totals, and the reports that are read from the documents. */
const reportsOf = (period: Period): Report[] => [
  ...(['day', 'week', 'month', 'hour', 'weekday', 'shop', 'till', 'method'] as const).map((by) => ({
    name: `by ${by}`,
    path: summary,
    body: { ...period, by },
    promisedMs: keptMs,
  })),
  { name: 'by article', path: items, body: period, promisedMs: keptMs },
  {
    name: 'by hour of a shop',
    path: summary,
    body: { ...period, by: 'hour', shopIds },
    promisedMs: othersMs,
  },
  {
    name: 'by method of a shop',
    path: summary,
    body: { ...period, by: 'method', shopIds },
    promisedMs: othersMs,
  },
  { name: 'by article of a till', path: items, body: { ...period, posIds }, promisedMs: othersMs },
  got('by VAT', '/get-sales-by-vat', period, keptMs),
  got('by client', '/fetchInvoicesGroupByClient', period, othersMs),
  got('by operator', '/salesByOperator', period, keptMs),
  got('by client of an operator', '/fetchOperatorTopClients', { ...period, operatorId }, othersMs),
  got(
    'of the invoices of an operator without a buyer',
    '/fetchTopSalesForClientOfOperator',
    { ...period, operatorId, client: '' },
    othersMs,
  ),
  got('by employee', '/employee-sales', period, othersMs),
  got('of the stock', '/magazina/reports/analytic', period, othersMs),
  got('of the entries', '/magazina/reports/analyticInEmployee', period, othersMs),
  got('of the exits', '/magazina/reports/analyticOutEmployee', period, othersMs),
];

/** Measures the reports on a million invoices with five million lines. */
export async function measureReports(): Promise<Measured[]> {
  const product = await startProduct({ environment: { TEZGA_WORKER: 'none' } });
  try {
    await addManyInvoices(product.databaseUrl, ownerOfMany, many);
    await addSoldMovements(product.databaseUrl, ownerOfMany);
    const call = await signedIn(product.address, ownerOfMany);
    const measured: Measured[] = [];
    for (const [length, period] of Object.entries(periods)) {
      for (const report of reportsOf(period)) measured.push(await measureReport(call, length, report));
    }
    return measured;
  } finally {
    await product.stop();
  }
}

async function measureReport(call: SignedIn, length: string, report: Report): Promise<Measured> {
  const took: number[] = [];
  for (let turn = 0; turn < times + warmUps; turn += 1)
    took.push(await millisecondsOf(() => ask(call, report)));
  const ours = p95(took.slice(warmUps));
  return {
    what: `${many} invoices, report of a ${length} ${report.name}`,
    ours: `${ours.toFixed(0)} ms`,
    reference: '-',
    ratio: '-',
    promise: `p95 up to ${report.promisedMs} ms`,
    isMet: ours <= report.promisedMs,
  };
}

function ask(call: SignedIn, { path, method, body }: Report): Promise<unknown> {
  if (method === undefined) return call(path, body);
  const query = Object.entries(body).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return call(`${path}?${query.join('&')}`);
}

const p95 = (took: readonly number[]): number =>
  took.toSorted((one, other) => one - other)[Math.ceil(took.length * 0.95) - 1] ?? 0;
