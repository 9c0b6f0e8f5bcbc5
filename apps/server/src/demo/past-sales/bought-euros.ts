import { chanceOf, wheelOf } from './chance.ts';
import type { Sketch } from './sketched-day.ts';

/** Lek for one euro: below the rate of the day, which is what an exchange office lives on. */
export const buyingRate = 96.6;

const amounts = wheelOf([
  [20, 3],
  [50, 6],
  [100, 5],
  [150, 2],
  [200, 2],
  [300, 1],
]);

/** How many someone brought, always the same. */
export const eurosOf = ({ saleId }: Pick<Sketch, 'saleId'>) => chanceOf(`${saleId} euros`).turn(amounts);

/** Money is no supply that is taxed. */
export const boughtLine = (sketch: Pick<Sketch, 'saleId'>) => ({
  name: 'Euro',
  unit: 'cope',
  quantity: eurosOf(sketch),
  price: 1,
  vat: 'TYPE_2',
});
