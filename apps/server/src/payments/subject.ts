import type { cardKinds, contract } from '@tezga/contract';
import {
  asMoney,
  cashCustomerId,
  minus,
  noMoney,
  refuseUnless,
  type JournalDocument,
  type Money,
} from '@tezga/domain';
import type { z } from 'zod';
import { creditOfCustomer } from '../client-credit/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { Handler } from '../platform/http/context.ts';
import { isSeen } from '../platform/documents/seen.ts';
import { paymentsStore, type Subject } from './store.ts';
import { subjectRow, type SubjectReading } from './subjects.ts';

type Call = typeof contract.payments.subject;
type Entry = z.output<Call['output']>['entries'][number];
type Balances = z.output<Call['output']>['opening'];

const countedMax = 10_000;
const key = 'entry.day, entry.journal_id, entry.currency';
const order = 'entry.day desc, entry.journal_id desc, entry.currency desc';

export const subject: Handler<Call> = async (input, context) => {
  const { transaction, businessId } = context;
  const { type: side, subjectId } = input;
  const card = await cardOf(input, context);
  const mayHavePoints = side === 'customer' && subjectId !== cashCustomerId;
  const clientCredit = mayHavePoints ? await creditOfCustomer(transaction, businessId, subjectId) : null;
  return { ...card, clientCredit };
};

/** One page of the card of a subject in a period. */
export async function cardOf(
  input: z.output<Call['input']>,
  context: SubjectReading,
): Promise<Omit<z.output<Call['output']>, 'clientCredit'>> {
  const { transaction, businessId } = context;
  const { from, to, page, perPage } = input;
  const asked = { side: input.type, subjectId: input.subjectId };
  refuseUnless(await paymentsStore(transaction, businessId).isSubject(asked), 'not-found');
  const row = await subjectRow(context, asked);
  const card = cardRead(transaction, businessId, asked);
  const skip = (page - 1) * perPage;
  const [rows, count, skipped, after, since] = await Promise.all([
    card.page({ from, to, skip, take: perPage }),
    card.count({ from, to }),
    skip === 0 ? [] : card.skipped({ from, to, skip }),
    to === undefined ? [] : card.after(to),
    from === undefined ? null : card.since(from),
  ]);
  return {
    subject: row,
    entries: withBalances(rows, row.balances, [...skipped, ...after]),
    opening: since === null ? [] : less(row.balances, since),
    totalResult: Math.min(count, countedMax),
    isMore: count > countedMax,
  };
}

interface EntryRow {
  readonly id: string;
  readonly day: string;
  readonly currency: string;
  readonly all: Money;
  readonly mon: Money;
  readonly sourceType: JournalDocument;
  readonly sourceId: string;
  readonly isVoid: boolean;
  readonly isCorrection: boolean;
  readonly invoiceNumber: string | null;
  readonly purchaseNumber: string | null;
  readonly paymentKind: 'payment' | 'refund' | 'set-off' | null;
  readonly paymentNumber: string | null;
  readonly reversalId: string | null;
  readonly reversalNumber: string | null;
}

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Sum {
  readonly currency: string;
  readonly all: bigint;
  readonly mon: bigint;
}

/** The SQL conditions for the entries of a subject in a period, and their parameters. */
function conditionsOf(businessId: string, { side, subjectId }: Subject, { from, to }: Period) {
  const values = valuesFor(businessId);
  const { place } = values;
  const where = [
    'entry.business_id = $1',
    `entry.side = ${place(side)}`,
    `entry.subject_id = ${place(subjectId)}`,
    isSeen('entry.document_id'),
    ...(from === undefined ? [] : [`entry.day >= ${place(from)}::date`]),
    ...(to === undefined ? [] : [`entry.day <= ${place(to)}::date`]),
  ].join(' and ');
  return { values, where };
}

const selected = 'select entry.currency, entry.owed_all, entry.owed_mon from tenant.subject_entries entry';
/** A payment of several documents is one entry on the card: the entries of a journal are grouped by currency. */
const grouped = `select ${key}, sum(entry.owed_all)::bigint as owed_all, sum(entry.owed_mon)::bigint as owed_mon
  from tenant.subject_entries entry`;

