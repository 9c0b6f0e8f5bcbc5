import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { seeMissedDocuments } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';

export const seeMissed: Handler<typeof contract.cashRegister.seeMissed> = async ({ ids }, context) => {
  const { transaction, businessId, clock, person } = context;
  const { results, firstSeen } = await seeMissedDocuments(transaction, businessId, {
    kind: drawerMovementKindName,
    ids,
    now: clock.now(),
    by: person,
  });
  refuseUnless(
    results.some(({ outcome }) => outcome !== 'not-found'),
    'not-found',
  );
  const tills = await transaction.run(
    `select distinct till.name from tenant.drawer_movements movement
     join tenant.tills till on till.business_id = $1 and till.id = movement.till_id
     where movement.business_id = $1 and movement.id = any ($2::text[]) order by till.name`,
    [businessId, firstSeen],
  );
  context.note(tills.map(({ name }) => String(name)).join(', '));
  return { results };
};
