import { dayAfter, dayCount, firstOfMonth, lastOfMonth, monthsOf, type DayRange } from './calendar.ts';

/** A range of daily or monthly totals whose rows are added (sign 1) or subtracted (sign -1). */
export interface TotalsPiece extends DayRange {
  readonly span: 'day' | 'month';
  readonly sign: 1 | -1;
}

/**
 * The ranges with the fewest rows that give the sum of this range: whole months, plus or minus days at both
 * ends.
 */
export function totalsPieces(range: DayRange): TotalsPiece[] {
  const months = monthsOf(range);
  const pieces = [...new Set([months.at(0), months.at(-1)])].flatMap((month) =>
    month === undefined ? [] : piecesAtEnd(month, range),
  );
  const [from, to] = [months.at(1), months.at(-2)];
  if (months.length < 3 || from === undefined || to === undefined) return pieces;
  return [...pieces, { span: 'month', from, to, sign: 1 }];
}

/** The ranges of totals for the first or the last month. */
function piecesAtEnd(month: string, { from, to }: DayRange): TotalsPiece[] {
  const last = lastOfMonth(month);
  const inside = { from: from > month ? from : month, to: to < last ? to : last };
  const outside = [
    { from: month, to: dayAfter(inside.from, -1) },
    { from: dayAfter(inside.to, 1), to: last },
  ].filter((rest) => rest.from <= rest.to);
  const daysOutside = outside.reduce((sum, rest) => sum + dayCount(rest), 0);
  // Daily totals are cheaper only for few days, because a monthly total has about as many rows as three daily ones.
  if (dayCount(inside) <= daysOutside + 3) return [{ span: 'day', ...inside, sign: 1 }];
  return [
    { span: 'month', from: firstOfMonth(month), to: month, sign: 1 },
    ...outside.map((rest): TotalsPiece => Object.assign({ span: 'day', sign: -1 } as const, rest)),
  ];
}
