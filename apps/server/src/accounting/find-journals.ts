import type { contract } from '@tezga/contract';
import { pageSizeOf } from '@tezga/domain';
import type { z } from 'zod';
import type { Transaction } from '../platform/database/transaction.ts';

export type JournalsAsked = z.output<typeof contract.accounting.journals.input>;

export interface FoundJournals {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
}

type Place = (value: unknown) => string;
type Row = Readonly<Record<string, unknown>>;

/** Counting stops here; sooner where every journal has to be asked for the account. */
const countedMost = 10_000;
const countedOfAccountMost = 1_000;

/** An account with fewer lines is read by them. */
const rareMost = 20_000;

/** So many of the newest journals are asked whether they touch the account, before all are asked one by one. */
const lately = 2_000;

/** A page of the journals that are asked for, the newest day first. */
export async function findJournals(
  transaction: Transaction,
  businessId: string,
  asked: JournalsAsked,
): Promise<FoundJournals> {
  const isOfAccount = asked.account !== '';
  const isWalked = !isOfAccount || (await isWorthWalking(transaction, businessId, asked));
  const run = (written: (place: Place) => string) => runWith(transaction, businessId, written);
  if (!isWalked) return foundIn(await run((place) => pageByAccount(asked, place)), countedMost);
  const most = isOfAccount ? countedOfAccountMost : countedMost;
  const [rows, [total]] = await Promise.all([
    run((place) => `select id from ${wantedByDay(asked, place)} ${pageOf(asked, place)}`),
    // In the same order, or it would begin with the oldest of all businesses.
    run(
      (place) => `select count(*)::int as count
        from (select from ${wantedByDay(asked, place)} order by day desc limit ${most + 1}) counted`,
    ),
  ]);
  return foundIn([{ ids: rows.map(({ id }) => id), count: total?.['count'] }], most);
}

function foundIn([row]: readonly Row[], most: number): FoundJournals {
  const count = Number(row?.['count'] ?? 0);
  return { ids: row?.['ids'] as string[], count: Math.min(count, most), isMore: count > most };
}

function pageOf({ paginationOptions: { page, maxCount } }: JournalsAsked, place: Place): string {
  const take = pageSizeOf(maxCount);
  return `order by day desc, id desc limit ${place(take)} offset ${place((page - 1) * take)}`;
}

function runWith(transaction: Transaction, businessId: string, written: (place: Place) => string) {
  const given: unknown[] = [businessId];
  const text = written((value) => `$${given.push(value)}`);
  return transaction.run(text, given);
}

/** Walking from the newest day on is soon done where the account is met often and lately, or where there are few to ask. */
async function isWorthWalking(
  transaction: Transaction,
  businessId: string,
  asked: JournalsAsked,
): Promise<boolean> {
  const [lines] = await runWith(
    transaction,
    businessId,
    (place) =>
      `select count(*)::int as count
       from (select from tenant.journal_lines line where line.business_id = $1 and ${linesOf(asked, place)}
             limit ${rareMost + 1}) counted`,
  );
  if (Number(lines?.['count']) <= rareMost) return false;
  const [newest] = await runWith(
    transaction,
    businessId,
    (place) =>
      `select count(*)::int as count, bool_or(${touches(asked, place)}) as touched
       from (select id from tenant.journals journal where ${journalsOf(asked, place)}
             order by day desc, id desc limit ${lately}) journal`,
  );
  return newest?.['touched'] === true || Number(newest?.['count']) < lately;
}

/** From the newest day on, no further than is needed. */
function wantedByDay(asked: JournalsAsked, place: Place): string {
  const where = [journalsOf(asked, place), ...(asked.account === '' ? [] : [touches(asked, place)])];
  return `tenant.journals journal where ${where.join(' and ')}`;
}

/** All that was ever posted to the account in these days, read once for the page and for how many there are. */
function pageByAccount(asked: JournalsAsked, place: Place): string {
  const kinds = ofKinds(asked, place).map(
    (condition) => `where exists (select from tenant.journals journal
       where journal.business_id = $1 and journal.id = touched.id and ${condition})`,
  );
  return `
    with touched as (
      select distinct line.journal_id as id, line.day from tenant.journal_lines line
      where line.business_id = $1 and ${linesOf(asked, place)}
    ), wanted as materialized (select id, day from touched ${kinds.join('')})
    select (select count(*)::int from wanted) as count,
      array(select id from wanted ${pageOf(asked, place)}) as ids`;
}

/**
 * Whether a journal touches the account, asked of each by itself: OFFSET and a comparison that no index answers keep the
 * lines of the account from being read whole.
 */
const touches = ({ account }: JournalsAsked, place: Place): string =>
  `exists (select from tenant.journal_lines line where line.business_id = $1 and line.journal_id = journal.id
     and starts_with(line.account_path || ':', ${place(`${account}:`)}) offset 0)`;

const journalsOf = (asked: JournalsAsked, place: Place): string =>
  ['journal.business_id = $1', ...ofKinds(asked, place), ...daysOf('journal', asked, place)].join(' and ');

/** None is all of them. */
const ofKinds = ({ kinds }: JournalsAsked, place: Place): string[] =>
  kinds.length === 0 ? [] : [`journal.kind = any (${place(kinds)}::text[])`];

const linesOf = (asked: JournalsAsked, place: Place): string =>
  [ofAccount(asked, place), ...daysOf('line', asked, place)].join(' and ');

/**
 * The account itself and those below it. They lie between the account and what follows ':', which is ';', where the index
 * finds them; between the two there may be others, as 7059 is after 705.
 */
function ofAccount({ account }: JournalsAsked, place: Place): string {
  const [itself, below, behind] = [account, `${account}:`, `${account};`].map(
    (path) => `${place(path)}::text`,
  );
  return `line.account_path >= ${itself} and line.account_path < ${behind}
    and (line.account_path = ${itself} or line.account_path >= ${below})`;
}

function daysOf(table: string, { date }: JournalsAsked, place: Place): string[] {
  return [
    ...(date.from === undefined ? [] : [`${table}.day >= ${place(date.from)}::date`]),
    ...(date.to === undefined ? [] : [`${table}.day <= ${place(date.to)}::date`]),
  ];
}
