import type { NamedRoute, Route } from '@tezga/contract';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  openSession,
  type TestBusiness,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';
import { addedArticle } from './good-inputs-of-catalog.ts';
import { anInvoice } from './good-inputs-of-sales.ts';
import { restrictedRoles } from './restricted-roles.ts';
import type { Inputs, World } from './world.ts';

/**
 * The test data of one lane: two businesses and an admin. The calls of a lane run one after the other; the lanes run
 * in parallel on the same database.
 */
export interface Lane extends World {
  readonly stranger: TestBusiness;
  /** The reseller who manages the business, and one who does not. */
  readonly reseller: TestPerson;
  readonly otherReseller: TestPerson;
  /** The ids of the employees with restricted roles, by the name of the role. */
  readonly employees: ReadonlyMap<string, string>;
}

/** A call with an input that it accepts. */
export interface TriedCall extends NamedRoute {
  readonly good: Inputs;
}

export async function newLane(server: TestServer): Promise<Lane> {
  const business = await addBusiness(server, 'I pari');
  const employees = new Map<string, string>();
  for (const [name, { given }] of Object.entries(restrictedRoles)) {
    const { backofficePermissions, posPermissions } = given;
    const code = name.slice(0, 3);
    const { id } = await addEmployee(server, business.id, code, backofficePermissions, posPermissions);
    employees.set(name, id);
  }
  const stranger = await addBusiness(server, 'I huaji');
  const reseller = await addAdmin(server, 'RS');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${business.id}`;
  const lane = {
    server,
    business,
    admin: await addAdmin(server, 'SA'),
    stranger,
    reseller,
    otherReseller: await addAdmin(server, 'RS'),
    employees,
  };
  // Adds an article and an invoice, because empty lists would contain no restricted fields.
  await addedArticle(lane);
  await anInvoice(lane);
  return lane;
}

export const isOfPlatform = ({ access }: Route) => typeof access === 'object' && 'adminArea' in access;

/** A new session of a caller with access, because some calls end their session. */
export async function tokenFor(route: Route, { server, business, admin }: World): Promise<string> {
  const { token } = isOfPlatform(route)
    ? await openSession(server, admin.id, null, 'SA')
    : await openSession(server, business.owner.id, business.id, 'business');
  return token;
}
