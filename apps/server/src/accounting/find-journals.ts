import type { contract } from '@tezga/contract';
import { pageSizeOf } from '@tezga/domain';
import type { z } from 'zod';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import type { Transaction } from '../platform/database/transaction.ts';

export type JournalsAsked = z.output<typeof contract.accounting.journals.input>;

export interface FoundJournals {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
}

/** Counting stops here. */
const countedMax = 10_000;

/** A page of the journals that are asked for, the newest day first. */
export async function findJournals(
  transaction: Transaction,
  businessId: string,
  asked: JournalsAsked,
): Promise<FoundJournals> {
  const { page, maxCount } = asked.paginationOptions;
  const take = pageSizeOf(maxCount);
  const given: unknown[] = [businessId];
  const place: Place = (value) => `$${given.push(value)}`;
  const wanted = `from tenant.journals journal where ${conditionsOf(asked, place).join(' and ')} order by day desc`;
  const counted = [...given];
  // An account may be in every journal or in one of a million, so a plan made for another account would be wrong.
  const [rows, [total]] = await withCustomPlan(transaction, () =>
    Promise.all([
      transaction.run(
        `select id ${wanted}, id desc limit ${place(take)} offset ${place((page - 1) * take)}`,
        given,
      ),
      transaction.run(
        `select count(*)::int as count from (select ${wanted} limit ${countedMax + 1}) counted`,
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

type Place = (value: unknown) => string;

/** What a journal must be to be in the list; no kind leaves it open. */
function conditionsOf({ kinds, date, account }: JournalsAsked, place: Place): string[] {
  return [
    'journal.business_id = $1',
    ...(kinds.length === 0 ? [] : [`journal.kind = any (${place(kinds)}::text[])`]),
    ...(date.from === undefined ? [] : [`journal.day >= ${place(date.from)}::date`]),
    ...(date.to === undefined ? [] : [`journal.day <= ${place(date.to)}::date`]),
    ...(account === '' ? [] : [touches(account, place)]),
  ];
}

/**
 * Whether a line is posted to the account or to one below it: in byte order those lie between '705:' and '705;'. The day
 * is that of the journal, and stands in the index of the account.
 */
function touches(account: string, place: Place): string {
  const [itself, below, behind] = [account, `${account}:`, `${account};`].map((path) => place(path));
  return `exists (
    select from tenant.journal_lines line
    where line.business_id = $1 and line.journal_id = journal.id and line.day = journal.day
      and (line.account_path = ${itself} or line.account_path >= ${below} and line.account_path < ${behind}))`;
}
