import type { Phrases } from '@tezga/phrases';
import { formatCount } from '../figures/format-figures.ts';

export interface Total {
  readonly total: number;
  /** Counting stopped there; there are more. */
  readonly isMore?: boolean | undefined;
}

/** "8 914", or "mbi 10 000" where counting stopped. */
export function writtenTotal({ moreThan }: Phrases['table'], { total, isMore = false }: Total): string {
  return isMore ? moreThan(formatCount(total)) : formatCount(total);
}
