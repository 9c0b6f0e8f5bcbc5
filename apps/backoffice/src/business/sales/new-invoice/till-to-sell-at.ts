import type { SaleTill } from './queries.ts';

type Till = Pick<SaleTill, '_id' | 'tcrCode'>;

/**
 * The till of the cart, else the till last used in this browser, else the first one registered at the tax authority.
 */
export function tillToSellAt(tills: readonly Till[], ofCart: string, remembered: string): string {
  const isThere = (id: string) => tills.some(({ _id }) => _id === id);
  if (isThere(ofCart)) return ofCart;
  if (isThere(remembered)) return remembered;
  return (tills.find(({ tcrCode }) => tcrCode !== '') ?? tills[0])?._id ?? '';
}
