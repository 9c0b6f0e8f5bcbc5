import { recordIdFrom } from '@tezga/domain';
import { andAll, type Values } from './invoice-conditions.ts';
import type { Way, Ways } from './invoice-ways.ts';
import { momentsOf, type Span } from './spans-of-days.ts';

type Moment = NonNullable<Way['moment']>;

/** Whether it is the moment of the invoice itself; its id is made a little before or after that. */
export const isExact = (moment: Moment): boolean => moment !== 'line.invoice_id';

/** No invoice waits so long for its number. */
const idBesideIssueMsMost = 3_600_000;

const firstId = (start: Date): string => idAt(start.getTime() - idBesideIssueMsMost);
const idAfter = (end: Date): string => idAt(end.getTime() + idBesideIssueMsMost);
const idAt = (time: number): string => recordIdFrom(time, new Uint8Array(6));

/** What the index of a way is asked for between two moments; null where there is no bound. */
export function within(
  moment: Moment,
  { from, before }: { readonly from: Date | null; readonly before: Date | null },
  { place }: Values,
): readonly string[] {
  return [
    ...(from === null ? [] : [`${moment} >= ${place(isExact(moment) ? from : firstId(from))}`]),
    ...(before === null ? [] : [`${moment} < ${place(isExact(moment) ? before : idAfter(before))}`]),
  ];
}

/** How many times an index is asked for what the ways lead to in the spans; null where one cannot be asked by moment. */
export function timesToAsk({ ways }: Ways, spans: readonly Span[]): number | null {
  if (ways.some(({ moment }) => moment === null)) return null;
  return spans.length * ways.reduce((sum, { of }) => sum + of.length, 0);
}

/** The spans as rows, with the first id of each and the first after it. */
const spanRows = (spans: readonly Span[], values: Values) => `
  select starts, ends, ${idAtColumn('starts', -idBesideIssueMsMost)} as first_id, ${idAtColumn('ends', idBesideIssueMsMost)} as id_after
  from (${momentsOf(spans, values)}) span`;

const idAtColumn = (column: string, furtherMs: number) =>
  `rpad(lpad(to_hex((extract(epoch from ${column}) * 1000)::bigint + ${furtherMs}), 12, '0'), 24, '0')`;

/** What the ways lead to in the spans, each by its own index; some of it twice, some from just beside them. */
export function leadingInto(spans: readonly Span[], { ways }: Ways, values: Values): string {
  const ofWay = ({ of, select, moment }: Way) => {
    const [from, before] = moment !== null && isExact(moment) ? ['starts', 'ends'] : ['first_id', 'id_after'];
    return `select span.starts, span.ends, candidate.id from span
      cross join unnest(${values.place(of)}::text[]) as chosen (id)
      cross join lateral (${select}${andAll([`${moment} >= span.${from}`, `${moment} < span.${before}`])} offset 0) candidate`;
  };
  return `with span as materialized (${spanRows(spans, values)}) ${ways.map(ofWay).join(' union all ')}`;
}
