import { andAll, type Values } from './invoice-conditions.ts';
import { firstIdAfter, firstIdFrom, isExact, type Way, type Ways } from './invoice-ways.ts';
import { totalOf, type KeptPeriod } from './kept-periods.ts';
import { momentsOf, type Span } from './spans-of-days.ts';
import type { WantedInvoices } from './wanted-invoices.ts';

/** To ask an index counts as looking at so many invoices. */
const lookedAtWithEachAsk = 2;
/** What was sold just beside the hours is found as well. */
const hoursBeside = 2;
const daysOfMonthMost = 31;

/** Ways among whose invoices are the wanted ones. */
export interface Among {
  readonly ways: Ways;
  /** How many invoices a day they lead to, at whatever hour. */
  readonly aDay: number;
}

type Hours = WantedInvoices['hours'];

/** About how many invoices are looked at to find those of some hours in these periods, by whichever is less work. */
export function toLookAt(periods: readonly KeptPeriod[], hours: Hours, among: Among | null): number {
  const toRead = totalOf('toRead', periods);
  if (among === null || among.ways.ways.some(({ moment }) => moment === null)) return toRead;
  const asked = among.ways.ways.reduce((sum, { of }) => sum + of.length, 0) * lookedAtWithEachAsk;
  const ledTo = (among.aDay * Math.min(hoursOf(hours) + hoursBeside, hoursADay)) / hoursADay;
  return Math.min(toRead, daysIn(periods) * (asked + ledTo));
}

const hoursADay = 24;
const hoursOf = (hours: Hours): number => hours?.length ?? hoursADay;

export const toLookAtADay = (periods: readonly KeptPeriod[], hours: Hours, among: Among): number =>
  periods.length === 0 ? 0 : toLookAt(periods, hours, among) / daysIn(periods);

const daysIn = (periods: readonly KeptPeriod[]): number =>
  periods.reduce((sum, { span }) => sum + (span === 'day' ? 1 : daysOfMonthMost), 0);

/** Whether each way is asked for what it leads to, rather than all that was sold looked at. */
export const isAskedByIndex = (periods: readonly KeptPeriod[], hours: Hours, among: Among): boolean =>
  toLookAt(periods, hours, among) < totalOf('toRead', periods);

/** What the ways lead to in the spans, each by its own index; some of it twice, some from just beside them. */
export function ledToIn(spans: readonly Span[], { ways }: Ways, values: Values): string {
  const ids = {
    first_id: spans.map(({ start }) => firstIdFrom(start)),
    id_after: spans.map(({ end }) => firstIdAfter(end)),
  };
  const ofWay = ({ of, select, moment }: Way) => {
    const [from, before] = isExact(moment) ? ['starts', 'ends'] : ['first_id', 'id_after'];
    const bounds = andAll([`${moment} >= span.${from}`, `${moment} < span.${before}`]);
    return `select span.starts, span.ends, candidate.id from span
      cross join unnest(${values.place(of)}::text[]) as chosen (id)
      cross join lateral (${select}${bounds} offset 0) candidate`;
  };
  return `with span as materialized (${momentsOf(spans, values, ids)}) ${ways.map(ofWay).join(' union all ')}`;
}
