import type { IDBPTransaction, StoreNames } from 'idb';
import type { CustomerRecord, LocalCustomer } from './local-customer.ts';
import type { LocalStores } from './open-database.ts';
import { needlesOf, nameWords, phoneDigits, searchLine, type TypedWord } from './search-words.ts';

export type ReadTransaction = IDBPTransaction<LocalStores, StoreNames<LocalStores>[], IDBTransactionMode>;

/** A customer with what the indexes of its store look at; an empty number is in no index. */
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

/** Every value that begins like this. */
const beginning = (word: string) => IDBKeyRange.bound(word, `${word}\uFFFF`);

/** Those of the store `customer` that have a word for each word typed. */
export async function findAmongRows(
  transaction: ReadTransaction,
  words: readonly TypedWord[],
  most: number,
): Promise<LocalCustomer[]> {
  const [longest, ...others] = words;
  if (longest === undefined) return [];
  const store = transaction.objectStore('customer');
  // A name has a few words, each with and without accents, and comes once for each that fits.
  const enough = others.length === 0 ? most * 4 : undefined;
  const { word, digits } = longest;
  const found = await Promise.all([
    store.index('nameArray').getAll(beginning(word), enough),
    store.index('idNumber').getAll(beginning(word.toUpperCase()), enough),
    ...(digits === null || digits === '' ? [] : [store.index('phone').getAll(beginning(digits), enough)]),
  ]);
  const unique = new Map(found.flat().map(({ _id, customer }) => [_id, customer]));
  return [...unique.values()].filter((customer) => hasAll(searchLine(customer), others)).slice(0, most);
}

export function hasAll(line: string, words: readonly TypedWord[]): boolean {
  return words.every((word) => needlesOf(word).some((needle) => line.includes(needle)));
}
