import type { Phrases } from '@tezga/phrases';
import { formatCount } from '../figures/format-figures.ts';

export interface Total {
  readonly total: number;
  /** The count was capped; there are more. */
  readonly isMore?: boolean | undefined;
}

/** "8 914", or "mbi 10 000" for a capped count. */
export function writtenTotal({ moreThan }: Phrases['table'], { total, isMore = false }: Total): string {
  return isMore ? moreThan(formatCount(total)) : formatCount(total);
}
