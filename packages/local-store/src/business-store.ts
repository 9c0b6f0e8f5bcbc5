import { bulkDelete, bulkInsert, type WriteTransaction } from './bulk.ts';
import type { LocalBusiness } from './local-business.ts';
import type { LocalDatabase } from './open-database.ts';

export interface BusinessChanges {
  readonly changed: readonly LocalBusiness[];
  /** The ids of businesses that are now managed by another admin. */
  readonly removed: readonly string[];
  /** Whether `changed` has all businesses and replaces the stored ones. */
  readonly isWhole: boolean;
}

/** The browser's copy of the businesses that an admin manages. */
export class BusinessStore {
  readonly #database: LocalDatabase;

  constructor(database: LocalDatabase) {
    this.#database = database;
  }

  all(): Promise<LocalBusiness[]> {
    return this.#database.getAll('businesses');
  }

  /** Saves the changes in one transaction, so that an interrupted sync changes nothing. */
  async take({ changed, removed, isWhole }: BusinessChanges): Promise<void> {
    const transaction = this.#database.transaction('businesses', 'readwrite', { durability: 'relaxed' });
    const writing = transaction as unknown as WriteTransaction;
    if (isWhole) await transaction.store.clear();
    await bulkInsert(writing, 'businesses', changed);
    await bulkDelete(writing, 'businesses', removed);
    await transaction.done;
  }

  close(): void {
    this.#database.close();
  }
}
