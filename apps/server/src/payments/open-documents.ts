import type { contract } from '@tezga/contract';
import {
  asMoney,
  paidStateOf,
  refuseUnless,
  sumOf,
  tiranaDay,
  type Money,
  type SubjectSide,
} from '@tezga/domain';
import type { z } from 'zod';
import { rateInColumn } from '../platform/database/numeric.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { isSeen } from '../platform/documents/seen.ts';
import { paymentsStore, type Subject } from './store.ts';
import { agesOf, balancesOf, creditOf } from './subject-sums.ts';

type Call = typeof contract.payments;
type OpenDocument = z.output<Call['allSales']['output']>['documents'][number];

const countedMax = 10_000;

interface DocumentRow {
  readonly id: string;
  readonly side: SubjectSide;
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly email: string | null;
  readonly isAdvance: boolean;
  readonly isPurchase: boolean;
  readonly number: string | null;
  readonly day: string;
  readonly dueDay: string;
  readonly daysOverdue: number;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly charged: Money;
  readonly chargedMon: Money;
  readonly open: Money;
  readonly openMon: Money;
}

interface Matching {
  readonly conditions: readonly string[];
  readonly search?: string | undefined;
}

interface Paging {
  readonly order: string;
  readonly page: number;
  readonly perPage: number;
}

/** Builds the queries that read the matching open items as documents. */
function documentsRead(
  { transaction, clock, language, phrasesIn }: BusinessContext,
  values: Values,
  { conditions, search }: Matching,
) {
  const { given, place } = values;
  const where = [
    'item.business_id = $1',
    ...conditions,
    ...searchConditions(search, values),
    isSeen('item.document_id'),
  ].join(' and ');
  const filter = [...given];
  return {
    async page({ order, page, perPage }: Paging): Promise<OpenDocument[]> {
      const rows = await transaction.run<DocumentRow>(
        `select item.document_id as id, item.side, item.subject_id as "subjectId", customer.name as "subjectName", customer.email,
         item.is_advance as "isAdvance", coalesce(purchase.id, merged.id) is not null as "isPurchase",
         coalesce(invoice.number_text, purchase.number, merged.number, payment.number_text) as number,
         item.day::text as day, item.due_day::text as "dueDay",
         ${place(tiranaDay(clock.now()))}::date - item.due_day as "daysOverdue", item.currency,
         item.exchange_rate::text as "exchangeRate", item.charged_all as charged, item.charged_mon as "chargedMon",
         item.open_all as open, item.open_mon as "openMon"
       from (select * from tenant.open_items item where ${where}
         order by ${order} limit ${place(perPage)} offset ${place((page - 1) * perPage)}) item
       left join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = item.document_id
       left join tenant.purchases purchase on purchase.business_id = $1 and purchase.id = item.document_id
       left join tenant.merged_purchases merged on merged.business_id = $1 and merged.id = item.document_id
       left join tenant.payments payment on payment.business_id = $1 and payment.id = item.document_id
       left join tenant.customers customer on customer.business_id = $1 and customer.id = item.subject_id
       order by ${order}`,
        given,
      );
      const { withoutRecord } = phrasesIn[language].payments;
      return rows.map((row) => documentOf(row, withoutRecord[row.side]));
    },

    /** The open sum of all matching items, and their number, which is capped in the reply. */
    async totals() {
      const [total] = await transaction.run<{ readonly count: bigint; readonly open: bigint }>(
        `select count(*) as count, coalesce(sum(item.open_all), 0)::bigint as open
       from tenant.open_items item where ${where}`,
        filter,
      );
      return totalsOf(Number(total?.count ?? 0n), asMoney(total?.open ?? 0n));
    },
  };
}

const totalsOf = (count: number, open: Money) => ({
  totalResult: Math.min(count, countedMax),
  isMore: count > countedMax,
  open,
});

/** One page of the matching open items as documents, with the capped count and the open sum of all matches. */
async function readDocuments(context: BusinessContext, values: Values, wanted: Matching & Paging) {
  const read = documentsRead(context, values, wanted);
  const [documents, totals] = await Promise.all([read.page(wanted), read.totals()]);
  return { documents, ...totals };
}

const documentOf = (row: DocumentRow, withoutRecord: string): OpenDocument => ({
  _id: row.id,
  type: row.side,
  subjectId: row.subjectId,
  subjectName: row.subjectName ?? withoutRecord,
  email: row.email ?? '',
  isAdvance: row.isAdvance,
  isPurchase: row.isPurchase,
  number: row.number ?? '',
  date: row.day,
  dueDate: row.dueDay,
  daysOverdue: row.daysOverdue,
  currency: row.currency,
  exRate: rateInColumn(row.exchangeRate),
  charged: row.charged,
  chargedMon: row.chargedMon,
  open: row.open,
  openMon: row.openMon,
  paidState: paidStateOf(row.chargedMon, row.openMon),
});

