import { startOfTiranaDay, startOfTiranaHour } from '@tezga/domain';
import type { Values } from './invoice-conditions.ts';
import { dayAfterPeriod, daysWithin, type Period } from './kept-periods.ts';
import type { WantedInvoices } from './wanted-invoices.ts';

/** From one moment up to another. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** From one full hour of the day up to another. */
interface Run {
  readonly from: number;
  readonly to: number;
}

const secondMs = 1_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * What lies in these periods, the latest first. Those that follow each other are one; where only some hours are wanted,
 * nothing beside them is in it.
 */
export function spansOf(periods: readonly Period[], hours: WantedInvoices['hours']): readonly Span[] {
  const runs = hours === null ? null : runsOf(hours);
  const spans: Span[] = [];
  for (const period of periods)
    for (const span of runs === null ? [wholeOf(period)] : withinHours(period, runs)) {
      const later = spans.at(-1);
      if (later?.start.getTime() === span.end.getTime())
        spans[spans.length - 1] = { ...later, start: span.start };
      else spans.push(span);
    }
  return spans;
}

/**
 * As rows of `starts`, `ends` and whatever else is told of each span. Numbers are written and read in a fraction of the
 * time that dates take.
 */
export function momentsOf(
  spans: readonly Span[],
  { place }: Values,
  besides: Readonly<Record<string, readonly string[]>> = {},
): string {
  const starts = place(spans.map(({ start }) => start.getTime() / secondMs));
  const ends = place(spans.map(({ end }) => end.getTime() / secondMs));
  const names = Object.keys(besides)
    .map((name) => `, ${name}`)
    .join('');
  const others = Object.values(besides)
    .map((texts) => `, ${place(texts)}::text[]`)
    .join('');
  return `select to_timestamp(starts) as starts, to_timestamp(ends) as ends${names}
    from unnest(${starts}::float8[], ${ends}::float8[]${others}) as span (starts, ends${names})`;
}

/** Hours that follow each other are one run; the latest first. */
function runsOf(hours: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const hour of hours.toReversed()) {
    const later = runs.at(-1);
    if (later?.from === hour + 1) runs[runs.length - 1] = { ...later, from: hour };
    else runs.push({ from: hour, to: hour + 1 });
  }
  return runs;
}

const wholeOf = (period: Period): Span => ({
  start: startOfTiranaDay(period.firstDay),
  end: startOfTiranaDay(dayAfterPeriod(period)),
});

/** To ask the clock takes long, so it is asked for each hour only on the days on which it changes. */
function withinHours(period: Period, runs: readonly Run[]): readonly Span[] {
  const { start, end } = wholeOf(period);
  const days = (end.getTime() - start.getTime()) / dayMs;
  if (Number.isInteger(days))
    return Array.from({ length: days }, (_day, place) => {
      const at = (hour: number) => new Date(end.getTime() - (place + 1) * dayMs + hour * hourMs);
      return runs.map(({ from, to }) => ({ start: at(from), end: at(to) }));
    }).flat();
  if (period.span === 'month')
    return daysWithin(period).flatMap((firstDay) => withinHours({ span: 'day', firstDay }, runs));
  // An hour that is left out has no moment.
  return runs
    .map(({ from, to }) => ({
      start: startOfTiranaHour(period.firstDay, from),
      end: startOfTiranaHour(period.firstDay, to),
    }))
    .filter((span) => span.start.getTime() < span.end.getTime());
}
