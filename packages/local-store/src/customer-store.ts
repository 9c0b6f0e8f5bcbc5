import { searchRank } from '@tezga/domain';
import { bulkDelete, bulkInsert, type WriteTransaction } from './bulk.ts';
import { CustomerParts } from './customer-parts.ts';
import { findAmongRows, recordOf, type ReadTransaction } from './customer-rows.ts';
import type { LocalCustomer } from './local-customer.ts';
import { LocalStoreError } from './local-store-error.ts';
import type { LocalDatabase } from './open-database.ts';
import { typedWords } from './search-words.ts';

/** The owner of the local copy. A copy of another owner is never shown. */
export interface Owner {
  readonly businessId: string;
  readonly userId: string;
}

export interface CustomerChanges {
  readonly changed: readonly LocalCustomer[];
  readonly deleted: readonly string[];
  /**
   * The timestamp of the previous sync; null for the first sync. If the stored timestamp differs, another tab
   * has synced in the meantime, and nothing is written.
   */
  readonly after: string | null;
  readonly timestamp: string;
}

const stores = ['customer', 'customerPart', 'customerPartIndex', 'general'] as const;
const ownerKey = 'owner';
const timestampKey = 'customersTimestamp';
const resultsMax = 100;

/**
 * The maximum number of customers that are stored in single records. Writing a record with four indexes takes
 * a third of a millisecond, so a larger import is stored in batches.
 */
const singleRecordsMax = 1000;

/** Browser cache of a business's customers, updated by sync and searched while typing. */
export class CustomerStore {
  readonly #database: LocalDatabase;
  readonly #owner: string;
  #parts = new CustomerParts();

  constructor(database: LocalDatabase, { businessId, userId }: Owner) {
    this.#database = database;
    this.#owner = `${businessId} ${userId}`;
  }

  /**
   * Claims the database for this owner and returns the last sync timestamp, or null. Clears data of another owner
   * first.
   */
  async claim(): Promise<string | null> {
    const transaction = this.#writing();
    const general = transaction.objectStore('general');
    if ((await general.get(ownerKey)) !== this.#owner) {
      await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
      await general.put(this.#owner, ownerKey);
    }
    const timestamp = await general.get(timestampKey);
    await transaction.done;
    return timestamp === undefined ? null : String(timestamp);
  }

  /** Saves changes and their timestamp in one transaction, so that an interrupted sync resumes where it stopped. */
  async take({ changed, deleted, after, timestamp }: CustomerChanges): Promise<void> {
    const transaction = this.#writing();
    try {
      await this.#mustBeOurs(transaction);
      const general = transaction.objectStore('general');
      const stored = (await general.get(timestampKey)) ?? null;
      if (stored !== after) throw new LocalStoreError('overtaken');
      await this.#parts.catchUp(transaction);
      await this.#write(transaction, changed, deleted);
      await general.put(timestamp, timestampKey);
      await transaction.done;
    } catch (error) {
      // The transaction was rolled back, so the cache in memory may contain changes that the database does
      // not have.
      this.#parts = new CustomerParts();
      abort(transaction);
      throw error;
    }
  }

  async #write(
    transaction: WriteTransaction,
    changed: readonly LocalCustomer[],
    deleted: readonly string[],
  ): Promise<void> {
    const ids = [...changed.map(({ _id }) => _id), ...deleted];
    await this.#parts.remove(transaction, new Set(ids));
    if (changed.length <= singleRecordsMax) {
      await bulkDelete(transaction, 'customer', deleted);
      await bulkInsert(transaction, 'customer', changed.map(recordOf));
      return;
    }
    const present = new Set(await transaction.objectStore('customer').getAllKeys());
    const replaced = ids.filter((id) => present.has(id));
    await bulkDelete(transaction, 'customer', replaced);
    await this.#parts.add(transaction, changed);
  }

  /** The customers whose name, id number or phone matches every typed word, best matches first. */
  async search(text: string, max = resultsMax): Promise<LocalCustomer[]> {
    if (typeof text !== 'string' || text.trim() === '') throw new LocalStoreError('no-data');
    const words = typedWords(text);
    const transaction = this.#database.transaction([...stores], 'readonly');
    await this.#mustBeOurs(transaction);
    await this.#parts.catchUp(transaction);
    const found = await Promise.all([
      findAmongRows(transaction, words, max),
      this.#parts.find(transaction, words, max),
    ]);
    return nearestFirst(found.flat(), text).slice(0, max);
  }

  async #mustBeOurs(transaction: ReadTransaction): Promise<void> {
    const owner = await transaction.objectStore('general').get(ownerKey);
    if (owner !== this.#owner) throw new LocalStoreError('not-ours');
  }

  #writing(): WriteTransaction {
    const options = { durability: 'relaxed' } as const;
    return this.#database.transaction([...stores], 'readwrite', options);
  }
}

function abort(transaction: WriteTransaction): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // The error is ignored, because the same error already aborted the transaction.
  }
}

const albanian = new Intl.Collator('sq');

function nearestFirst(customers: readonly LocalCustomer[], text: string): LocalCustomer[] {
  const typed = text.trim().toLowerCase();
  const distance = ({ idNumber, name }: LocalCustomer) =>
    idNumber.toLowerCase() === typed ? -1 : searchRank(name, text);
  return customers.toSorted(
    (one, other) => distance(one) - distance(other) || albanian.compare(one.name, other.name),
  );
}
