import {
  roundingJournal,
  subjectChangesOf,
  asMoney,
  type ExchangeRate,
  type Journal,
  type Money,
  type SubjectSide,
} from '@tezga/domain';
import { rateInColumn } from '../platform/database/numeric.ts';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

/** A journal with the day on which its document is due; null if it is due at once. */
export interface DueJournal {
  readonly id: string;
  readonly journal: Journal;
  readonly dueDay: string | null;
}

/**
 * Updates balances, open items and cards of the subjects that these journals touch. Lock order: the balance of a
 * subject before its items, so that concurrent changes do not deadlock. If a document is settled in its own currency
 * but hundredths of ALL remain open, returns rounding journals for them, which the caller posts.
 */
export async function updateSubjects(
  transaction: Transaction,
  businessId: string,
  journals: readonly DueJournal[],
): Promise<Journal[]> {
  const changes = journals.flatMap(({ id: journalId, journal, dueDay }, place) => {
    const posted = { journalId, day: journal.day, dueDay: dueDay ?? journal.day };
    const isCharge = journal.kind !== 'payment';
    return subjectChangesOf(journal).map(({ owed: { all, mon }, ...change }) =>
      Object.assign(change, posted, { all, mon, isCharge, place }),
    );
  });
  if (changes.length === 0) return [];
  const values = [businessId, rowsAsJson(changes)];
  const [, touched] = await Promise.all([
    transaction.run(addToBalances, values),
    transaction.run<TouchedItem>(addToItems, values),
    transaction.run(addEntries, values),
  ]);
  const day = journals[0]?.journal.day ?? '';
  return touched
    .filter(({ openMon, openInLek }) => openMon === 0n && openInLek !== 0n)
    .map(({ exchangeRate, ...item }) =>
      roundingJournal(item, {
        openInLek: asMoney(item.openInLek),
        item: { currency: item.currency, exchangeRate: rateOf(exchangeRate) },
        day,
        roundingId: newRecordId(new Date()),
      }),
    );
}

const rateOf = (text: string): ExchangeRate => rateInColumn(text);

interface TouchedItem {
  readonly side: SubjectSide;
  readonly subjectId: string;
  readonly documentId: string;
  readonly isAdvance: boolean;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly openInLek: Money;
  readonly openMon: Money;
}

const changes = `jsonb_to_recordset($2::text::jsonb) as change (side text, "subjectId" text, "documentId" text,
  "isAdvance" boolean, currency text, "exchangeRate" numeric, "all" bigint, mon bigint, "journalId" text, day date,
  "dueDay" date, "isCharge" boolean, place integer)`;

const addToBalances = `
  insert into tenant.subject_balances as balance (business_id, side, subject_id, currency, owed_all, owed_mon)
  select $1, side, "subjectId", currency, sum("all"), sum(mon) from ${changes}
  group by side, "subjectId", currency order by side, "subjectId", currency
  on conflict (business_id, side, subject_id, currency) do update
  set owed_all = balance.owed_all + excluded.owed_all, owed_mon = balance.owed_mon + excluded.owed_mon`;

const hasPayments = '(item.charged_all <> item.open_all or item.charged_mon <> item.open_mon)';

/**
 * If a purchase is posted again in another currency, its open item gets this currency: the batch contains the reversal
 * first, and the currency of the last change counts. An item with payments does not change its currency, because its
 * open amount is in the currency of the payments.
 */
const addToItems = `
  insert into tenant.open_items as item (business_id, side, subject_id, document_id, is_advance, currency, exchange_rate, day,
    due_day, charged_all, charged_mon, open_all, open_mon)
  select $1, side, "subjectId", "documentId", bool_or("isAdvance"), (array_agg(currency order by place desc))[1],
    (array_agg("exchangeRate" order by place desc))[1] * 0.00000001, min(day), min("dueDay"), coalesce(sum("all") filter (where "isCharge"), 0), coalesce(sum(mon) filter (where "isCharge"), 0),
    sum("all"), sum(mon)
  from ${changes}
  group by side, "subjectId", "documentId" order by side, "subjectId", "documentId"
  on conflict (business_id, side, subject_id, document_id) do update
  set currency = case when ${hasPayments} then item.currency else excluded.currency end,
    exchange_rate = case when ${hasPayments} then item.exchange_rate else excluded.exchange_rate end,
    charged_all = item.charged_all + excluded.charged_all, charged_mon = item.charged_mon + excluded.charged_mon,
    open_all = item.open_all + excluded.open_all, open_mon = item.open_mon + excluded.open_mon
  returning side, subject_id as "subjectId", document_id as "documentId", is_advance as "isAdvance", currency,
    exchange_rate::text as "exchangeRate", open_all as "openInLek", open_mon as "openMon"`;

const addEntries = `
  insert into tenant.subject_entries (business_id, side, subject_id, day, journal_id, currency, document_id, owed_all, owed_mon)
  select $1, side, "subjectId", day, "journalId", currency, "documentId", sum("all"), sum(mon) from ${changes}
  group by side, "subjectId", day, "journalId", currency, "documentId"`;
