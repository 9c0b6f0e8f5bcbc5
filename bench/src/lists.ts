import postgres from 'postgres';
import { startProduct } from '@tezga/tools/trial';
import { addManyArticles, manyBarcode, manySku } from './worlds/many-articles.ts';
import { addManyCustomers } from './worlds/many-customers.ts';
import { millisecondsOf, signedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const ownerOfMany = 'pronar@market.example';
const ownerOfFew = 'pronar@kafe.example';
const few = 1000;
const manyArticles = 100_000;
const manyCustomers = 200_000;
const times = 200;
const promisedMs = 200;

type Body = Readonly<Record<string, unknown>>;
/** The request body of call number `turn` on a list of this many rows. */
type Query = (turn: number, rows: number) => Body;

interface List {
  readonly path: string;
  readonly name: string;
  readonly many: number;
  readonly queries: Readonly<Record<string, Query>>;
}

const pick = <Value>(values: readonly Value[], turn: number): Value => values[turn % values.length] as Value;
const direction = (turn: number) => pick(['ascending', 'descending'], turn);
const perPage = 50;
/** The performance target covers the first fifty pages of a list; a short list has fewer. */
const pagesOf =
  (sorts: readonly string[]): Query =>
  (turn, rows) => ({
    perPage,
    page: 1 + ((turn * 7) % Math.min(50, Math.floor(rows / perPage))),
    sort: pick(sorts, turn),
    direction: direction(turn),
  });
/** Picks a row number for this turn; the numbers are spread over all rows and the same in every run. */
const someone = (turn: number, rows: number) => 1 + ((turn * 104_729) % rows);

const articleSorts = ['name', 'sku', 'barcode', 'price', 'cost', 'updatedAt'];
const customerSorts = ['name', 'clientCode', 'idNumber', 'town', 'createdAt', 'updatedAt'];
const partsOfGoods = [
  'uje',
  'birr',
  'cokoll',
  'djathe tep',
  'qumesht',
  'gjalp glin',
  'freskia',
  'verë korç',
  'detergj',
  'shtepie',
];
const partsOfNames = [
  'permet',
  'cela',
  'hoxh',
  'gezim',
  'clirim sheh',
  'përmeti 19',
  'dervish',
  'ilir kol',
  'jonida',
  'basha 77',
];

const lists: readonly List[] = [
  {
    path: '/api/main/available-articles-pagination',
    name: 'articles',
    many: manyArticles,
    queries: {
      'the first 50 pages, every sort': pagesOf(articleSorts),
      'search by part of name': (turn) => ({
        perPage,
        search: pick(partsOfGoods, turn),
        sort: pick(articleSorts, turn),
      }),
      'search by SKU': (turn, rows) => ({ perPage, search: manySku(someone(turn, rows)) }),
      'search by barcode': (turn, rows) => ({ perPage, search: manyBarcode(someone(turn, rows)) }),
    },
  },
  {
    path: '/api/main/customers-pagination',
    name: 'customers',
    many: manyCustomers,
    queries: {
      'the first 50 pages, every indexed sort': pagesOf(customerSorts),
      'the first 50 pages, by balance': pagesOf(['balance']),
      'search by part of name': (turn) => ({
        perPage,
        search: pick(partsOfNames, turn),
        sort: pick(customerSorts, turn),
      }),
      'search by id number': (turn, rows) => ({
        perPage,
        search: `L${10_000_000 + someone(turn, rows) * 7}B`,
      }),
    },
  },
];

/** Measures lists of a hundred thousand rows or more, compared with the same lists of a thousand rows. */
export async function measureLists(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    for (const { add, many } of [
      { add: addManyArticles, many: manyArticles },
      { add: addManyCustomers, many: manyCustomers },
    ]) {
      await add(product.databaseUrl, ownerOfFew, few);
      await add(product.databaseUrl, ownerOfMany, many);
    }
    await settle(product.databaseUrl);
    const ofFew = await signedIn(product.address, ownerOfFew);
    const ofMany = await signedIn(product.address, ownerOfMany);
    const measured: Measured[] = [];
    for (const { path, name, many, queries } of lists) {
      for (const [what, query] of Object.entries(queries)) {
        const [ours, reference] = await bothP95(
          (turn) => ofMany(path, query(turn, many)),
          (turn) => ofFew(path, query(turn, few)),
        );
        measured.push(listRow(`${name} of ${many}, ${what}`, ours, reference));
      }
    }
    return measured;
  } finally {
    await product.stop();
  }
}

/** Alternates between the two queries, so that both run under the same load of the machine. */
async function bothP95(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<[number, number]> {
  const took: [number[], number[]] = [[], []];
  for (let turn = 0; turn < times + 20; turn += 1) {
    took[0].push(await millisecondsOf(() => one(turn)));
    took[1].push(await millisecondsOf(() => other(turn)));
  }
  // The first calls are warm-up.
  return [p95(took[0].slice(20)), p95(took[1].slice(20))];
}

function p95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

function listRow(what: string, ours: number, reference: number): Measured {
  return {
    what: `${what}, p95 of ${times}`,
    ours: `${ours.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms, among ${few}`,
    ratio: `${(ours / reference).toFixed(2)} ×`,
    promise: `at most ${promisedMs} ms`,
    isMet: ours <= promisedMs,
  };
}

/** Vacuum and analyze, as autovacuum does within about a minute of such growth. */
async function settle(databaseUrl: string): Promise<void> {
  const database = postgres(databaseUrl, { max: 1 });
  await database`vacuum analyze`;
  await database.end();
}
