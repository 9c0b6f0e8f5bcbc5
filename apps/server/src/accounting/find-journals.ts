import type { contract } from '@tezga/contract';
import { pageSizeOf } from '@tezga/domain';
import type { z } from 'zod';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import type { Transaction } from '../platform/database/transaction.ts';

export type JournalsInput = z.output<typeof contract.accounting.journals.input>;

export interface FoundJournals {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more than `count`. */
  readonly isMore: boolean;
}

/** The limit of the capped count. */
const countedMax = 10_000;

/** The ids of one page of the journals that match the filters, newest day first, and a capped count. */
export async function findJournals(
  transaction: Transaction,
  businessId: string,
  input: JournalsInput,
): Promise<FoundJournals> {
  const { page, maxCount } = input.paginationOptions;
  const take = pageSizeOf(maxCount);
  const values: unknown[] = [businessId];
  const parameter: AddParameter = (value) => `$${values.push(value)}`;
  const matching = `from tenant.journals journal where ${conditionsOf(input, parameter).join(' and ')} order by day desc`;
  const counted = [...values];
  // No cached plan: an account may be in every journal or in one of a million, and a plan suits only one of these.
  const [rows, [total]] = await withCustomPlan(transaction, () =>
    Promise.all([
      transaction.run(
        `select id ${matching}, id desc limit ${parameter(take)} offset ${parameter((page - 1) * take)}`,
        values,
      ),
      transaction.run(
        `select count(*)::int as count from (select ${matching} limit ${countedMax + 1}) counted`,
        counted,
      ),
    ]),
  );
  const count = Number(total?.['count'] ?? 0);
  return {
    ids: rows.map(({ id }) => String(id)),
    count: Math.min(count, countedMax),
    isMore: count > countedMax,
  };
}

type AddParameter = (value: unknown) => string;

/** The conditions of the filters; an empty list of kinds is no condition. */
function conditionsOf({ kinds, date, account }: JournalsInput, parameter: AddParameter): string[] {
  return [
    'journal.business_id = $1',
    ...(kinds.length === 0 ? [] : [`journal.kind = any (${parameter(kinds)}::text[])`]),
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
