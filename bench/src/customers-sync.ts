import { openBrowser, startProduct } from '@tezga/tools/trial';
import {
  syncsOf,
  typeIntoPalette,
  unchangedSyncs,
  untilSynced,
  type Typing,
} from './customers-in-browser.ts';
import { entered, type Page } from './in-browser.ts';
import { medianOf } from './median.ts';
import type { Measured } from './table.ts';
import { addManyCustomers } from './worlds/many-customers.ts';
import { addManyInvoices, buyingCustomers, soldArticles } from './worlds/many-invoices.ts';

const count = 200_000;
const owner = 'pronar@market.example';
const ownerOfFew = 'pronar@kafe.example';
const few = 200;
const promisedSyncMs = 10_000;
const promisedDeltaMs = 30;
const promisedFrameMs = 50;
const promisedAnswerMs = 100;
const deltas = 15;
const typed = ['permeti 10', 'çela art', 'L1000', '069 1000', 'hoxha ilir'];
const manyInvoices = 100_000;
const fewInvoices = 1000;
/** An article by name and by SKU, a customer by name and by number, an invoice by number. */
const typedOfAllKinds = ['birrë erz', 'M0001', 'hoxha ilir', 'L1000', '123/2026'];

/** Measures the sync and the search of a local copy of 200,000 customers in a real browser. */
export async function measureCustomersSync(): Promise<Measured[]> {
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    await addManyCustomers(product.databaseUrl, owner, count);
    await addManyCustomers(product.databaseUrl, ownerOfFew, few);
    const page = await entered(browser, product.address, owner);
    await untilSynced(page, 1);
    const [sync] = await syncsOf(page);
    if (sync === undefined || sync.changed < count)
      throw new Error(`${sync?.changed} of ${count} customers were fetched`);
    const fetched = await fetchAllMs(page);
    const unchanged = await unchangedSyncs(page, deltas);
    const nothing = await pingsMs(page);
    const many = await typeIntoPalette(page, typed);
    const other = await entered(browser, product.address, ownerOfFew);
    await untilSynced(other, 1);
    const little = await typeIntoPalette(other, typed);
    return [
      syncRow(sync.tookMs, fetched),
      deltaRow(medianOf(unchanged), medianOf(nothing)),
      ...typingRows(many, little),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Measures the command palette of a business of ordinary size until all its groups have answered. */
export async function measurePalette(): Promise<Measured[]> {
  const product = await startProduct({ environment: { TEZGA_WORKER: 'none' } });
  const browser = await openBrowser();
  try {
    await addManyInvoices(product.databaseUrl, ownerOfFew, fewInvoices);
    await addManyInvoices(product.databaseUrl, owner, manyInvoices);
    const answersOf = async (username: string) => {
      const page = await entered(browser, product.address, username);
      await untilSynced(page, 1);
      // The first round is warm-up.
      await typeIntoPalette(page, typedOfAllKinds, 'all groups');
      const { answersMs } = await typeIntoPalette(page, typedOfAllKinds, 'all groups');
      return nearlyWorstOf(answersMs);
    };
    const [ours, reference] = [await answersOf(owner), await answersOf(ownerOfFew)];
    return [paletteRow(ours, reference)];
  } finally {
    await browser.close();
    await product.stop();
  }
}

function paletteRow(ours: number, reference: number): Measured {
  const among = `${soldArticles} articles, ${buyingCustomers} customers and ${manyInvoices} invoices`;
  return {
    what: `command palette among ${among}, letter to the answer of all groups, p95`,
    ours: `${ours.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms, among ${fewInvoices} invoices`,
    ratio: `${(ours / reference).toFixed(2)} ×`,
    promise: `at most ${promisedAnswerMs} ms`,
    isMet: ours <= promisedAnswerMs,
  };
}

/** Fetches all customers page by page without storing them, as a reference for the sync. */
async function fetchAllMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const began = performance.now();
    const headers: Record<string, string> = {
      authorization: `Bearer ${localStorage.getItem('access-token')}`,
    };
    for (let hasMore = true; hasMore;) {
      const reply = await fetch('/api/main/customers-changes', { headers });
      ({ hasMore } = (await reply.json()) as { hasMore: boolean });
      headers['customersTimestamp'] = reply.headers.get('customersTimestamp') ?? '';
    }
    return performance.now() - began;
  });
}

/** The durations of a call that reads one row, sent from the same page, as a reference. */
async function pingsMs(page: Page): Promise<number[]> {
  return page.evaluate(async (times) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access-token')}` };
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const began = performance.now();
      await (await fetch('/api/main/ownData', { headers })).json();
      took.push(performance.now() - began);
    }
    return took;
  }, deltas);
}

function syncRow(ours: number, fetched: number): Measured {
  return {
    what: `first sync of ${count} customers into the browser`,
    ours: `${(ours / 1000).toFixed(2)} s`,
    reference: `${(fetched / 1000).toFixed(2)} s, the same fetched without storing`,
    ratio: `${(ours / fetched).toFixed(2)} ×`,
    promise: `at most ${promisedSyncMs / 1000} s`,
    isMet: ours <= promisedSyncMs,
  };
}

function deltaRow(ours: number, ping: number): Measured {
  return {
    what: `sync of ${count} customers when nothing has changed, median of ${deltas}`,
    ours: `${ours.toFixed(1)} ms`,
    reference: `${ping.toFixed(1)} ms, a call for one row`,
    ratio: `${(ours / ping).toFixed(2)} ×`,
    promise: `at most ${promisedDeltaMs} ms`,
    isMet: ours <= promisedDeltaMs,
  };
}

function typingRows(many: Typing, little: Typing): Measured[] {
  return [
    typingRow('longest frame', many.longestFrameMs, little.longestFrameMs, promisedFrameMs),
    typingRow(
      'letter to customers shown, p95',
      nearlyWorstOf(many.answersMs),
      nearlyWorstOf(little.answersMs),
      promisedAnswerMs,
    ),
  ];
}

function typingRow(what: string, ours: number, reference: number, promised: number): Measured {
  return {
    what: `search among ${count} customers as one types, ${what}`,
    ours: `${ours.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms, among ${few} customers`,
    ratio: `${(ours / reference).toFixed(2)} ×`,
    promise: `at most ${promised} ms`,
    isMet: ours <= promised,
  };
}

function nearlyWorstOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}
