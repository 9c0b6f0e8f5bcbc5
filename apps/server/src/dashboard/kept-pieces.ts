import {
  dayAfter,
  dayCount,
  firstOfMonth,
  lastOfMonth,
  monthAfter,
  monthsOf,
  type DayRange,
} from './calendar.ts';

/** Rows that are kept by the day or by the month, added or taken off again. */
export interface KeptPiece extends DayRange {
  readonly span: 'day' | 'month';
  readonly sign: 1 | -1;
}

/** The fewest rows that come to the range: whole months, and days added or taken off at its ends. */
export function keptPieces(range: DayRange): KeptPiece[] {
  const months = monthsOf(range);
  const pieces = [...new Set([months.at(0), months.at(-1)])].flatMap((month) =>
    month === undefined ? [] : piecesAtEnd(month, range),
  );
  const [from, to] = [months.at(1), months.at(-2)];
  if (months.length < 3 || from === undefined || to === undefined) return pieces;
  return [...pieces, { span: 'month', from, to, sign: 1 }];
}

/** What the range has of its first or last month. */
function piecesAtEnd(month: string, { from, to }: DayRange): KeptPiece[] {
  const last = lastOfMonth(month);
  const inside = { from: from > month ? from : month, to: to < last ? to : last };
  const outside = [
    { from: month, to: dayAfter(inside.from, -1) },
    { from: dayAfter(inside.to, 1), to: last },
  ].filter((rest) => rest.from <= rest.to);
  const daysOutside = outside.reduce((sum, rest) => sum + dayCount(rest), 0);
  // A month counts about as many items as a few of its days.
  if (dayCount(inside) <= daysOutside + 3) return [{ span: 'day', ...inside, sign: 1 }];
  return [
    { span: 'month', from: firstOfMonth(month), to: month, sign: 1 },
    ...outside.map((rest): KeptPiece => Object.assign({ span: 'day', sign: -1 } as const, rest)),
  ];
}

/** A time whose best are listed, and by what its totals are kept. */
export interface ListedTime extends DayRange {
  readonly span: 'day' | 'month';
}

/** What makes up the range, in the times that are read soonest; what is not over has no list, and is a time of its own. */
export function listedTimes(range: DayRange, today: string): ListedTime[] {
  if (range.to < today) return timesOver(range);
  const open: ListedTime = { span: 'day', from: range.from > today ? range.from : today, to: range.to };
  return [...timesOver({ from: range.from, to: dayAfter(open.from, -1) }), open];
}

/** Years and months that lie in the range whole, tens of days from any day on, and days. */
function timesOver(range: DayRange): ListedTime[] {
  const byTens = tensAndDays(range);
  const months = wholeMonths(range);
  if (months === null) return byTens;
  const byMonths = [
    ...tensAndDays({ from: range.from, to: dayAfter(months.from, -1) }),
    ...yearsAndMonths(months),
    ...tensAndDays({ from: dayAfter(months.to, 1), to: range.to }),
  ];
  return workOf(byMonths) < workOf(byTens) ? byMonths : byTens;
}

/** As measured: whom a list leaves out is looked up in its days or its month, and ten days together leave out most. */
const workOfTen = 2.5;
const workOf = (times: readonly ListedTime[]) =>
  times.reduce((sum, { span, from, to }) => sum + (span === 'day' && from < to ? workOfTen : 1), 0);

/** So many days have one list together, whichever day they begin with. */
const listedDays = 10;

function tensAndDays({ from, to }: DayRange): ListedTime[] {
  const times: ListedTime[] = [];
  for (let next = from; next <= to;) {
    const last = dayAfter(next, listedDays - 1);
    const time: ListedTime = { span: 'day', from: next, to: last <= to ? last : next };
    times.push(time);
    next = dayAfter(time.to, 1);
  }
  return times;
}

/** The whole months inside, from the first day of the first to the last of the last. */
function wholeMonths({ from, to }: DayRange): DayRange | null {
  const first = from === firstOfMonth(from) ? from : monthAfter(from, 1);
  const last = to === lastOfMonth(to) ? to : dayAfter(firstOfMonth(to), -1);
  return first < last ? { from: first, to: last } : null;
}

function yearsAndMonths({ from, to }: DayRange): ListedTime[] {
  const times: ListedTime[] = [];
  for (let next = from; next <= to;) {
    const yearEnd = `${next.slice(0, 4)}-12-31`;
    const isYear = next.endsWith('-01-01') && yearEnd <= to;
    const time: ListedTime = { span: 'month', from: next, to: isYear ? yearEnd : lastOfMonth(next) };
    times.push(time);
    next = dayAfter(time.to, 1);
  }
  return times;
}
