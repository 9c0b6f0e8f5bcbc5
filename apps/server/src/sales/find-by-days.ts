import { startOfTiranaDay, startOfTiranaHour } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { pageOf, type FoundInvoices } from './found-invoices.ts';
import { andAll, conditionsOf, valuesFor, type Values } from './invoice-conditions.ts';
import {
  dayAfterPeriod,
  daysWithin,
  isKeptAlone,
  keptDays,
  keptPeriods,
  type KeptPeriod,
} from './kept-periods.ts';
import type { WantedInvoices } from './wanted-invoices.ts';

/** So many invoices are looked through first where nobody knows on which days the wanted ones are. */
const walkedAtFirst = 500;
/** After that as many as the page takes at the rate seen so far, and some more for luck, but so many at the most. */
const walkedForLuck = 1.5;
const walkedAtOnceMost = 8_000;
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
  if (!isKeptAlone(wanted)) return walk(transaction, businessId, wanted, periods);
  const { skip, take } = wanted;
  const near = periodsOfPage(periods, skip, take);
  const days = await daysOf(transaction, businessId, wanted, near.periods);
  const page = periodsOfPage(days, skip - near.before, take);
  const place = { skip: skip - near.before - page.before, take };
  return {
    ids: await readDays(transaction, businessId, wanted, page.periods, place),
    count: countOf(periods),
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

async function walk(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  periods: readonly KeptPeriod[],
): Promise<FoundInvoices> {
  const needed = wanted.skip + wanted.take;
  const counted = needed + countedFurther;
  const ids: string[] = [];
  let walked = 0;
  let isCut = false;
  const enough = () => toWalk(walked, ids.length, needed);
  for await (const days of chunksOf(transaction, businessId, wanted, periods, enough)) {
    const place = { skip: 0, take: counted + 1 - ids.length };
    ids.push(...(await readDays(transaction, businessId, wanted, days, place)));
    walked += countOf(days);
    isCut = ids.length >= needed;
    if (isCut) break;
  }
  // Days on which none can be are counted in their month and never walked, so the counts alone do not tell.
  const isMore = (isCut && walked < countOf(periods)) || ids.length > counted;
  const found = { ids: ids.slice(0, counted), count: Math.min(ids.length, counted), isMore };
  return pageOf(transaction, businessId, found, wanted);
}

const countOf = (periods: readonly KeptPeriod[]) => periods.reduce((total, { count }) => total + count, 0);

function toWalk(walked: number, found: number, needed: number): number {
  if (walked === 0) return walkedAtFirst;
  const atThisRate = (walked / Math.max(found, 1)) * (needed - found) * walkedForLuck;
  return Math.min(Math.max(atThisRate, walkedAtFirst), walkedAtOnceMost);
}

/** Days that have enough invoices together, the newest first; a month that has fewer is not taken apart. */
async function* chunksOf(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  periods: readonly KeptPeriod[],
  enough: () => number,
) {
  let days: KeptPeriod[] = [];
  for (const period of periods)
    for (const day of period.count < enough()
      ? [period]
      : await daysOf(transaction, businessId, wanted, [period])) {
      days.push(day);
      if (countOf(days) < enough()) continue;
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
): Promise<readonly string[]> {
  const spans = spansOf(days, wanted.hours);
  if (spans.length === 0) return [];
  const values = valuesFor(businessId);
  const rows = await transaction.run(
    `select id from (${invoicesIn(spans, wanted, values)}) found
     order by issued_at desc, id desc limit ${values.place(take)} offset ${values.place(skip)}`,
    values.given,
  );
  return rows.map(({ id }) => String(id));
}

type Span = { start: Date; readonly end: Date };

function invoicesIn(spans: readonly Span[], wanted: WantedInvoices, values: Values): string {
  const within = (start: string, end: string) =>
    `select invoice.id, invoice.issued_at from tenant.invoices invoice
     where invoice.business_id = $1 and invoice.issued_at >= ${start} and invoice.issued_at < ${end}
     ${andAll(conditionsOf(wanted, values, ['days', 'hours']))}`;
  const [only, ...others] = spans;
  if (only !== undefined && others.length === 0)
    return within(values.place(only.start), values.place(only.end));
  const [starts, ends] = [
    values.place(spans.map(({ start }) => start.toISOString())),
    values.place(spans.map(({ end }) => end.toISOString())),
  ];
  // Without the offset each invoice there is would be held against each span.
  return `select each.id, each.issued_at from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (starts, ends)
    cross join lateral (${within('span.starts', 'span.ends')} offset 0) each`;
}

/** Days that follow each other are read as one; where only some hours are wanted, nothing beside them is read. */
function spansOf(days: readonly KeptPeriod[], hours: WantedInvoices['hours']): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of days.flatMap((day) => (hours === null ? wholeOf(day) : hoursOf(day, hours)))) {
    const later = spans.at(-1);
    if (later?.start.getTime() === end.getTime()) later.start = start;
    else spans.push({ start, end });
  }
  return spans;
}

const wholeOf = (period: KeptPeriod): Span[] => [
  { start: startOfTiranaDay(period.firstDay), end: startOfTiranaDay(dayAfterPeriod(period)) },
];

/** The latest first, like the days; an hour that the change of the clocks leaves out has no moment. */
function hoursOf(period: KeptPeriod, hours: readonly number[]): Span[] {
  return daysWithin(period)
    .flatMap((day) => hours.toReversed().map((hour) => hourSpan(day, hour)))
    .filter(({ start, end }) => start.getTime() < end.getTime());
}

const hourSpan = (day: string, hour: number): Span => ({
  start: startOfTiranaHour(day, hour),
  end: startOfTiranaHour(day, hour + 1),
});
