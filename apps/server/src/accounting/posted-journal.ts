import type { Journal, JournalKind, JournalSource } from '@tezga/domain';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { journalsRead } from './journals-read.ts';

/** The last journal of a kind that a document posted; null if there is none, or it is reversed. */
export async function postedJournal(
  transaction: Transaction,
  businessId: string,
  { sourceType, sourceId }: JournalSource,
  kind: JournalKind,
): Promise<Journal | null> {
  const [head] = await transaction.run<{
    readonly id: string;
    readonly day: string;
    readonly isVoid: boolean;
  }>(readLast, [businessId, sourceType, sourceId, kind]);
  if (head === undefined || head.isVoid) return null;
  const rows = (await journalsRead(transaction, businessId).lines([head.id])).get(head.id) ?? [];
  const lines = rows.map(({ journalId: _id, exchangeRate, ...line }) =>
    Object.assign(line, { exchangeRate: rateInColumn(exchangeRate) }),
  );
  return { sourceType, sourceId, kind, day: head.day, isVoid: false, lines };
}

const readLast = `
  select id, day::text as day, is_void as "isVoid" from tenant.journals
  where business_id = $1 and source_type = $2 and source_id = $3 and kind = $4
  order by turn desc limit 1`;
