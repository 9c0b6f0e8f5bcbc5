import { formatScaled } from '../figures/format-figures.ts';
import { decimalsOf } from './column.ts';
import type { Column } from './column.ts';

/**
 * Formats a sum like the cells of its column: a bigint with the decimals of the column, a number as a count.
 */
export function formatCellNumber<Row>(column: Column<Row>, value: bigint | number): string {
  if (typeof value === 'bigint') return formatScaled(value, decimalsOf(column));
  const decimals = column.decimals ?? 0;
  return formatScaled(BigInt(Math.round(value * 10 ** decimals)), decimals);
}
