import type { Transaction } from '../platform/database/transaction.ts';
import { pageOf, type FoundInvoices } from './found-invoices.ts';
import { andAll, conditionsOf, valuesFor, type Values } from './invoice-conditions.ts';
import { isAmong, type Ways } from './invoice-ways.ts';
import { isKeptAlone, keptDays, keptPeriods, totalOf, type KeptPeriod } from './kept-periods.ts';
import { momentsOf, spansOf, type Span } from './spans-of-days.ts';
import type { WantedInvoices } from './wanted-invoices.ts';
import { isAskedByIndex, ledToIn, toLookAt, type Among } from './ways-in-spans.ts';

/** So many invoices are looked through first where nobody knows on which days the wanted ones are. */
const walkedAtFirst = 500;
/** After that as many as the page takes at the rate seen so far, and some more for luck, but so many at the most. */
const walkedForLuck = 1.5;
const walkedAtOnceMost = 8_000;
/** And not so many times more than were looked through before: what a few of them say of the rate is mostly chance. */
const walkedMoreMost = 3;
/** So many more are looked for than a page shows; beyond them nobody counts. */
const countedFurther = 100;

/**
 * Invoices by what is kept of every day and month: it tells how many there are, and on which days a page lies, however
 * far back. Where it does not know the wanted ones for themselves, the days that may have some are looked through.
 */
export async function findByDays(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
): Promise<FoundInvoices> {
  const { periods, sums } = await keptPeriods(transaction, businessId, wanted);
  if (!isKeptAlone(wanted)) return walkDays(transaction, businessId, wanted, periods, null);
  const { skip, take } = wanted;
  const near = periodsOfPage(periods, skip, take);
  const days = await daysOf(transaction, businessId, wanted, near.periods);
  const page = periodsOfPage(days, skip - near.before, take);
  const place = { skip: skip - near.before - page.before, take };
  return {
    ids: await readDays(transaction, businessId, wanted, page.periods, place),
    count: totalOf('count', periods),
    isMore: false,
    // Of a method it is kept what was paid by it, not what the invoices come to.
    sums: wanted.methods.length === 0 ? sums : null,
  };
}

/** The periods that a page reaches into, and how many invoices are newer than these. */
function periodsOfPage(periods: readonly KeptPeriod[], skip: number, take: number) {
  let [passed, before] = [0, 0];
  const ofPage: KeptPeriod[] = [];
  for (const period of periods) {
    if (passed >= skip + take) break;
    if (passed + period.count > skip) {
      if (ofPage.length === 0) before = passed;
      ofPage.push(period);
    }
    passed += period.count;
  }
  return { periods: ofPage, before };
}

/** Periods that follow each other, day by day. */
async function daysOf(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  periods: readonly KeptPeriod[],
): Promise<readonly KeptPeriod[]> {
  const [latest, earliest] = [periods[0], periods.at(-1)];
  if (latest === undefined || earliest === undefined || periods.every(({ span }) => span === 'day'))
    return periods;
  return keptDays(transaction, businessId, wanted, { earliest, latest });
}

/** Looks through the days that may have wanted invoices, for those among the ways where some are given. */
export async function walkDays(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  periods: readonly KeptPeriod[],
  among: Among | null,
): Promise<FoundInvoices> {
  const needed = wanted.skip + wanted.take;
  const counted = needed + countedFurther;
  const ids: string[] = [];
  let [walked, read] = [0, 0];
  let isCut = false;
  const steps = {
    enough: () => toWalk(read, ids.length, needed),
    workOf: (days: readonly KeptPeriod[]) => toLookAt(days, wanted.hours, among),
  };
  for await (const days of chunksOf(transaction, businessId, wanted, periods, steps)) {
    const place = { skip: 0, take: counted + 1 - ids.length };
    ids.push(...(await readDays(transaction, businessId, wanted, days, place, among)));
    walked += totalOf('count', days);
    read += steps.workOf(days);
    isCut = ids.length >= needed;
    if (isCut) break;
  }
  // Days on which none can be are counted in their month and never walked, so the counts alone do not tell.
  const isMore =
    (isCut && walked < totalOf('count', periods)) || ids.length > counted || among?.ways.isMore === true;
  const found = { ids: ids.slice(0, counted), count: Math.min(ids.length, counted), isMore };
  return pageOf(transaction, businessId, found, wanted);
}

