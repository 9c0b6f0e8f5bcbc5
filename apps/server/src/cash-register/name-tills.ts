import type { BusinessContext } from '../platform/http/context.ts';

/** Says in the activity log at which tills the money moved that a call was about. */
export async function nameTills(context: BusinessContext, movementIds: readonly string[]): Promise<void> {
  const { transaction, businessId } = context;
  const tills = await transaction.run(
    `select distinct till.name from tenant.drawer_movements movement
     join tenant.tills till on till.business_id = $1 and till.id = movement.till_id
     where movement.business_id = $1 and movement.id = any ($2::text[]) order by till.name`,
    [businessId, movementIds],
  );
  context.note(tills.map(({ name }) => String(name)).join(', '));
}
