import type { IDBPTransaction, StoreNames } from 'idb';
import type { CustomerRecord, LocalCustomer } from './local-customer.ts';
import type { LocalStores } from './open-database.ts';
import { needlesOf, nameWords, phoneDigits, searchLine, type TypedWord } from './search-words.ts';

export type ReadTransaction = IDBPTransaction<LocalStores, StoreNames<LocalStores>[], IDBTransactionMode>;

/** A customer with its indexed fields; an empty id number is not indexed. */
export function recordOf(customer: LocalCustomer): CustomerRecord {
  const { _id, name, idNumber, phone, updatedAt } = customer;
  const digits = phoneDigits(phone);
  return {
    _id,
    ...(idNumber === '' ? {} : { idNumber }),
    nameArray: nameWords(name),
    ...(digits === '' ? {} : { phone: digits }),
    updatedAt,
    customer,
  };
}

/** The key range of all values with this prefix. */
const beginning = (word: string) => IDBKeyRange.bound(word, `${word}\uFFFF`);

/** Customers in the store `customer` that match every typed word. */
export async function findAmongRows(
  transaction: ReadTransaction,
  words: readonly TypedWord[],
  max: number,
): Promise<LocalCustomer[]> {
  const [longest, ...others] = words;
  if (longest === undefined) return [];
  const store = transaction.objectStore('customer');
  // The index has several entries for a customer (words with and without accents), so more entries than
  // needed are read.
  const enough = others.length === 0 ? max * 4 : undefined;
  const { word, digits } = longest;
  const found = await Promise.all([
    store.index('nameArray').getAll(beginning(word), enough),
    store.index('idNumber').getAll(beginning(word.toUpperCase()), enough),
    ...(digits === null || digits === '' ? [] : [store.index('phone').getAll(beginning(digits), enough)]),
  ]);
  const unique = new Map(found.flat().map(({ _id, customer }) => [_id, customer]));
  return [...unique.values()].filter((customer) => hasAll(searchLine(customer), others)).slice(0, max);
}

export function hasAll(line: string, words: readonly TypedWord[]): boolean {
  return words.every((word) => needlesOf(word).some((needle) => line.includes(needle)));
}
