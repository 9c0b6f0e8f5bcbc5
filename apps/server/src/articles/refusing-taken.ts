import { Refusal } from '@tezga/domain';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import { codesStore, type CodeKind } from './codes-store.ts';

interface Taking {
  /** Of the articles that take the codes. */
  readonly ids: readonly string[];
  /** The codes they shall have; left out, those they have. */
  readonly codes?: Readonly<Record<CodeKind, string>>;
}

const kindOfIndex = { articles_sku: 'sku', articles_barcode: 'barcode' } as const;

/** Refuses a code that another article has and names that article, also one that came first by a moment. */
export async function refusingTaken<Result>(
  transaction: Transaction,
  businessId: string,
  { ids, codes }: Taking,
  work: () => Promise<Result>,
): Promise<Result> {
  // After a failure nothing can be read any more, unless it happened behind a savepoint.
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
    const takenBy = await store.holderOf(kind, wanted, ids);
    throw new Refusal(`${kind}-taken`, takenBy === null ? {} : { takenBy });
  }
}
