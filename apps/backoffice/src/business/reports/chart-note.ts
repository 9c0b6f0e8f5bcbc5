import { baseCurrency } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { barsMax } from './level-address.ts';

/** The note of a stock chart: what the bars measure, and that they are not all rows if there are more. */
export function chartNoteOf(words: Phrases['reports'], isCostShown: boolean, rowCount = 0): string {
  const measured = isCostShown ? baseCurrency : words.quantity;
  return rowCount > barsMax ? `${measured} · ${words.largest(barsMax)}` : measured;
}
