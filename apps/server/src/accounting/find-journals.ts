import type { contract } from '@tezga/contract';
import { asMoney, pageSizeOf, type Money } from '@tezga/domain';
import type { z } from 'zod';
import type { Transaction } from '../platform/database/transaction.ts';
import { findPage, oneOf, orderOf, valuesFor, type FoundPage } from '../platform/documents/find-page.ts';
import { searchConditions } from './journal-search.ts';

export type JournalsInput = z.output<typeof contract.accounting.journals.input>;

export interface FoundJournals extends Omit<FoundPage, 'sums'> {
  /** The sum of the debits of all matching journals; null if the capped count leaves some of them out. */
  readonly amount: Money | null;
}

const ofInvoice = (expression: string): string => `(select ${expression} from tenant.invoices invoice
  where invoice.business_id = $1 and invoice.id = journal.source_id and journal.source_type = 'invoice')`;

/** Invoices by year and number; other documents have no number and come last. */
const sortKeys = {
  document: [ofInvoice('invoice.year * 1000000000000 + invoice.number')],
  party: [`${ofInvoice(`nullif(invoice.buyer_name, '')`)} collate platform.albanian`],
  amount: [
    `(select sum(line.debit) from tenant.journal_lines line
      where line.business_id = $1 and line.journal_id = journal.id)`,
  ],
};

/** One page of the journals that match the filters, and a capped count. */
export async function findJournals(
  transaction: Transaction,
  businessId: string,
  input: JournalsInput,
): Promise<FoundJournals> {
  const { page, maxCount } = input.paginationOptions;
  const take = pageSizeOf(maxCount);
  const values = valuesFor(businessId);
  const conditions = [
    ...conditionsOf(input, values.place),
    ...oneOf('journal.kind', input.kinds, values),
    ...(await searchConditions(transaction, input.search, values)),
  ];
  const filter = [...values.given];
  const found = await findPage(transaction, values, {
    from: 'tenant.journals journal',
    conditions,
    ...orderOf(input, 'day', sortKeys),
    skip: (page - 1) * take,
    take,
    // No sum for each day: a sale and its cost are two journals of the same document and would both be added.
    days: { column: 'journal.day', isMoment: false, sum: null },
  });
  const sumOfAll = async () => {
    const [sum] = await transaction.run<{ readonly amount: bigint }>(
      `select coalesce(sum(line.debit), 0)::bigint as amount from tenant.journal_lines line
       where line.business_id = $1 and line.journal_id in (
         select journal.id from tenant.journals journal where ${conditions.join(' and ')})`,
      filter,
    );
    return asMoney(sum?.amount ?? 0n);
  };
  return { ...found, amount: found.isMore ? null : await sumOfAll() };
}

type AddParameter = (value: unknown) => string;

function conditionsOf({ date, account }: JournalsInput, parameter: AddParameter): string[] {
  return [
    'journal.business_id = $1',
    ...(date.from === undefined ? [] : [`journal.day >= ${parameter(date.from)}::date`]),
    ...(date.to === undefined ? [] : [`journal.day <= ${parameter(date.to)}::date`]),
    ...(account === '' ? [] : [hasAccount(account, parameter)]),
  ];
}

/**
 * A condition: the journal has a line on the account or on an account below it. In byte order the paths below '705' lie
 * between '705:' and '705;'. The comparison of the days lets the index (account, day) be used.
 */
function hasAccount(account: string, parameter: AddParameter): string {
  const [itself, below, behind] = [account, `${account}:`, `${account};`].map((path) => parameter(path));
  return `exists (
    select from tenant.journal_lines line
    where line.business_id = $1 and line.journal_id = journal.id and line.day = journal.day
      and (line.account_path = ${itself} or line.account_path >= ${below} and line.account_path < ${behind}))`;
}
