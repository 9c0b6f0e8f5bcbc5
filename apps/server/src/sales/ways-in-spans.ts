import { andAll, type Values } from './invoice-conditions.ts';
import { firstIdAfter, firstIdFrom, isExact, type Way, type Ways } from './invoice-ways.ts';
import { totalOf, type KeptPeriod } from './kept-periods.ts';
import { momentsOf, type Span } from './spans-of-days.ts';

/** To ask an index counts as looking at so many invoices: what lies just beside the span is found as well. */
const lookedAtWithEachAsk = 2;
const daysOfMonthMost = 31;

/** About how many invoices are looked at to find in these periods what the ways lead to, by whichever is less work. */
export function toLookAt(periods: readonly KeptPeriod[], ways: Ways | null): number {
  const toRead = totalOf('toRead', periods);
  if (ways === null || ways.ways.some(({ moment }) => moment === null)) return toRead;
  const asksADay = ways.ways.reduce((sum, { of }) => sum + of.length, 0);
  return Math.min(toRead, daysIn(periods) * asksADay * lookedAtWithEachAsk);
}

export const toLookAtADay = (periods: readonly KeptPeriod[], ways: Ways): number =>
  periods.length === 0 ? 0 : toLookAt(periods, ways) / daysIn(periods);

const daysIn = (periods: readonly KeptPeriod[]): number =>
  periods.reduce((sum, { span }) => sum + (span === 'day' ? 1 : daysOfMonthMost), 0);

/** Whether each way is asked for what it leads to, rather than all that was sold looked at. */
export const isAskedByIndex = (periods: readonly KeptPeriod[], ways: Ways): boolean =>
  toLookAt(periods, ways) < totalOf('toRead', periods);

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
