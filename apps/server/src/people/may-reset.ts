import { ownerRoleCode, refuseUnless, type UserKind } from '@tezga/domain';
import type { SessionContext } from '../platform/http/context.ts';
import { refuseHoldersAboveOwn } from '../roles/index.ts';
import { peopleStore } from './people-store.ts';

interface Target {
  readonly id: string;
  readonly kind: UserKind;
}

type Businesses = Awaited<ReturnType<ReturnType<typeof peopleStore>['businessesOf']>>;

/**
 * Refuses a caller who may not set the password of this user. The rule is strict, because the password gives access
 * to every business of the user.
 */
export async function refuseUnlessMayReset(
  context: SessionContext,
  target: Target,
  businessId: string,
): Promise<void> {
  const businesses = await peopleStore(context.transaction).businessesOf(target.id);
  await (context.businessId === null
    ? refuseUnlessOwnerManaged(context, target, businesses, businessId)
    : refuseUnlessEmployeeBelow(context, target, businesses, businessId));
}

/**
 * For an admin: refuses unless the user owns this business, and the admin is a super admin or manages every business
 * of the user.
 */
async function refuseUnlessOwnerManaged(
  { person }: SessionContext,
  target: Target,
  businesses: Businesses,
  businessId: string,
): Promise<void> {
  const isEverywhere = person.kind === 'SA';
  const owned = businesses.find(
    ({ id, ownerId, deletedAt }) => id === businessId && ownerId === target.id && deletedAt === null,
  );
  refuseUnless(owned !== undefined && (isEverywhere || owned.adminId === person.id), 'not-found');
  const isTheirs = businesses.every(({ adminId }) => adminId === person.id);
  refuseUnless(target.kind === 'business' && (isEverywhere || isTheirs), 'not-permitted');
}

/**
 * For a user of a business: refuses unless the target is an employee whose account the business created, who works
 * nowhere else, and whose role has no more rights than the caller's.
 */
async function refuseUnlessEmployeeBelow(
  { transaction, person, role, businessId: ownBusinessId }: SessionContext,
  target: Target,
  businesses: Businesses,
  businessId: string,
): Promise<void> {
  const business = businesses.find(({ id }) => id === ownBusinessId);
  const roleId = business?.roleId ?? null;
  refuseUnless(businessId === ownBusinessId && business !== undefined && roleId !== null, 'not-found');
  const isOwnerHere = business.ownerId === target.id || business.roleCode === ownerRoleCode;
  refuseUnless(!isOwnerHere, 'employee-is-owner');
  const isOnlyHere = target.kind === 'business' && businesses.length === 1 && business.openedAccount === true;
  // Users cannot reset their own password; they change it by typing the current one.
  refuseUnless(role !== null && isOnlyHere && target.id !== person.id, 'not-permitted');
  await refuseHoldersAboveOwn({ transaction, businessId, role }, [roleId]);
}
