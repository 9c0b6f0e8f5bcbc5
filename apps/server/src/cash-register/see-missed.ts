import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { seeMissedDocuments } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';
import { nameTills } from './name-tills.ts';

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
  await nameTills(context, firstSeen);
  return { results };
};
