import { ownerRoleCode, refuseUnless, type UserKind } from '@tezga/domain';
import type { SessionContext } from '../platform/http/context.ts';
import { refuseHoldersAboveOwn } from '../roles/index.ts';
import { peopleStore } from './people-store.ts';

interface Target {
  readonly id: string;
  readonly kind: UserKind;
}

type Places = Awaited<ReturnType<ReturnType<typeof peopleStore>['businessesOf']>>;

/** Whose password the caller may set: whoever sets it can enter everywhere that person can. */
export async function refuseUnlessMayReset(
  context: SessionContext,
  target: Target,
  businessId: string,
): Promise<void> {
  const places = await peopleStore(context.transaction).businessesOf(target.id);
  await (context.businessId === null
    ? refuseUnlessOwnerLookedAfter(context, target, places, businessId)
    : refuseUnlessEmployeeBelow(context, target, places, businessId));
}

/** An owner's: by whoever looks after the business; a reseller, if all businesses of that owner are theirs. */
async function refuseUnlessOwnerLookedAfter(
  { person }: SessionContext,
  target: Target,
  places: Places,
  businessId: string,
): Promise<void> {
  const isEverywhere = person.kind === 'SA';
  const owned = places.find(
    ({ id, ownerId, deletedAt }) => id === businessId && ownerId === target.id && deletedAt === null,
  );
  refuseUnless(owned !== undefined && (isEverywhere || owned.adminId === person.id), 'not-found');
  const isTheirs = places.every(({ adminId }) => adminId === person.id);
  refuseUnless(target.kind === 'business' && (isEverywhere || isTheirs), 'not-permitted');
}

/** An employee's: by the business, if it opened the account, it is the only place they work in and they are not above the caller. */
async function refuseUnlessEmployeeBelow(
  { transaction, person, role, businessId: ownBusinessId }: SessionContext,
  target: Target,
  places: Places,
  businessId: string,
): Promise<void> {
  const place = places.find(({ id }) => id === ownBusinessId);
  const roleId = place?.roleId ?? null;
  refuseUnless(businessId === ownBusinessId && place !== undefined && roleId !== null, 'not-found');
  const isOwnerHere = place.ownerId === target.id || place.roleCode === ownerRoleCode;
  refuseUnless(!isOwnerHere, 'employee-is-owner');
  const isOnlyHere = target.kind === 'business' && places.length === 1 && place.openedAccount === true;
  // One's own password is changed with the current one.
  refuseUnless(role !== null && isOnlyHere && target.id !== person.id, 'not-permitted');
  await refuseHoldersAboveOwn({ transaction, businessId, role }, [roleId]);
}
