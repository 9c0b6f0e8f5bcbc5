import { articlesBySearch } from '../articles/index.ts';
import { customersBySearch } from '../customers/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { buyerNamesBySearch } from './buyer-names.ts';
import { findByDays, walkDays } from './find-by-days.ts';
import { findByIndex } from './find-by-index.ts';
import { nothing, type FoundInvoices } from './found-invoices.ts';
import {
  ofArticles,
  ofBuyer,
  ofBuyerNames,
  ofCode,
  ofCustomers,
  ofForeignTotal,
  ofIic,
  ofLineNames,
  ofNumber,
  ofOpen,
  ofTotal,
  type Way,
  type Ways,
} from './invoice-ways.ts';
import { keptPeriods, type KeptPeriods } from './kept-periods.ts';
import { lineNamesBySearch } from './line-names.ts';
import type { SearchMeaning } from './search-meaning.ts';
import type { WantedInvoices } from './wanted-invoices.ts';
import { toLookAtADay, type Among } from './ways-in-spans.ts';

/** So many clients, buyers, articles and other lines of each kind are meant by a word; who means more says it more closely. */
const meantMost = 100;
/** A word finds at least the newest invoices of each. */
const foundByWordMost = 1_000;
const asDeepAsNeeded = 10_000_000;

/**
 * A page of the invoices that are asked for. However many there are, what is read is a few days of them, or the
 * newest of a customer, of an article, of whatever is looked for.
 */
export async function findInvoices(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
): Promise<FoundInvoices> {
  if (wanted.classes?.length === 0) return { ids: [], count: 0, isMore: false, sums: nothing };
  await planForThese(transaction);
  const ways = wanted.search === null ? waysOfFilter(wanted) : await waysOfSearch(transaction, wanted.search);
  if (ways !== null) return findByWays(transaction, businessId, wanted, ways);
  const placed = await inTillsOfShops(transaction, businessId, wanted);
  return placed === null
    ? { ids: [], count: 0, isMore: false, sums: nothing }
    : findByDays(transaction, businessId, placed);
}

/**
 * The newest that the ways lead to. Where most of it was sold at other hours than are wanted, these hours are looked
 * through day by day instead.
 */
async function findByWays(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  ways: Ways,
): Promise<FoundInvoices> {
  let kept: Promise<KeptPeriods> | null = null;
  const readKept = async () => (await (kept ??= keptPeriods(transaction, businessId, wanted))).periods;
  let among: Among = { ways, aDay: 0 };
  const isLessInHours = async (aDay: number) => {
    among = { ways, aDay };
    return toLookAtADay(await readKept(), wanted.hours, among) < aDay;
  };
  const found = await findByIndex(
    transaction,
    businessId,
    wanted,
    ways,
    wanted.hours === null ? null : isLessInHours,
  );
  return found ?? walkDays(transaction, businessId, wanted, await readKept(), among);
}

/**
 * Filters are of every kind, so each statement is planned for what it is asked. It never reads the invoices of all
 * businesses, and is too little work to be compiled or shared out.
 */
async function planForThese(transaction: Transaction): Promise<void> {
  await transaction.run(
    `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true),
       set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    [],
  );
}

/** By what is rarest; null where nothing is asked for that an index of its own serves. */
function waysOfFilter({ statuses, customerIds, articleIds }: WantedInvoices): Ways | null {
  const rest = { most: asDeepAsNeeded, isMore: false };
  if (statuses !== null && !statuses.includes('fiscalized'))
    return { ...rest, ways: [ofOpen(statuses)], seenTo: ['statuses'] };
  if (customerIds.length > 0) return { ...rest, ways: [ofCustomers(customerIds)], seenTo: ['customerIds'] };
  if (articleIds.length > 0) return { ...rest, ways: [ofArticles(articleIds)], seenTo: ['articleIds'] };
  return null;
}

async function waysOfSearch(transaction: Transaction, meant: SearchMeaning): Promise<Ways> {
  const { numberPrefix, iic, code, buyerId, total, words } = meant;
  const ways: Way[] = [
    ...(numberPrefix === null ? [] : [ofNumber(numberPrefix)]),
    ...(iic === null ? [] : [ofIic(iic)]),
    ...(code === null ? [] : [ofCode(code)]),
    ...(buyerId === null ? [] : [ofBuyer(buyerId)]),
    ...(total === null ? [] : [ofTotal(total), ofForeignTotal(total)]),
  ];
  if (words === null) return { ways, seenTo: [], most: asDeepAsNeeded, isMore: false };
  const [customers, former, buyers, articles, lines] = await Promise.all([
    customersBySearch(transaction, { search: words, deleted: false, most: meantMost }),
    // Whoever was deleted has bought all the same.
    customersBySearch(transaction, { search: words, deleted: true, most: meantMost }),
    buyerNamesBySearch(transaction, words, meantMost + 1),
    articlesBySearch(transaction, { search: words, most: meantMost }),
    lineNamesBySearch(transaction, words, meantMost + 1),
  ]);
  const customerIds = [...customers.ids, ...former.ids];
  if (customerIds.length > 0) ways.push(ofCustomers(customerIds));
  if (buyers.length > 0) ways.push(ofBuyerNames(buyers.slice(0, meantMost)));
  if (articles.ids.length > 0) ways.push(ofArticles(articles.ids));
  if (lines.length > 0) ways.push(ofLineNames(lines.slice(0, meantMost)));
  const mostMeant = Math.max(customers.total, former.total, buyers.length, lines.length);
  return { ways, seenTo: [], most: foundByWordMost, isMore: articles.isMore || mostMeant > meantMost };
}

/** A shop is told by its tills, which the totals know; null where nothing was ever sold there. */
async function inTillsOfShops(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
): Promise<WantedInvoices | null> {
  const { shopIds, posIds } = wanted;
  if (shopIds.length === 0) return wanted;
  const rows = await transaction.run(tillsOfShops, [businessId, shopIds]);
  const chosen = rows.filter(({ id }) => posIds.length === 0 || posIds.includes(String(id)));
  if (chosen.length === 0) return null;
  // A till that sold for another shop before has invoices of both.
  const areTheirs = chosen.every(({ is_theirs: isTheirs }) => isTheirs);
  return { ...wanted, posIds: chosen.map(({ id }) => String(id)), shopIds: areTheirs ? [] : shopIds };
}

const tillsOfShops = `
  select id, bool_and(shop_id = any ($2::text[])) as is_theirs
  from (
    select id, shop_id from tenant.tills where business_id = $1
    union all
    select distinct place_id, key from tenant.sale_totals
    where business_id = $1 and dimension = 'shop' and span = 'day'
  ) till
  group by id having bool_or(shop_id = any ($2::text[]))`;
