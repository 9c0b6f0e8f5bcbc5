import type { Journal, JournalKind, JournalLine, JournalSource } from '@tezga/domain';
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
  const sources = { sourceType, sourceIds: [sourceId] };
  return (await postedJournals(transaction, businessId, sources, kind)).get(sourceId) ?? null;
}

interface JournalSources extends Pick<JournalSource, 'sourceType'> {
  readonly sourceIds: readonly string[];
}

/** The last journal of this kind by document; documents without one, or with a reversed one, are left out. */
export async function postedJournals(
  transaction: Transaction,
  businessId: string,
  { sourceType, sourceIds }: JournalSources,
  kind: JournalKind,
): Promise<ReadonlyMap<string, Journal>> {
  const heads = await transaction.run<Head>(readLast, [businessId, sourceType, sourceIds, kind]);
  const valid = heads.filter(({ isVoid }) => !isVoid);
  const rows = await journalsRead(transaction, businessId).lines(valid.map(({ id }) => id));
  return new Map(
    valid.map(({ id, sourceId, day }) => {
      const lines = (rows.get(id) ?? []).map(({ journalId: _id, exchangeRate, ...line }): JournalLine =>
        Object.assign(line, { exchangeRate: rateInColumn(exchangeRate) }),
      );
      return [sourceId, { sourceType, sourceId, kind, day, isVoid: false, lines }];
    }),
  );
}

interface Head {
  readonly id: string;
  readonly sourceId: string;
  readonly day: string;
  readonly isVoid: boolean;
}

const readLast = `
  select distinct on (source_id) id, source_id as "sourceId", day::text as day, is_void as "isVoid" from tenant.journals
  where business_id = $1 and source_type = $2 and source_id = any ($3::text[]) and kind = $4
  order by source_id, turn desc`;
