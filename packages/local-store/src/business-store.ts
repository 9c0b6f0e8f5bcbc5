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

/** The browser's copy of the businesses that an admin manages. Each row has the id of this admin. */
export class BusinessStore {
  readonly #database: LocalDatabase;
  readonly #userId: string;

  constructor(database: LocalDatabase, userId: string) {
    this.#database = database;
    this.#userId = userId;
  }

  /**
   * Clears the store if it has rows of another user or without a user. Returns whether it has rows of this user
   * afterwards.
   */
  async claim(): Promise<boolean> {
    const transaction = this.#database.transaction('businesses', 'readwrite', { durability: 'relaxed' });
    const rows = await transaction.store.getAll();
    const isOurs = rows.every(({ userId }) => userId === this.#userId);
    if (!isOurs) await transaction.store.clear();
    await transaction.done;
    return isOurs && rows.length > 0;
  }

  /** The businesses of this user. */
  async all(): Promise<LocalBusiness[]> {
    const rows = await this.#database.getAll('businesses');
    return rows.flatMap(({ userId, ...business }) => (userId === this.#userId ? [business] : []));
  }

  /** Saves the changes in one transaction, so that an interrupted sync changes nothing. */
  async take({ changed, removed, isWhole }: BusinessChanges): Promise<void> {
    const transaction = this.#database.transaction('businesses', 'readwrite', { durability: 'relaxed' });
    const writing = transaction as unknown as WriteTransaction;
    if (isWhole) await transaction.store.clear();
    const rows = changed.map((business) => ({ ...business, userId: this.#userId }));
    await bulkInsert(writing, 'businesses', rows);
    await bulkDelete(writing, 'businesses', removed);
    await transaction.done;
  }

  close(): void {
    this.#database.close();
  }
}
