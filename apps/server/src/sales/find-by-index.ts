import { recordIdTime } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import {
  countedMost,
  nothing,
  summedMost,
  sumsColumns,
  type FoundInvoices,
  type FoundSums,
} from './found-invoices.ts';
import { andAll, conditionsOf, valuesFor, type Values } from './invoice-conditions.ts';
import { firstIdAfter, firstIdFrom, isExact, type Way, type Ways } from './invoice-ways.ts';
import { boundsOf, type WantedInvoices } from './wanted-invoices.ts';

/** So many are looked at before the page is known to need more; beyond that nobody counts. */
const lookedAtFirst = 500;

interface Look {
  /** Of the page alone. */
  readonly ids: readonly string[];
  readonly count: number;
  /** Of all that were found, where these are no more than are worth it. */
  readonly sums: FoundSums;
  readonly isCut: boolean;
  /** Up to here nothing newer is missing. */
  readonly sureCount: number;
  /** How many were looked at up to there, whether wanted or not. */
  readonly sureLooked: number;
  /** The newest of these. */
  readonly newest: string | null;
  /** The one up to which nothing newer is missing; null where nothing is missing at all. */
  readonly sureFrom: string | null;
}

const nothingSeen: Look = {
  ids: [],
  count: 0,
  sums: nothing,
  isCut: false,
  sureCount: 0,
  sureLooked: 0,
  newest: null,
  sureFrom: null,
};

const dayMs = 86_400_000;
/** So much further back is looked each time. */
const deeperTimes = 4;

/**
 * Looks at the newest invoices of each way, and further back only where they do not fill the page: what is left out of
 * one way is older than all that was seen of it, so whatever is newer than that is certain. Null where it is less work
 * elsewhere, which is told how many invoices a day the ways lead to; there it goes on also where this gives up.
 */
export async function findByIndex(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  ways: Ways,
  isLessElsewhere: ((ledToADay: number) => Promise<boolean>) | null,
): Promise<FoundInvoices | null> {
  const needed = wanted.skip + wanted.take;
  const chosen = ways.ways.reduce((sum, { of }) => sum + of.length, 0);
  let depth = Math.min(Math.max(Math.ceil(lookedAtFirst / Math.max(chosen, 1)) + 1, needed), ways.most);
  for (;;) {
    const look = await lookAt(transaction, businessId, wanted, ways, depth);
    const isDeepest = depth >= ways.most;
    if (!look.isCut || look.sureCount >= needed || (isDeepest && isLessElsewhere === null))
      return foundIn(look, ways);
    if (isLessElsewhere !== null && ((await isLessElsewhere(ledToADay(look))) || isDeepest)) return null;
    depth = Math.min(depth * deeperTimes, ways.most);
  }
}

function ledToADay({ sureLooked, newest, sureFrom }: Look): number {
  if (newest === null || sureFrom === null) return 0;
  return (sureLooked * dayMs) / Math.max(recordIdTime(newest) - recordIdTime(sureFrom), 1);
}

function foundIn({ ids, count, sums, isCut }: Look, ways: Ways): FoundInvoices {
  const isMore = isCut || ways.isMore || count > countedMost;
  const isSummed = !isMore && count <= summedMost;
  return { ids, count: Math.min(count, countedMost), isMore, sums: isSummed ? sums : null };
}

/** What is asked beyond what the ways see to. */
function restOf(wanted: WantedInvoices, { ways, seenTo }: Ways, values: Values): string {
  const isByMoment = ways.every(({ moment }) => isExact(moment));
  return andAll(conditionsOf(wanted, values, isByMoment ? [...seenTo, 'days'] : seenTo));
}

async function lookAt(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  asked: Ways,
  depth: number,
): Promise<Look> {
  const { ways } = asked;
  if (ways.length === 0) return nothingSeen;
  const values = valuesFor(businessId);
  const depthPlace = values.place(depth);
  const candidates = ways.map((way, place) => candidatesOf(way, place, wanted, values, depthPlace));
  const conditions = restOf(wanted, asked, values);
  // Without the offset all invoices there are might be held against a few candidates.
  const ofInvoices =
    conditions === ''
      ? ''
      : `cross join lateral (select from tenant.invoices invoice
           where invoice.business_id = $1 and invoice.id = candidate.id${conditions} offset 0) wanted`;
  const worthSums = `(select count(*) from found) <= ${values.place(summedMost)} and not exists (select from cut)`;
  const [row] = await transaction.run(
    `with candidate as materialized (${candidates.join(' union all ')}),
     cut as materialized (select min(id) as id from candidate group by way, chosen having count(*) >= ${depthPlace}),
     found as materialized (select distinct candidate.id from candidate ${ofInvoices})
     select ${sumsColumns},
       array(select id from found order by id desc limit ${values.place(wanted.take)} offset ${values.place(wanted.skip)}) as ids,
       (select count(*) from found)::integer as count,
       exists (select from cut) as "isCut",
       (select count(*) from found where id >= (select max(id) from cut))::integer as "sureCount",
       (select count(distinct id) from candidate where id >= (select max(id) from cut))::integer as "sureLooked",
       (select max(id) from candidate) as newest,
       (select max(id) from cut) as "sureFrom"
     from tenant.invoices where business_id = $1 and id = any (array(select id from found where ${worthSums}))`,
    values.given,
  );
  const { withoutVat, vat, withVat, cost, ...seen } = row as unknown as Omit<Look, 'sums'> & FoundSums;
  return { ...seen, sums: { withoutVat, vat, withVat, cost } };
}

function candidatesOf(
  { of, select, order, moment }: Way,
  place: number,
  wanted: WantedInvoices,
  values: Values,
  depth: string,
): string {
  const bounds = moment === null ? '' : andAll(momentBounds(moment, wanted, values));
  return `
    select ${place} as way, chosen.id as chosen, newest.id from unnest(${values.place(of)}::text[]) as chosen (id)
    cross join lateral (${select}${bounds} ${order} limit ${depth}) newest`;
}

function momentBounds(
  moment: NonNullable<Way['moment']>,
  wanted: WantedInvoices,
  { place }: Values,
): readonly string[] {
  const { from, before } = boundsOf(wanted);
  return [
    ...(from === null ? [] : [`${moment} >= ${place(isExact(moment) ? from : firstIdFrom(from))}`]),
    ...(before === null ? [] : [`${moment} < ${place(isExact(moment) ? before : firstIdAfter(before))}`]),
  ];
}
