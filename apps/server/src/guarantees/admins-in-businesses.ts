import { contract, type Access, type Route } from '@tezga/contract';
import { openSession, type TestPerson } from '../testing/index.ts';
import { goodInputs } from './good-inputs.ts';
import { isOfPlatform, type Lane, type TriedCall } from './lane.ts';
import { placeOfBusiness, withBusiness } from './place-of-business.ts';
import { sendTo, wellFormed } from './request-of-call.ts';
import type { Inputs } from './world.ts';

const includesAdmins = (access: Access): boolean =>
  typeof access === 'object' &&
  ('adminArea' in access || ('anyOf' in access && access.anyOf.some(includesAdmins)));

/** Calls that an admin can make, for the platform or for a business. */
export const isForAdmins = ({ access }: Route): boolean => includesAdmins(access);

/** Calls of an admin whose input names a business. */
export const namesBusiness = (route: Route): boolean => isForAdmins(route) && placeOfBusiness(route) !== null;

// An admin names an employee in `takeOver` instead of entering a PIN, and sets with `resetPassword` only the password
// of an owner; employees/admin-sessions.test.ts and people/reset-password.test.ts test these.
const otherwiseForAdmins = [contract.employees.takeOver.input, contract.people.resetPassword.input];

/** Calls of a business that an admin can make too, with the id of the business in the input. */
export const isForAdminsToo = (route: Route): boolean =>
  namesBusiness(route) &&
  !isOfPlatform(route) &&
  !otherwiseForAdmins.some((input: unknown) => input === route.input);

/** The input of a call that names the business of the lane if the call names one. */
export function namingBusiness({ business }: Lane, { good, route }: TriedCall): Inputs {
  const place = placeOfBusiness(route);
  return place === null || isOfPlatform(route) ? good : withBusiness(good, place, business.id);
}

async function ask(lane: Lane, { route }: TriedCall, input: Inputs, token: string) {
  const response = await sendTo(lane.server, route, input, wellFormed(input), token);
  return { status: response.status, reply: withoutPdf((await response.json()) as object) };
}

const askAs = async (lane: Lane, call: TriedCall, { id }: TestPerson, kind: 'SA' | 'RS', input: Inputs) =>
  ask(lane, call, input, (await openSession(lane.server, id, null, kind)).token);

/**
 * A super admin and the reseller of the business get the same reply as its owner. An admin who names no business is
 * refused.
 */
export async function outcomesForAdmins(lane: Lane, call: TriedCall) {
  const { server, business, admin, reseller } = lane;
  const { name, route } = call;
  const place = placeOfBusiness(route) ?? [];
  const fresh = () => goodInputs[name](lane);
  const good = await fresh();
  const named = withBusiness(good, place, business.id);
  const unnamed = await askAs(lane, call, admin, 'SA', withBusiness(good, place, null));
  const superAdmin = await askAs(lane, call, admin, 'SA', named);
  // A changing call may refuse the same input the second time, so it gets new input.
  const again = route.changing ? withBusiness(await fresh(), place, business.id) : named;
  const managing = await askAs(lane, call, reseller, 'RS', again);
  const statuses = [superAdmin.status, managing.status];
  if (route.changing) return { unnamed, statuses, replies: [] };
  const { token } = await openSession(server, business.owner.id, business.id, 'business');
  const owner = await ask(lane, call, withBusiness(good, place, null), token);
  return { unnamed, statuses, replies: [owner.reply, superAdmin.reply, managing.reply] };
}

/** The status for a reseller who manages all businesses of the input. */
export async function statusForManagingReseller(lane: Lane, call: TriedCall): Promise<number> {
  const good = await goodInputs[call.name](lane);
  const ids = JSON.stringify(good).match(/[0-9a-f]{24}/g) ?? [];
  await lane.server.asOwner`
    update platform.businesses set admin_id = ${lane.reseller.id} where id in ${lane.server.asOwner(ids)}`;
  return (await askAs(lane, call, lane.reseller, 'RS', good)).status;
}

/** Removes the PDF except its first bytes, because it contains the time at which it was drawn. */
const withoutPdf = (reply: object): object =>
  'base64' in reply ? { ...reply, base64: String(reply.base64).slice(0, 6) } : reply;
