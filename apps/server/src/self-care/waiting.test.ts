import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  answerAsPortal,
  cloneTemplate,
  startTestServer,
  testPortal,
  type TestServer,
} from '../testing/index.ts';

const { roles, selfCare, settings } = contract;

const signals = new EventEmitter();
let isHeld = false;
/** A fake portal that delays its reply to a request until the test releases it. */
const portal = createServer((request, response) => {
  void text(request).then(async (body) => {
    const released = isHeld ? once(signals, 'released') : null;
    signals.emit('arrived');
    await released;
    answerAsPortal(body, response);
  });
});

let server: TestServer;
beforeAll(async () => {
  portal.listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const { port } = portal.address() as AddressInfo;
  server = await startTestServer({
    databaseUrl: await cloneTemplate('self_care_waiting'),
    environment: { TAX_AUTHORITY_URL: `http://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await server.stop();
  portal.close();
  portal.closeAllConnections();
});

const openTransactions = async () => {
  const [row] = await server.asOwner`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      and backend_type = 'client backend'`;
  return Number(row?.['count']);
};

type Clients = Record<'owner' | 'admin', ReturnType<TestServer['client']>>;
type Call = (
  clients: Clients,
  given: { readonly businessId: string; readonly roleId: string },
) => Promise<unknown>;
const payload = { name: 'Ben Leka', idNumber: 'J90101010B' };

const calls: Record<string, Call> = {
  'a sign-in': ({ owner }) => owner(selfCare.enter, {}),
  'a new operator': ({ owner }) => owner(selfCare.createOperator, { payload }),
  'a refresh': ({ admin }, { businessId }) => admin(selfCare.refresh, { businessId }),
  'a new employee': ({ owner }, { roleId }) =>
    owner(selfCare.addEmployee, { ...payload, roleId, email: 'ben@prova.example' }),
};

test.each(Object.entries(calls))(
  'while the portal has not replied to %s, no transaction is open and another write of the business commits',
  async (_name, call) => {
    const { id, owner: person } = await addBusiness(server);
    const owner = server.client(person.token);
    const admin = server.client((await addAdmin(server, 'SA')).token);
    await owner(settings.keepCredentials, { password: testPortal.password });
    const { _id: roleId } = await owner(roles.add, { roleDesc: 'Shitës', ...permissionsAt('none') });
    isHeld = true;
    const arrived = once(signals, 'arrived');
    const called = call({ owner, admin }, { businessId: id, roleId });
    await arrived;
    // Polls, because a timer of the server may run a short transaction at this moment; one that waited for the portal
    // would stay open.
    await expect.poll(openTransactions).toBe(0);
    await owner(settings.keepCredentials, { password: testPortal.password });
    isHeld = false;
    signals.emit('released');
    await called;
    const [line] = await server.asOwner`
      select count(*)::integer as count from tenant.activity where business_id = ${id} and action like 'selfCare.%'`;
    expect(line?.['count']).toBe(1);
  },
);