function toWalk(read: number, found: number, needed: number): number {
  if (read === 0) return walkedAtFirst;
  const atThisRate = (read / Math.max(found, 1)) * (needed - found) * walkedForLuck;
  return Math.max(walkedAtFirst, Math.min(atThisRate, read * walkedMoreMost, walkedAtOnceMost));
}

interface Steps {
  /** How many invoices the next step looks at. */
  readonly enough: () => number;
  /** How many are looked at in these. */
  readonly workOf: (days: readonly KeptPeriod[]) => number;
}

/** Days that are enough work together, the newest first; a month that is less is not taken apart. */
async function* chunksOf(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  periods: readonly KeptPeriod[],
  { enough, workOf }: Steps,
) {
  let days: KeptPeriod[] = [];
  for (const period of periods)
    for (const day of workOf([period]) < enough()
      ? [period]
      : await daysOf(transaction, businessId, wanted, [period])) {
      days.push(day);
      if (workOf(days) < enough()) continue;
      yield days;
      days = [];
    }
  if (days.length > 0) yield days;
}

/** The invoices of these days, the newest first. */
async function readDays(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  days: readonly KeptPeriod[],
  { skip, take }: { readonly skip: number; readonly take: number },
  among: Among | null = null,
): Promise<readonly string[]> {
  const spans = spansOf(days, wanted.hours);
  if (spans.length === 0) return [];
  const values = valuesFor(businessId);
  const found =
    among !== null && isAskedByIndex(days, wanted.hours, among)
      ? invoicesLedTo(spans, wanted, among.ways, values)
      : invoicesIn(spans, wanted, among?.ways ?? null, values);
  const rows = await transaction.run(
    `select id from (${found}) found
     order by issued_at desc, id desc limit ${values.place(take)} offset ${values.place(skip)}`,
    values.given,
  );
  const ids = rows.map(({ id }) => String(id));
  // In the order in which ways are looked at, so that pages found in either manner go together.
  return among === null ? ids : ids.toSorted().toReversed();
}

/** By the indexes of the ways, where that is less than to look at all that was sold in the spans. */
function invoicesLedTo(spans: readonly Span[], wanted: WantedInvoices, ways: Ways, values: Values): string {
  const conditions = conditionsOf(wanted, values, ['days', 'hours', ...ways.seenTo]);
  return `select distinct candidate.id, wanted.issued_at from (${ledToIn(spans, ways, values)}) candidate
    cross join lateral (select invoice.issued_at from tenant.invoices invoice
      where invoice.business_id = $1 and invoice.id = candidate.id
        and invoice.issued_at >= candidate.starts and invoice.issued_at < candidate.ends
        ${andAll(conditions)} offset 0) wanted`;
}

function invoicesIn(
  spans: readonly Span[],
  wanted: WantedInvoices,
  among: Ways | null,
  values: Values,
): string {
  const seenTo = among?.seenTo ?? [];
  const conditions = () => [
    ...conditionsOf(wanted, values, ['days', 'hours', ...seenTo]),
    ...(among === null ? [] : [isAmong(among, values)]),
  ];
  const within = (start: string, end: string) =>
    `select invoice.id, invoice.issued_at from tenant.invoices invoice
     where invoice.business_id = $1 and invoice.issued_at >= ${start} and invoice.issued_at < ${end}
     ${andAll(conditions())}`;
  const [only, ...others] = spans;
  if (only !== undefined && others.length === 0)
    return within(values.place(only.start), values.place(only.end));
  // Without the offset each invoice there is would be held against each span.
  return `select each.id, each.issued_at from (${momentsOf(spans, values)}) span
    cross join lateral (${within('span.starts', 'span.ends')} offset 0) each`;
}
