import { nextSkus } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { codesStore } from './codes-store.ts';

/** So many SKUs nobody has: they go on from the highest that is a number. */
export async function freeSkus(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  count: number,
): Promise<string[]> {
  const { highest, width } = await codesStore(transaction, businessId).highestSku();
  return nextSkus(highest, width, count);
}