/** The queries for the card of a subject; they read the newest entries first from an index. */
function cardRead(transaction: Transaction, businessId: string, asked: Subject) {
  const sums = async (text: string, { given }: Values): Promise<readonly Sum[]> =>
    transaction.run<Sum>(
      `select currency, sum(owed_all)::bigint as all, sum(owed_mon)::bigint as mon from (${text}) entry group by currency`,
      given,
    );
  return {
    page({ skip, take, ...period }: Period & { readonly skip: number; readonly take: number }) {
      const { values, where } = conditionsOf(businessId, asked, period);
      const { place } = values;
      return transaction.run<EntryRow>(
        `${readEntries} from (${grouped} where ${where}
           group by ${key} order by ${order} limit ${place(take)} offset ${place(skip)}) entry ${joins} order by ${order}`,
        values.given,
      );
    },

    async count(period: Period): Promise<number> {
      const { values, where } = conditionsOf(businessId, asked, period);
      const [row] = await transaction.run<{ readonly count: bigint }>(
        `select count(*) as count from (select 1 from tenant.subject_entries entry where ${where}
           group by ${key} limit ${countedMax + 1}) counted`,
        values.given,
      );
      return Number(row?.count ?? 0n);
    },

    /** The sums of the entries after this day. */
    after(day: string): Promise<readonly Sum[]> {
      const { values, where } = conditionsOf(businessId, asked, {});
      return sums(`${selected} where ${where} and entry.day > ${values.place(day)}::date`, values);
    },

    /** The sums of the entries on earlier pages. */
    skipped({ skip, ...period }: Period & { readonly skip: number }): Promise<readonly Sum[]> {
      const { values, where } = conditionsOf(businessId, asked, period);
      return sums(
        `${grouped} where ${where} group by ${key} order by ${order} limit ${values.place(skip)}`,
        values,
      );
    },

    /** The sums of the entries from this day on. */
    since(from: string): Promise<readonly Sum[]> {
      const { values, where } = conditionsOf(businessId, asked, { from });
      return sums(`${selected} where ${where}`, values);
    },
  };
}

const readEntries = `
  select entry.journal_id as id, entry.day::text as day, entry.currency, entry.owed_all as all, entry.owed_mon as mon,
    journal.source_type as "sourceType", journal.source_id as "sourceId", journal.is_void as "isVoid",
    journal.kind = 'correction' as "isCorrection", invoice.number_text as "invoiceNumber",
    coalesce(purchase.number, merged.number) as "purchaseNumber", payment.kind as "paymentKind",
    payment.number_text as "paymentNumber", reversal.id as "reversalId", reversal.number_text as "reversalNumber"`;

const joins = `
  join tenant.journals journal on journal.business_id = $1 and journal.id = entry.journal_id
  left join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = journal.source_id
    and journal.source_type = 'invoice'
  left join tenant.purchases purchase on purchase.business_id = $1 and purchase.id = journal.source_id
    and journal.source_type = 'purchase'
  left join tenant.merged_purchases merged on merged.business_id = $1 and merged.id = journal.source_id
    and journal.source_type = 'purchase'
  left join tenant.payments payment on payment.business_id = $1 and payment.id = journal.source_id
    and journal.source_type = 'payment'
  left join tenant.payments reversal on reversal.business_id = $1 and reversal.reverses_id = payment.id and journal.is_void`;

function less(balances: Balances, sums: readonly Sum[]): Balances {
  return balances.map(({ currency, balance, balanceMon }) => {
    const own = sums.filter((sum) => sum.currency === currency);
    return {
      currency,
      balance: own.reduce((left, { all }) => minus(left, asMoney(all)), balance),
      balanceMon: own.reduce((left, { mon }) => minus(left, asMoney(mon)), balanceMon),
    };
  });
}

/**
 * Adds the balance after each entry. Entries are newest first, so the balances are computed backwards from the
 * current balance.
 */
function withBalances(rows: readonly EntryRow[], balances: Balances, later: readonly Sum[]): Entry[] {
  const start = less(balances, later);
  const mon = new Map(start.map(({ currency, balanceMon }) => [currency, balanceMon]));
  let all = start.reduce((sum, { balance }) => asMoney(sum + balance), noMoney);
  return rows.map((row) => {
    const inCurrency = mon.get(row.currency) ?? noMoney;
    const entry = entryOf(row, all, inCurrency);
    all = minus(all, row.all);
    mon.set(row.currency, minus(inCurrency, row.mon));
    return entry;
  });
}

function entryOf(row: EntryRow, balance: Money, balanceMon: Money): Entry {
  const isReversal = row.isVoid && row.reversalId !== null;
  // A correction at a till of another shop: row-level security hides its invoice.
  const isElsewhere = row.sourceType === 'invoice' && row.invoiceNumber === null;
  return {
    _id: row.id,
    kind: kindOf(row),
    documentId:
      row.sourceType === 'rounding' || isElsewhere ? null : isReversal ? row.reversalId : row.sourceId,
    number:
      row.invoiceNumber ?? row.purchaseNumber ?? (isReversal ? row.reversalNumber : row.paymentNumber) ?? '',
    date: row.day,
    currency: row.currency,
    amount: row.all,
    amountMon: row.mon,
    balance,
    balanceMon,
  };
}

function kindOf({
  sourceType,
  paymentKind,
  isVoid,
  isCorrection,
  mon,
}: EntryRow): (typeof cardKinds)[number] {
  if (sourceType === 'rounding') return 'rounding';
  if (sourceType === 'purchase')
    return isVoid ? 'purchase-reversal' : mon < 0n ? 'supplier-credit' : 'purchase';
  if (sourceType === 'payment') return isVoid ? 'reversal' : (paymentKind ?? 'payment');
  return isCorrection && mon < 0n ? 'credit-note' : 'invoice';
}
