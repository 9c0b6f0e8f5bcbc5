import { Refusal } from '@tezga/domain';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import { codesStore, type CodeKind } from './codes-store.ts';

interface Taking {
  /** The articles that get the codes. */
  readonly ids: readonly string[];
  /** The new codes; if left out, the codes that the articles have now are checked. */
  readonly codes?: Readonly<Record<CodeKind, string>>;
}

const kindOfIndex = { articles_sku: 'sku', articles_barcode: 'barcode' } as const;

/**
 * Turns a violation of a unique index on SKUs or barcodes, also one caused by a race, into a refusal that names the
 * other article.
 */
export async function refusingTaken<Result>(
  transaction: Transaction,
  businessId: string,
  { ids, codes }: Taking,
  work: () => Promise<Result>,
): Promise<Result> {
  // A savepoint, because PostgreSQL runs no more statements in a transaction after an error.
  await transaction.run('savepoint before_codes', []);
  try {
    return await work();
  } catch (error) {
    const index = (['articles_sku', 'articles_barcode'] as const).find((name) =>
      isUniqueViolation(error, name),
    );
    if (index === undefined) throw error;
    await transaction.run('rollback to savepoint before_codes', []);
    const kind = kindOfIndex[index];
    const store = codesStore(transaction, businessId);
    const wanted = codes === undefined ? await store.codesOf(kind, ids) : [codes[kind]];
    const takenBy = await store.ownerOf(kind, wanted, ids);
    throw new Refusal(`${kind}-taken`, takenBy === null ? {} : { takenBy });
  }
}
