import type { WriteTransaction } from './bulk.ts';
import { hasAll, type ReadTransaction } from './customer-rows.ts';
import type { LocalCustomer } from './local-customer.ts';
import { needlesOf, searchLine, type TypedWord } from './search-words.ts';

/** The number of customers in a batch; small enough that reading a batch for a single customer is cheap. */
const customersInPart = 250;
const idLength = 24;
const versionKey = 'partsVersion';

interface Place {
  readonly part: number;
  readonly row: number;
}

/**
 * The customers of a large import, stored in batches (parts). Their search text is cached in memory, one line
 * for each customer, because scanning it is faster than an IndexedDB index; the customers themselves stay in
 * the database.
 */
export class CustomerParts {
  #version = -1;
  #lines = new Map<number, string>();

  /** Reloads the cache if another tab has changed the batches. */
  async catchUp(transaction: ReadTransaction): Promise<void> {
    const version = Number((await transaction.objectStore('general').get(versionKey)) ?? 0);
    if (version === this.#version) return;
    const store = transaction.objectStore('customerPartIndex');
    const [numbers, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    this.#lines = new Map(numbers.map((number, place) => [number, texts[place] ?? '']));
    this.#version = version;
  }

  async find(
    transaction: ReadTransaction,
    words: readonly TypedWord[],
    max: number,
  ): Promise<LocalCustomer[]> {
    const [longest, ...others] = words;
    if (longest === undefined) return [];
    const places: Place[] = [];
    for (const [part, text] of this.#lines) {
      for (const row of rowsWith(text, needlesOf(longest), others)) places.push({ part, row });
      if (places.length >= max) break;
    }
    return this.#read(transaction, places.slice(0, max));
  }

  async #read(transaction: ReadTransaction, places: readonly Place[]): Promise<LocalCustomer[]> {
    const store = transaction.objectStore('customerPart');
    const parts = [...new Set(places.map(({ part }) => part))];
    const texts = await Promise.all(parts.map((part) => store.get(part)));
    const rowsOf = new Map(parts.map((part, place) => [part, texts[place]?.split('\n') ?? []]));
    return places.map(({ part, row }) => JSON.parse(rowsOf.get(part)?.[row] ?? '') as LocalCustomer);
  }

  /**
   * Adds customers. Requires `catchUp` in the same transaction. If the transaction aborts, the caller must
   * discard this object.
   */
  async add(transaction: WriteTransaction, customers: readonly LocalCustomer[]): Promise<void> {
    const last = Math.max(0, ...this.#lines.keys());
    const writes: Promise<unknown>[] = [];
    for (let begin = 0; begin < customers.length; begin += customersInPart) {
      const members = customers.slice(begin, begin + customersInPart);
      const number = last + 1 + begin / customersInPart;
      const lines = members.map((customer) => `${searchLine(customer)}\t${customer._id}\n`).join('');
      const rows = members.map((customer) => JSON.stringify(customer)).join('\n');
      writes.push(this.#put(transaction, number, { lines, rows }));
    }
    await Promise.all([...writes, this.#mark(transaction)]);
  }

  /** Removes these customers from their batches. */
  async remove(transaction: WriteTransaction, ids: ReadonlySet<string>): Promise<void> {
    const touched = [...this.#lines].filter(([, text]) => idsIn(text).some((id) => ids.has(id)));
    if (touched.length === 0) return;
    const store = transaction.objectStore('customerPart');
    await Promise.all(
      touched.map(async ([number, text]) => {
        const remains = idsIn(text).map((id) => !ids.has(id));
        const rows = ((await store.get(number)) ?? '').split('\n').filter((_row, place) => remains[place]);
        const lines = text.split('\n').filter((_line, place) => remains[place]);
        await this.#put(transaction, number, {
          lines: lines.map((line) => `${line}\n`).join(''),
          rows: rows.join('\n'),
        });
      }),
    );
    await this.#mark(transaction);
  }

  async #put(
    transaction: WriteTransaction,
    number: number,
    { lines, rows }: { readonly lines: string; readonly rows: string },
  ): Promise<void> {
    const parts = transaction.objectStore('customerPart');
    const index = transaction.objectStore('customerPartIndex');
    if (lines === '') {
      this.#lines.delete(number);
      await Promise.all([parts.delete(number), index.delete(number)]);
      return;
    }
    this.#lines.set(number, lines);
    await Promise.all([parts.put(rows, number), index.put(lines, number)]);
  }

  async #mark(transaction: WriteTransaction): Promise<void> {
    // The version is random, because a counter could repeat a version after the data of another owner was
    // cleared.
    this.#version = Math.random();
    await transaction.objectStore('general').put(this.#version, versionKey);
  }
}

/** The numbers of the lines in a batch that contain one of the needles and match all other words. */
function rowsWith(text: string, needles: readonly string[], others: readonly TypedWord[]): Set<number> {
  const rows = new Set<number>();
  for (const needle of needles) {
    let row = 0;
    let lineStart = 0;
    for (let hit = hitIn(text, needle, 0); hit >= 0; hit = hitIn(text, needle, lineStart)) {
      for (let end = text.indexOf('\n', lineStart); end < hit; end = text.indexOf('\n', lineStart)) {
        lineStart = end + 1;
        row += 1;
      }
      const lineEnd = text.indexOf('\n', hit);
      if (hasAll(text.slice(lineStart, lineEnd), others)) rows.add(row);
      lineStart = lineEnd + 1;
      row += 1;
    }
  }
  return rows;
}

/**
 * Finds the next word that begins with the needle. The leading space of the needle is compared only
 * afterwards, because spaces are frequent and would slow `indexOf` down.
 */
function hitIn(text: string, needle: string, from: number): number {
  const word = needle.slice(1);
  let hit = text.indexOf(word, from);
  while (hit >= 0 && text[hit - 1] !== needle[0]) hit = text.indexOf(word, hit + 1);
  return hit;
}

/** The customer ids of a batch, in order. */
function idsIn(text: string): string[] {
  const ids: string[] = [];
  for (let mark = text.indexOf('\t'); mark >= 0; mark = text.indexOf('\t', mark + idLength)) {
    ids.push(text.slice(mark + 1, mark + 1 + idLength));
  }
  return ids;
}
