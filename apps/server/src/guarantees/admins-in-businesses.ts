import { contract, type Route } from '@tezga/contract';
import { z } from 'zod';
import { openSession, type TestPerson } from '../testing/index.ts';
import { goodInputs } from './good-inputs.ts';
import type { Lane, TriedCall } from './lane.ts';
import { sendTo, wellFormed } from './request-of-call.ts';
import type { Input } from './world.ts';

/** Calls of a business that an admin can make too, with the id of the business in the input. */
export const isForAdminsToo = ({ access, input }: Route): boolean =>
  // `takeOver` is left out: an admin names an employee there instead of entering a PIN, which
  // employees/admin-sessions.test.ts tests.
  input !== contract.employees.takeOver.input &&
  typeof access === 'object' &&
  'anyOf' in access &&
  access.anyOf.some((each) => typeof each === 'object' && 'adminArea' in each) &&
  input instanceof z.ZodObject &&
  input.shape['businessId'] instanceof z.ZodOptional;

/**
 * A super admin and the reseller of the business get the same reply as its owner. Another reseller, and an
 * admin who names no business, are refused.
 */
export async function outcomesForAdmins(lane: Lane, { name, route }: TriedCall) {
  const { server, business, admin, reseller, otherReseller } = lane;
  const named = { businessId: business.id };
  const fresh = async () => (await goodInputs[name](lane)) as Input;
  const ask = async (token: string, input: Input) => {
    const response = await sendTo(server, route, input, wellFormed(input), token);
    return { status: response.status, reply: withoutPdf((await response.json()) as object) };
  };
  const asAdmin = async ({ id }: TestPerson, kind: 'SA' | 'RS', input: Input) =>
    ask((await openSession(server, id, null, kind)).token, input);
  const { businessId: _own, ...input } = await fresh();
  const refused = {
    otherReseller: await asAdmin(otherReseller, 'RS', { ...input, ...named }),
    unnamed: await asAdmin(admin, 'SA', input),
  };
  const superAdmin = await asAdmin(admin, 'SA', { ...input, ...named });
  // A changing call may refuse the same input the second time, so it gets new input.
  const managing = await asAdmin(reseller, 'RS', {
    ...(route.changing ? await fresh() : input),
    ...named,
  });
  const statuses = [superAdmin.status, managing.status];
  if (route.changing) return { refused, statuses, replies: [] };
  const { token } = await openSession(server, business.owner.id, business.id, 'business');
  const owner = await ask(token, input);
  return { refused, statuses, replies: [owner.reply, superAdmin.reply, managing.reply] };
}

/** Removes the PDF except its first bytes, because it contains the time at which it was drawn. */
const withoutPdf = (reply: object): object =>
  'base64' in reply ? { ...reply, base64: String(reply.base64).slice(0, 6) } : reply;
