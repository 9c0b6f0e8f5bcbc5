import { bulkDelete, bulkInsert, type WriteTransaction } from './bulk.ts';
import { CustomerParts } from './customer-parts.ts';
import { findAmongRows, recordOf, type ReadTransaction } from './customer-rows.ts';
import type { LocalCustomer } from './local-customer.ts';
import { LocalStoreError } from './local-store-error.ts';
import type { LocalDatabase } from './open-database.ts';
import { typedWords } from './search-words.ts';

/** Whose copy this is. Someone else's is never shown, not even for a moment. */
export interface Owner {
  readonly businessId: string;
  readonly userId: string;
}

export interface CustomerChanges {
  readonly changed: readonly LocalCustomer[];
  readonly deleted: readonly string[];
  /** What was known before; null at first. Where it no longer is, another tab was quicker and nothing is written. */
  readonly after: string | null;
  readonly timestamp: string;
}

const stores = ['customer', 'customerPart', 'customerPartIndex', 'general'] as const;
const ownerKey = 'owner';
const timestampKey = 'customersTimestamp';
const foundMost = 100;

/** A record each, with its place in four indexes, costs a third of a millisecond: fine for so many, minutes for all. */
const oneByOneMost = 1000;

/** The copy of a business's customers in this browser, kept up to date by changes and searched as one types. */
export class CustomerStore {
  readonly #database: LocalDatabase;
  readonly #owner: string;
  #parts = new CustomerParts();

  constructor(database: LocalDatabase, { businessId, userId }: Owner) {
    this.#database = database;
    this.#owner = `${businessId} ${userId}`;
  }

  /** Up to where the changes are known here, null for nothing yet; what another owner left behind is removed first. */
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

  /** Takes changes and how far they reach in one go, so that an interrupted sync carries on where it stopped. */
  async take({ changed, deleted, after, timestamp }: CustomerChanges): Promise<void> {
    const transaction = this.#writing();
    try {
      await this.#mustBeOurs(transaction);
      const general = transaction.objectStore('general');
      const known = (await general.get(timestampKey)) ?? null;
      if (known !== after) throw new LocalStoreError('overtaken');
      await this.#parts.catchUp(transaction);
      await this.#write(transaction, changed, deleted);
      await general.put(timestamp, timestampKey);
      await transaction.done;
    } catch (error) {
      // What memory holds is no longer what the database holds.
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
    if (changed.length <= oneByOneMost) {
      await bulkDelete(transaction, 'customer', deleted);
      await bulkInsert(transaction, 'customer', changed.map(recordOf));
      return;
    }
    const present = new Set(await transaction.objectStore('customer').getAllKeys());
    const replaced = ids.filter((id) => present.has(id));
    await bulkDelete(transaction, 'customer', replaced);
    await this.#parts.add(transaction, changed);
  }

  /** Those with a word for each word typed: of the name, the id number, the phone. The nearest come first. */
  async search(text: string, most = foundMost): Promise<LocalCustomer[]> {
    if (typeof text !== 'string' || text.trim() === '') throw new LocalStoreError('no-data');
    const words = typedWords(text);
    const transaction = this.#database.transaction([...stores], 'readonly');
    await this.#mustBeOurs(transaction);
    await this.#parts.catchUp(transaction);
    const found = await Promise.all([
      findAmongRows(transaction, words, most),
      this.#parts.find(transaction, words, most),
    ]);
    return nearestFirst(found.flat(), text).slice(0, most);
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
    // It has ended by itself, because of the same error.
  }
}

const albanian = new Intl.Collator('sq');

function nearestFirst(customers: readonly LocalCustomer[], text: string): LocalCustomer[] {
  const typed = text.trim().toLowerCase();
  const distance = ({ idNumber, name }: LocalCustomer) =>
    idNumber.toLowerCase() === typed ? 0 : name.toLowerCase().startsWith(typed) ? 1 : 2;
  return customers.toSorted(
    (one, other) => distance(one) - distance(other) || albanian.compare(one.name, other.name),
  );
}
