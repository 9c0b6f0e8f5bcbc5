import { addressOf, allRoutes, type Route } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdmin, addBusiness, openSession, startTestServer, type TestBusiness } from '../testing/index.ts';
import { forgiveAttempts, goodInputs, type Inputs, type World } from './good-inputs.ts';

let world: World;
let stranger: TestBusiness;
beforeAll(async () => {
  const server = await startTestServer();
  world = { server, business: await addBusiness(server, 'I pari'), admin: await addAdmin(server, 'SA') };
  stranger = await addBusiness(server, 'I huaji');
});
afterAll(() => world.server.stop());

const isOfBusinesses = ({ access }: Route) => {
  if (typeof access === 'string') return access !== 'public';
  return !('adminArea' in access);
};

async function askAsStranger(route: Route, input: Inputs): Promise<Response> {
  const { token } = await openSession(world.server, stranger.owner.id, stranger.id, 'business');
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

const idsIn = (value: unknown) => JSON.stringify(value).match(/[0-9a-f]{24}/g) ?? [];

/** All that the first business has, to see that nothing was touched. */
async function everythingOf({ server, business }: World): Promise<string> {
  const tables = await server.asOwner`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'tenant'::regnamespace and c.relkind = 'r' order by 1`;
  const contents = [];
  for (const { name } of tables) {
    contents.push(
      await server.asOwner.unsafe(
        `select kept.* from ${name} kept where business_id = $1 order by kept::text`,
        [business.id],
      ),
    );
  }
  return JSON.stringify(contents, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

test.each(allRoutes().filter(({ route }) => isOfBusinesses(route)))(
  '$name, asked by the owner of another business with what the first has, gives and changes nothing of it',
  async ({ name, route }) => {
    await forgiveAttempts(world);
    const input = await goodInputs[name](world);
    const before = await everythingOf(world);
    const response = await askAsStranger(route, input);
    const reply = await response.text();
    const theirs = new Set([
      world.business.id,
      world.business.owner.id,
      world.business.owner.email,
      ...idsIn(input),
    ]);
    expect([...theirs].filter((mark) => reply.includes(mark))).toEqual([]);
    expect(await everythingOf(world)).toBe(before);
    // Who names a record of another business is told that there is none.
    const namesTheirs = route.changing && idsIn(input).some((id) => before.includes(id));
    expect(namesTheirs ? response.status : 404).toBe(404);
  },
);
