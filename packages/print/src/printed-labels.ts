import type { Money } from '@tezga/domain';

/** All data printed on the price label of an article. */
export interface PrintedLabel {
  readonly name: string;
  /** With VAT. */
  readonly price: Money;
  readonly currency: string;
  /** The name of the unit that the price is for; null for a piece. */
  readonly unit: string | null;
  readonly sku: string;
  readonly barcode: string;
}

/** Price labels on sheets of 24 labels. */
export interface PrintedLabels {
  readonly articles: readonly PrintedLabel[];
  /** The number of labels for each article. */
  readonly count: number;
  /** The number of the first unused label on the first sheet, counted from 1. */
  readonly firstLabel: number;
  readonly at: Date;
}
