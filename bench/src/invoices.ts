import { proveTotals } from '@tezga/server/sales';
import { startProduct } from '@tezga/tools/trial';
import postgres from 'postgres';
import { families, type Family, type Sold } from './invoice-queries.ts';
import { addManyInvoices, linesEach } from './worlds/many-invoices.ts';
import { readSoldNames } from './worlds/many-sold-names.ts';
import { millisecondsOf, signedIn, type SignedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const ownerOfMany = 'pronar@market.example';
const ownerOfFew = 'pronar@kafe.example';
const many = 1_000_000;
const few = 10_000;
const times = 60;
const warmUps = 10;
/** The fastest of several rounds counts, because other load of the machine slows the others down. */
const rounds = 3;

interface Seller {
  readonly call: SignedIn;
  readonly sold: Sold;
}

/**
 * Measures queries on a million invoices of one business, compared with ten thousand invoices of another
 * business that sold the same articles in the same years.
 */
export async function measureInvoices(): Promise<Measured[]> {
  const product = await startProduct({ environment: { TEZGA_WORKER: 'none' } });
  try {
    await addManyInvoices(product.databaseUrl, ownerOfFew, few);
    await addManyInvoices(product.databaseUrl, ownerOfMany, many);
    return await measureInvoicesOf(product);
  } finally {
    await product.stop();
  }
}

/** Measures the queries on a running product that already has the invoices. */
export async function measureInvoicesOf({
  address,
  databaseUrl,
}: {
  readonly address: string;
  readonly databaseUrl: string;
}): Promise<Measured[]> {
  const database = postgres(databaseUrl, { max: 1, connection: { work_mem: '512MB' } });
  try {
    const ofMany = await sellerOf(database, address, ownerOfMany);
    const ofFew = await sellerOf(database, address, ownerOfFew);
    const measured: Measured[] = [];
    for (const family of families) measured.push(await measureFamily(family, ofMany, ofFew));
    return [...measured, await measureProof(database, ofMany.sold.count)];
  } finally {
    await database.end();
  }
}

async function sellerOf(database: postgres.Sql, address: string, email: string): Promise<Seller> {
  const invoices = await database<Sold['invoices'][number][]>`
    select number_text as number, iic as nslf, document.code::text as nivf, buyer_id_number as "buyerIdNumber",
      (with_vat / 100)::text as total
    from tenant.invoices invoice
    join tenant.fiscal_documents document on document.business_id = invoice.business_id and document.id = invoice.id
    join platform.businesses business on business.id = invoice.business_id
    join platform.users owner on owner.id = business.owner_id
    where owner.email = ${email} and document.code is not null and buyer_id_number <> ''
    order by iic limit ${times + warmUps}`;
  const [business] = await database<{ id: string; count: number }[]>`
    select business.id, count(*)::integer as count from tenant.invoices invoice
    join platform.businesses business on business.id = invoice.business_id
    join platform.users owner on owner.id = business.owner_id where owner.email = ${email} group by business.id`;
  if (business === undefined) throw new Error(`${email} has sold nothing`);
  const names = await readSoldNames(database, business.id, times + warmUps);
  return { call: await signedIn(address, email), sold: { count: business.count, invoices, names } };
}

interface QueryMeasured {
  readonly what: string;
  readonly ours: number;
  readonly reference: number;
}

async function measureFamily(
  { name, promisedMs, queries }: Family,
  ofMany: Seller,
  ofFew: Seller,
): Promise<Measured> {
  const measured: QueryMeasured[] = [];
  for (const [what, query] of Object.entries(queries)) {
    const callsOf =
      ({ call, sold }: Seller) =>
      (turn: number) => {
        const { path, body } = query(turn, sold);
        return call(path, body);
      };
    const tried: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1)
      tried.push(await bothP95(callsOf(ofMany), callsOf(ofFew)));
    measured.push({
      what,
      ours: Math.min(...tried.map(([ours]) => ours)),
      reference: Math.min(...tried.map(([, reference]) => reference)),
    });
  }
  return familyRow(`${ofMany.sold.count} invoices, ${name}`, promisedMs, measured);
}

/** Alternates between the two queries, so that both run under the same load of the machine. */
async function bothP95(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<[number, number]> {
  const took: [number[], number[]] = [[], []];
  for (let turn = 0; turn < times + warmUps; turn += 1) {
    took[0].push(await millisecondsOf(() => one(turn)));
    took[1].push(await millisecondsOf(() => other(turn)));
  }
  return [p95(took[0].slice(warmUps)), p95(took[1].slice(warmUps))];
}

function p95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** The result of a family of queries: its slowest query, and as reference the same query on few invoices. */
function familyRow(what: string, promisedMs: number, measured: readonly QueryMeasured[]): Measured {
  const slowest = measured.reduce((one, other) => (other.ours > one.ours ? other : one));
  return {
    what: `${what}, p95 of ${times}, best of ${rounds} rounds, slowest of ${measured.length} queries`,
    ours: `${slowest.ours.toFixed(1)} ms (${slowest.what})`,
    reference: `${slowest.reference.toFixed(1)} ms, among ${few}`,
    ratio: `${(slowest.ours / slowest.reference).toFixed(2)} ×`,
    promise: `at most ${promisedMs} ms`,
    isMet: slowest.ours <= promisedMs,
  };
}

async function measureProof(database: postgres.Sql, count: number): Promise<Measured> {
  const began = performance.now();
  const differences = await proveTotals((text, values) => database.unsafe(text, values as never[]) as never);
  return {
    what: `stored totals of ${count} invoices with ${count * linesEach} lines against the documents`,
    ours: `${differences.length} differences`,
    reference: `checked in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    ratio: '',
    promise: 'no difference',
    isMet: differences.length === 0,
  };
}
