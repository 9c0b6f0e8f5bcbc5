import { formatScaled } from '../figures/format-figures.ts';
import { decimalsOf } from './column.ts';
import type { Column } from './column.ts';

/** A sum as its column writes it: a bigint by the column's decimals, a number as the count it is. */
export function formatCellNumber<Row>(column: Column<Row>, value: bigint | number): string {
  if (typeof value === 'bigint') return formatScaled(value, decimalsOf(column));
  const decimals = column.decimals ?? 0;
  return formatScaled(BigInt(Math.round(value * 10 ** decimals)), decimals);
}
