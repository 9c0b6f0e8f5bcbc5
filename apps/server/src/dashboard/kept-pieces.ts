import { dayAfter, dayCount, firstOfMonth, lastOfMonth, monthsOf, type DayRange } from './calendar.ts';

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
