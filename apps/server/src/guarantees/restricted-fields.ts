import type { NamedRoute } from '@tezga/contract';
import { openSession } from '../testing/index.ts';
import accessOfCalls from './access-of-calls.json' with { type: 'json' };
import { levelsOf } from './callers.ts';
import type { Lane, TriedCall } from './lane.ts';
import { isAllowed } from './pinned-access.ts';
import { sendTo, wellFormed } from './request-of-call.ts';
import { restrictedRoles } from './restricted-roles.ts';

const pinned: Readonly<Record<string, string>> = accessOfCalls;

/**
 * The refusal code if a role may make a call but not with its good input: this input has a price, which operators may
 * not set.
 */
const refusals: Readonly<Record<string, string>> = { 'operator (OP): sales.proForma': 'invalid-input' };

/**
 * The restricted roles that may make this call. Only reading calls are checked, because the replies of changing
 * calls contain no restricted data.
 */
export function readersOf({ name, route }: NamedRoute): string[] {
  if (route.changing) return [];
  return Object.entries(restrictedRoles).flatMap(([role, { given }]) =>
    isAllowed(pinned[name] ?? '', { place: 'a business', levels: levelsOf(given) }) ? [role] : [],
  );
}

/** Makes the call in each role; returns unexpected outcomes and restricted fields that were in a reply. */
export async function faultsOfReplies(
  lane: Lane,
  call: TriedCall,
  roles: readonly string[],
): Promise<string[]> {
  const faults = await Promise.all(roles.map((role) => faultsOfReply(lane, call, role)));
  return faults.flat();
}

async function faultsOfReply(lane: Lane, { name, route, good }: TriedCall, role: string): Promise<string[]> {
  const { server, business, employees } = lane;
  const { token } = await openSession(server, employees.get(role) ?? '', business.id, 'business');
  const response = await sendTo(server, route, good, wellFormed(good), token);
  const reply: unknown = await response.json();
  const outcome = response.ok ? 'answered' : String((reply as { code?: string }).code);
  const expected = refusals[`${role}: ${name}`] ?? 'answered';
  const places = placesOf(restrictedRoles[role]?.forbidden ?? [], reply);
  return [
    ...(outcome === expected ? [] : [`${role}: ${outcome} instead of ${expected}`]),
    ...places.map((place) => `${role}: reads ${place}`),
  ];
}

/**
 * Whether the field has the name of a restricted field but another meaning: the value of a payment, or a
 * value in the user's own cart.
 */
const isOther = (path: string): boolean => /paymentMethods\.\d+\.value$|\.cart\./.test(path);

/** The paths in a reply whose field name is in the list. */
export function placesOf(names: readonly string[], value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const found = names.includes(name) && !isOther(here) ? [here] : [];
    return found.concat(placesOf(names, inner, here));
  });
}
