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
 * Refuses unless the caller may set this user's password, which gives access to every business of that user.
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
 * The password of an owner may be set by an admin who manages the business; a reseller must manage all
 * businesses of that owner.
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
 * The password of an employee may be set by the business, if it created the user, the user works nowhere
 * else, and the user's role is not above the caller's.
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
