import { Refusal } from '@tezga/domain';
import { personId } from './add-person.ts';
import type { registerEntry } from '../warehouse/index.ts';
import type { Writing } from './past-sales/writing.ts';

export type PastPosting = Parameters<typeof registerEntry>[0];

/**
 * Posts a warehouse document of the past in a transaction of its own, unless it was posted before. A document whose
 * shop or article a user has deleted meanwhile is skipped; no other record depends on it.
 */
export async function postPast(
  { step, business, businessId, clock }: Writing,
  documentId: string,
  at: Date,
  post: (posting: PastPosting) => Promise<void>,
): Promise<void> {
  const person = { id: personId(business.owner), name: business.owner.name };
  await step(async (transaction) => {
    const [earlier] = await transaction.run(
      'select 1 from tenant.warehouse_documents where business_id = $1 and own_id = $2',
      [businessId, documentId],
    );
    if (earlier === undefined) await post({ transaction, businessId, clock, person, at });
  }).catch(ignoreRefusal);
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
