import { assertBalanced, recordIdTime, type Journal } from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

export interface JournalMeta {
  /** The document had no number of the tax authority when it was posted. */
  readonly fiscal?: 'pending';
}

export interface Posted {
  readonly at: Date;
  /** Null where nobody asked for it. */
  readonly by: string | null;
  readonly meta?: JournalMeta;
}

/** Writes journals, and gives their ids in the same order. Of a source and kind only one stands at a time. */
export async function postJournals(
  transaction: Transaction,
  businessId: string,
  journals: readonly Journal[],
  { at, by, meta = {} }: Posted,
): Promise<string[]> {
  if (journals.length === 0) return [];
  const ids = idsFor(journals, at);
  const heads = headsOf(journals, ids);
  const lines = journals.flatMap((journal, index) => linesOf(journal, ids[index]));
  await Promise.all([
    transaction.run(addHeads, [businessId, rowsAsJson(heads), at, by, JSON.stringify(meta)]),
    transaction.run(addLines, [businessId, rowsAsJson(lines)]),
  ]);
  return ids;
}

/**
 * Documents tell their moment in whole seconds, and their ids the full time: by that, what was posted in one second stays
 * in its order, as do the journals of one moment.
 */
function idsFor(journals: readonly Journal[], at: Date): string[] {
  const made = journals.reduce(
    (latest, { sourceId }) => Math.max(latest, recordIdTime(sourceId)),
    at.getTime(),
  );
  return journals.map(() => newRecordId(new Date(made))).toSorted();
}

/** A journal that replaces one taken back in the same breath comes after both. */
function headsOf(journals: readonly Journal[], ids: readonly string[]) {
  const voids = new Map<string, number>();
  return journals.map(({ sourceType, sourceId, kind, day, isVoid, lines }, index) => {
    assertBalanced(lines);
    const about = [sourceType, sourceId, kind].join(' ');
    const voidsBefore = voids.get(about) ?? 0;
    if (isVoid) voids.set(about, voidsBefore + 1);
    return { id: ids[index], sourceType, sourceId, kind, day, isVoid, voidsBefore };
  });
}

function linesOf({ day, lines }: Journal, journalId: string | undefined) {
  return lines.map((line, index) => ({ ...line, journalId, place: index + 1, day }));
}

// The turn of a journal follows from how often its source was taken back. One that may not be written gets a turn that
// is taken, or that nothing leads to.
const addHeads = `
  insert into tenant.journals (business_id, id, source_type, source_id, kind, turn, day, made_at, created_by, meta)
  select $1::text, id, "sourceType", "sourceId", kind,
    2 * ("voidsBefore" + (
      select count(*) from tenant.journals earlier
      where earlier.business_id = $1::text and earlier.source_type = "sourceType" and earlier.source_id = "sourceId"
        and earlier.kind = head.kind and earlier.is_void
    )) + "isVoid"::integer,
    day, $3, $4, $5::text::jsonb
  from jsonb_to_recordset($2::text::jsonb) as head (id text, "sourceType" text, "sourceId" text, kind text, day date,
    "isVoid" boolean, "voidsBefore" integer)`;

const addLines = `
  insert into tenant.journal_lines (business_id, journal_id, place, day, account_path, debit, credit,
    debit_mon, credit_mon, currency, exchange_rate)
  select $1, "journalId", place, day, "accountPath", debit, credit, "debitMon", "creditMon", currency,
    "exchangeRate" * 0.00000001
  from jsonb_to_recordset($2::text::jsonb) as line ("journalId" text, place integer, day date, "accountPath" text,
    debit bigint, credit bigint, "debitMon" bigint, "creditMon" bigint, currency text, "exchangeRate" numeric)`;
