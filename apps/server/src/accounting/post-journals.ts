import { assertBalanced, recordIdTime, type Journal } from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { updateSubjects } from './subject-ledger.ts';

export interface JournalMeta {
  /** The document was not fiscalized yet when it was posted. */
  readonly fiscal?: 'pending';
}

export interface Posted {
  readonly at: Date;
  /** The user; null if a job posted the journal. */
  readonly by: string | null;
  readonly meta?: JournalMeta;
  /** The day on which the document is due; left out if it is due at once. */
  readonly dueDay?: string | null;
}

/**
 * Inserts journals, updates the balances of customers and suppliers, and returns the ids in the same order. A source
 * has at most one valid journal of each kind.
 */
export async function postJournals(
  transaction: Transaction,
  businessId: string,
  journals: readonly Journal[],
  { at, by, meta = {}, dueDay = null }: Posted,
): Promise<string[]> {
  if (journals.length === 0) return [];
  const ids = idsFor(journals, at);
  const heads = headsOf(journals, ids);
  const lines = journals.flatMap((journal, index) => linesOf(journal, ids[index]));
  const due = journals.map((journal, index) => ({ id: ids[index] ?? '', journal, dueDay }));
  const [, , roundings] = await Promise.all([
    transaction.run(addHeads, [businessId, rowsAsJson(heads), at, by, JSON.stringify(meta)]),
    transaction.run(addLines, [businessId, rowsAsJson(lines)]),
    updateSubjects(transaction, businessId, due),
  ]);
  await postJournals(transaction, businessId, roundings, { at, by });
  return ids;
}

/**
 * Ids that sort in posting order. Their time is taken from the id of the newest document, which has milliseconds,
 * because `at` has whole seconds only.
 */
function idsFor(journals: readonly Journal[], at: Date): string[] {
  const made = journals.reduce(
    (latest, { sourceId }) => Math.max(latest, recordIdTime(sourceId)),
    at.getTime(),
  );
  return journals.map(() => newRecordId(new Date(made))).toSorted();
}

/**
 * `voidsBefore` counts the earlier voids of the same source and kind in this batch, so that a replacement in the same
 * batch gets the turn after its void.
 */
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

// `turn` numbers the journals of a source and kind: posted 0, void 1, posted again 2, void 3. It is computed from the
// number of earlier voids. Constraints reject a second posting, whose turn is already in use, and a void without a
// posting, whose turn has no predecessor.
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
