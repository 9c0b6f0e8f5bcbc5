import type { Seller } from './seller.ts';

export const issuePath = '/api/invoice-utilities/invoice/issue';

/** Sells for cash with this many concurrent sellers, each at a till, and returns how long each sale took. */
export async function sellFor(someone: Seller, sellers: number, forSeconds: number) {
  const until = performance.now() + forSeconds * 1000;
  const milliseconds: number[] = [];
  let failures = 0;
  const sell = async (place: number) => {
    while (performance.now() < until) {
      const tillId = someone.tillIds[place % someone.tillIds.length] ?? '';
      const sale = someone.newSale(tillId, 'BANKNOTE');
      const began = performance.now();
      const { status } = await someone.post(issuePath, sale);
      if (status === 200) milliseconds.push(performance.now() - began);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: sellers }, (_, place) => sell(place)));
  return { milliseconds, failures };
}
