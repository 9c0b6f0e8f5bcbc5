import { randomOf, weighted } from './random.ts';
import type { Sketch } from './sketched-day.ts';

/** The price of one euro in lek. It is below the day's rate; the difference is the margin of the exchange office. */
export const buyingRate = 96.6;

const amounts = weighted([
  [20, 3],
  [50, 6],
  [100, 5],
  [150, 2],
  [200, 2],
  [300, 1],
]);

/** The amount of euros in one purchase, derived from the id of the sale. */
export const eurosOf = ({ saleId }: Pick<Sketch, 'saleId'>) => randomOf(`${saleId} euros`).pick(amounts);

/** Currency exchange is exempt from VAT. */
export const boughtLine = (sketch: Pick<Sketch, 'saleId'>) => ({
  name: 'Euro',
  unit: 'copë',
  quantity: eurosOf(sketch),
  price: 1,
  vat: 'TYPE_2',
});
