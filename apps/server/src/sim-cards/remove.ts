import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';

export const remove: Handler<typeof contract.simCards.remove> = async (
  { businessId, simCardId },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const [removed] = await context.transaction.run<{ readonly serial: string }>(
    'delete from platform.sim_cards where business_id = $1 and id = $2 returning card_serial as serial',
    [businessId, simCardId],
  );
  refuseUnless(removed !== undefined, 'not-found');
  context.note(removed.serial);
  return {};
};
