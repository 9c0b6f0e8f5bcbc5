import { nextSkus } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { codesStore } from './codes-store.ts';

/** The next free SKUs, counting on from the highest numeric one. */
export async function freeSkus(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  count: number,
): Promise<string[]> {
  const { highest, width } = await codesStore(transaction, businessId).highestSku();
  return nextSkus(highest, width, count);
}
