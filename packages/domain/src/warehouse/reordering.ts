import { asQuantity, minus, type Quantity } from '../amounts.ts';

/** The days of sales that a suggested order covers. */
export const reorderDays = 30;

/** The stock of an article in a shop, and its minimum. */
export interface LowStock {
  /** The stock; negative if more was sold than entered. */
  readonly stock: Quantity;
  readonly minimum: Quantity;
  /** The quantity sold in the last `reorderDays` days, less returns. */
  readonly sold: Quantity;
}

/**
 * The quantity to order: it fills the stock up to twice the minimum, or up to the sales of the last 30 days
 * if these are more. Filling up only to the minimum would leave too little after the next sale.
 */
export function suggestedQuantity({ stock, minimum, sold }: LowStock): Quantity {
  const twice = asQuantity(minimum * 2n);
  return minus(sold > twice ? sold : twice, stock);
}
