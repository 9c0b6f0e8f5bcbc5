import { formatScaled } from '../figures/format-figures.ts';
import { decimalsOf } from './column.ts';
import type { Column } from './column.ts';

/**
 * Formats a sum like the cells of its column, with the decimals of the column; if the column declares none, a bigint
 * gets the two decimals of Money, and a number gets no decimals.
 */
export function formatCellNumber<Row>(column: Column<Row>, value: bigint | number): string {
  if (typeof value === 'bigint') return formatScaled(value, decimalsOf(column));
  const decimals = column.decimals ?? 0;
  return formatScaled(BigInt(Math.round(value * 10 ** decimals)), decimals);
}