/** Matches the number of the invoice or purchase, of a purchase that was merged into it, or the name of the subject. */
function searchConditions(search: string | undefined, { place }: Values): string[] {
  const patterns = searchPatterns(search);
  if (search === undefined || patterns.length === 0) return [];
  return [
    `(exists (select 1 from tenant.invoices found where found.business_id = $1 and found.id = item.document_id
        and starts_with(found.number_text, ${place(search.trim())}))
      or exists (select 1 from tenant.purchases found where found.business_id = $1 and found.id = item.document_id
        and starts_with(found.number, ${place(search.trim())}))
      or exists (select 1 from tenant.merged_purchases found where found.business_id = $1 and found.into_id = item.document_id
        and starts_with(found.number, ${place(search.trim())}))
      or exists (select 1 from tenant.customers found where found.business_id = $1 and found.id = item.subject_id
        and found.search_text like all (${place(patterns)}::text[])))`,
  ];
}

const oldestFirst = 'item.day, item.document_id';
const byDueDay = 'item.due_day, item.document_id';
const newestFirst = 'item.day desc, item.document_id desc';

const ofSubject = ({ side, subjectId }: Subject, { place }: Values): string[] => [
  `item.side = ${place(side)}`,
  `item.subject_id = ${place(subjectId)}`,
];

async function refuseUnknown(transaction: Transaction, businessId: string, subject: Subject): Promise<void> {
  refuseUnless(await paymentsStore(transaction, businessId).isSubject(subject), 'not-found');
}

export const whatCanIPay: Handler<Call['whatCanIPay']> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const subject = { side: input.type, subjectId: input.subjectId };
  await refuseUnknown(transaction, businessId, subject);
  const values = valuesFor(businessId);
  const conditions = [...ofSubject(subject, values), 'item.open_mon > 0'];
  const debts = documentsRead(context, values, { conditions, search: input.search });
  const ofCredits = valuesFor(businessId);
  const credits = documentsRead(context, ofCredits, {
    conditions: [...ofSubject(subject, ofCredits), 'item.open_mon < 0'],
  });
  const { side, subjectId } = subject;
  const today = tiranaDay(clock.now());
  const sums = creditOf(await agesOf(transaction, businessId, { side, ids: [subjectId], today }), subjectId);
  return {
    documents: await debts.page({ ...input, order: oldestFirst }),
    // Without a search the totals come from `agesOf`, which has read all debts already.
    ...(input.search === undefined
      ? totalsOf(sums.openCount, sumOf(Object.values(sums.ages)))
      : await debts.totals()),
    credits: await credits.page({ order: oldestFirst, page: 1, perPage: 1000 }),
    ages: sums.ages,
    balances: await balancesOf(transaction, businessId, subject),
  };
};

export const sales: Handler<Call['sales']> = async (input, context) => {
  const { transaction, businessId } = context;
  const subject = { side: 'customer', subjectId: input.subjectId } as const;
  await refuseUnknown(transaction, businessId, subject);
  const values = valuesFor(businessId);
  const conditions = [...ofSubject(subject, values), 'item.open_mon > 0', 'not item.is_advance'];
  return readDocuments(context, values, { ...input, conditions, order: oldestFirst });
};

export const allSales: Handler<Call['allSales']> = async (input, context) => {
  const values = valuesFor(context.businessId);
  const today = tiranaDay(context.clock.now());
  return readDocuments(context, values, {
    ...input,
    conditions: [
      `item.side = ${values.place(input.type)}`,
      'item.open_mon > 0',
      ...(input.overdue ? [`item.due_day < ${values.place(today)}::date`] : []),
    ],
    order: byDueDay,
  });
};

export const invoicesOfCustomer: Handler<Call['invoicesOfCustomer']> = async (input, context) => {
  const { transaction, businessId } = context;
  const subject = { side: 'customer', subjectId: input.customerId } as const;
  await refuseUnknown(transaction, businessId, subject);
  const values = valuesFor(businessId);
  const conditions = [...ofSubject(subject, values), 'not item.is_advance'];
  const { documents, totalResult, isMore } = await readDocuments(context, values, {
    ...input,
    conditions,
    order: newestFirst,
  });
  return { invoices: documents, totalResult, isMore };
};
