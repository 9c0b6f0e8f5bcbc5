import type { SaleTill } from './queries.ts';

type Till = Pick<SaleTill, '_id' | 'tcrCode'>;

/** The till of the cart, the one this machine sold at last, or the first that the tax authority knows. */
export function tillToSellAt(tills: readonly Till[], ofCart: string, remembered: string): string {
  const isThere = (id: string) => tills.some(({ _id }) => _id === id);
  if (isThere(ofCart)) return ofCart;
  if (isThere(remembered)) return remembered;
  return (tills.find(({ tcrCode }) => tcrCode !== '') ?? tills[0])?._id ?? '';
}
