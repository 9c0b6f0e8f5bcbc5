import { addressOf, allRoutes, mayCall, type NamedRoute } from '@tezga/contract';
import type { Role } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  addPerson,
  openSession,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

interface Visitor {
  readonly token: string | null;
  readonly caller: Parameters<typeof mayCall>[1];
}

let server: TestServer;
const visitors: Record<string, Visitor> = {};
const visitorNames = [
  'guest',
  'chooser',
  'owner',
  'reader',
  'writer',
  'without permissions',
  'super admin',
  'idle admin',
];

const roleOf = (
  code: string,
  permissions: Partial<Pick<Role, 'backofficePermissions' | 'saPermissions'>> = {},
): Role => ({
  code,
  backofficePermissions: {},
  saPermissions: {},
  ...permissions,
});

const everyAreaAt = (level: 'read' | 'readWrite') =>
  Object.fromEntries(
    allRoutes().flatMap(({ route: { access } }) =>
      typeof access === 'object' && 'area' in access ? [[access.area, level]] : [],
    ),
  );

beforeAll(async () => {
  server = await startTestServer();
  const { id, owner } = await addBusiness(server);
  const employee = async (backofficePermissions: Role['backofficePermissions']) => ({
    token: (await addEmployee(server, id, 'OP', backofficePermissions)).token,
    caller: { role: roleOf('OP', { backofficePermissions }), businessId: id },
  });
  const admin = async (level: 'none' | 'readWrite') => {
    const person = await addAdmin(server, 'SA', level);
    const saPermissions =
      level === 'none'
        ? {}
        : Object.fromEntries(
            allRoutes().flatMap(({ route: { access } }) =>
              typeof access === 'object' && 'adminArea' in access ? [[access.adminArea, level]] : [],
            ),
          );
    return { token: person.token, caller: { role: roleOf('SA', { saPermissions }), businessId: null } };
  };
  const chooser = await addPerson(server, 'business');
  visitors['guest'] = { token: null, caller: null };
  visitors['chooser'] = {
    token: (await openSession(server, chooser.id, null, 'business')).token,
    caller: { role: null, businessId: null },
  };
  visitors['owner'] = { token: owner.token, caller: { role: roleOf('O'), businessId: id } };
  visitors['reader'] = await employee(everyAreaAt('read'));
  visitors['writer'] = await employee(everyAreaAt('readWrite'));
  visitors['without permissions'] = await employee({});
  visitors['super admin'] = await admin('readWrite');
  visitors['idle admin'] = await admin('none');
});
afterAll(() => server.stop());

/** Made with nothing in it: who may not call is told so before anyone looks at the input. */
async function statusFor({ route }: NamedRoute, token: string | null): Promise<number> {
  const path = route.path.replaceAll(/\{\w+\}/g, 'x');
  const response = await fetch(server.address + addressOf(route.service, path), {
    method: route.method,
    headers: {
      requestId: crypto.randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  await response.arrayBuffer();
  return response.status;
}

// Signing out ends the visitor's own session, so it is proven by its own tests.
const calls = allRoutes().filter(({ name }) => name !== 'access.signOut');

describe.each(calls)('$name', (named) => {
  test.each(visitorNames)('answers %s as its access says', async (visitorName) => {
    const visitor = visitors[visitorName];
    if (visitor === undefined) throw new Error(visitorName);
    const status = await statusFor(named, visitor.token);
    const refused = visitor.token === null ? 401 : 403;
    const outcome = [200, 400, 404].includes(status) ? 'answered' : status;
    expect(outcome).toBe(mayCall(named.route.access, visitor.caller) ? 'answered' : refused);
  });
});
