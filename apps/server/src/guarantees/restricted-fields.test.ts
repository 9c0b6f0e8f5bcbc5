import { addressOf, allRoutes, type Route } from '@tezga/contract';
import { defaultRolePermissions, type Role } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdmin, addBusiness, addEmployee, openSession, startTestServer } from '../testing/index.ts';
import accessOfCalls from './access-of-calls.json' with { type: 'json' };
import { forgiveAttempts, goodInputs, type Inputs, type World } from './good-inputs.ts';
import { isAllowed } from './pinned-access.ts';

// Written out here, so that a field which nobody marked as restricted is found by its name.
const costNames = ['cost', 'averageCost', 'margin', 'value', 'valueAfter', 'profit'];
const stockNames = ['stock'];
const movementNames = ['stockMovements', 'quantityAfter', 'movements'];
const journalNames = ['journals', 'journal'];

type Permissions = Pick<Role, 'backofficePermissions' | 'posPermissions'>;

const roles: Record<string, { readonly given: Permissions; readonly forbidden: readonly string[] }> = {
  'operator (OP)': {
    given: defaultRolePermissions.OP,
    forbidden: [...costNames, ...movementNames, ...journalNames],
  },
  'administrator (AP)': { given: defaultRolePermissions.AP, forbidden: [] },
  'a role with nothing': {
    given: { backofficePermissions: {}, posPermissions: {} },
    forbidden: [...costNames, ...stockNames, ...movementNames, ...journalNames],
  },
  'a reader of sales and articles': {
    given: {
      backofficePermissions: { sales: 'read', receipts: 'read', articlesAndCategories: 'read' },
      posPermissions: {},
    },
    forbidden: [...costNames, ...movementNames, ...journalNames],
  },
  'an accountant': {
    given: {
      backofficePermissions: { account: 'read', receipts: 'read', sales: 'read' },
      posPermissions: {},
    },
    forbidden: [...costNames, ...stockNames, ...movementNames],
  },
  'a storekeeper': {
    given: {
      backofficePermissions: { warehouse: 'read', receipts: 'read', sales: 'read' },
      posPermissions: {},
    },
    forbidden: journalNames,
  },
};

/** Nobody answers for the tax authority here, and the input of one call has a price that operators may not set. */
const refusals: Readonly<Record<string, string>> = {
  'customers.taxpayers': 'tax-authority-unreachable',
  'eInvoices.find': 'tax-authority-unreachable',
  'eInvoices.pdf': 'tax-authority-unreachable',
  'purchases.pdf': 'self-care-unreachable',
  'selfCare.bookRows': 'self-care-unreachable',
  'selfCare.books': 'self-care-unreachable',
  'selfCare.employees': 'self-care-unreachable',
  'selfCare.newBook': 'self-care-unreachable',
  'selfCare.purchasePaper': 'self-care-unreachable',
  'selfCare.purchases': 'self-care-unreachable',
  'selfCare.salesPurchaseBook': 'self-care-unreachable',
  'operator (OP): sales.proForma': 'invalid-input',
};

/** Fields of these names that are something else: what was paid or typed. */
const isOther = (path: string): boolean => /paymentMethods\.\d+\.value$|\.cart\./.test(path);

/** Where in a reply a field of one of the names stands. */
function placesOf(names: readonly string[], value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const found = names.includes(name) && !isOther(here) ? [here] : [];
    return found.concat(placesOf(names, inner, here));
  });
}

let world: World;
beforeAll(async () => {
  const server = await startTestServer();
  world = { server, business: await addBusiness(server), admin: await addAdmin(server, 'SA') };
});
afterAll(() => world.server.stop());

const pinned: Readonly<Record<string, string>> = accessOfCalls;

function levelsOf({ backofficePermissions, posPermissions }: Permissions) {
  const inPos = Object.entries(posPermissions).map(([area, level]) => [`pos ${area}`, level]);
  return { ...backofficePermissions, ...Object.fromEntries(inPos) };
}

async function ask(route: Route, input: Inputs, token: string): Promise<Response> {
  const fields = new Map(Object.entries(input));
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(fields.get(name)));
  const query = new URLSearchParams(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const isGet = route.method === 'GET';
  return fetch(`${world.server.address}${addressOf(route.service, path)}${isGet ? `?${query}` : ''}`, {
    method: route.method,
    headers: {
      requestId: crypto.randomUUID(),
      authorization: `Bearer ${token}`,
      ...(isGet ? {} : { 'content-type': 'application/json' }),
    },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
}

describe.each(Object.entries(roles))('%s', (name, { given, forbidden }) => {
  let userId: string;
  beforeAll(async () => {
    const { backofficePermissions, posPermissions } = given;
    const code = name.slice(0, 3);
    userId = (await addEmployee(world.server, world.business.id, code, backofficePermissions, posPermissions))
      .id;
  });
  const standing = { place: 'a business', levels: levelsOf(given) } as const;
  // What changes something says only that it was done, and would change the world of the next call.
  const calls = allRoutes().filter(
    (each) => !each.route.changing && isAllowed(pinned[each.name] ?? '', standing),
  );

  test.each(calls)('finds no forbidden field in the reply of $name', async ({ name: call, route }) => {
    await forgiveAttempts(world);
    const input = await goodInputs[call](world);
    const { token } = await openSession(world.server, userId, world.business.id, 'business');
    const response = await ask(route, input, token);
    const reply: unknown = await response.json();
    const outcome = response.status === 200 ? 'answered' : (reply as { code?: string }).code;
    expect(outcome).toBe(refusals[`${name}: ${call}`] ?? refusals[call] ?? 'answered');
    expect(placesOf(forbidden, reply)).toEqual([]);
  });
});

test('the owner reads cost, stock, movements and journal', async () => {
  const { token } = await openSession(world.server, world.business.owner.id, world.business.id, 'business');
  const found = new Set<string>();
  for (const { name, route } of allRoutes()) {
    if (!['articles.info', 'sales.one', 'sales.listSales'].includes(name)) continue;
    const input = await goodInputs[name](world);
    const response = await ask(route, input, token);
    expect(response.status).toBe(200);
    const reply: unknown = await response.json();
    const names = [...costNames, ...stockNames, ...movementNames, ...journalNames];
    for (const place of placesOf(names, reply)) found.add(place.split('.').at(-1) ?? '');
  }
  expect([...found]).toEqual(
    expect.arrayContaining(['cost', 'margin', 'stock', 'stockMovements', 'journals']),
  );
});
