import type { Phrases } from '@tezga/phrases';
import { formatCount } from '../figures/format-figures.ts';

export interface Total {
  readonly total: number;
  /** True if the count was capped and there are more rows. */
  readonly isMore?: boolean | undefined;
}

/** Formats a count: "8 914", or "mbi 10 000" if it was capped. */
export function writtenTotal({ moreThan }: Phrases['table'], { total, isMore = false }: Total): string {
  return isMore ? moreThan(formatCount(total)) : formatCount(total);
}
