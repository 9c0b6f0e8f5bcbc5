import { contract } from '@tezga/contract';
import { isOperatorCode } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { cloneTemplate, startTestServer, type TestServer } from '../testing/index.ts';
import { demoLogins, demoPassword, loadDemoData } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    databaseUrl: await cloneTemplate('demonstration'),
    environment: { TEZGA_DEMO: '1' },
  });
  // Loads the data twice concurrently, as two servers that start together do.
  await Promise.all([loadDemoData(server.pool, systemClock), loadDemoData(server.pool, systemClock)]);
});
afterAll(() => server.stop());

test('every demonstration login works, loading the demonstration twice changes nothing, and owners see activity', async () => {
  const offered = await server.client()(contract.demo.logins, {});
  expect(offered).toEqual({ password: demoPassword, logins: demoLogins });
  const linesSeenByOwners: number[] = [];
  for (const { username, part } of offered.logins) {
    const client = server.client();
    const { role } = await client(contract.access.signIn, { username, password: demoPassword });
    expect(role).not.toBeNull();
    if (part === 'owner') linesSeenByOwners.push((await client(contract.activity.list, {})).total);
  }
  expect(linesSeenByOwners.every((lines) => lines > 80)).toBe(true);
  const admin = server.client();
  await admin(contract.access.signIn, { username: 'admin@tezga.example', password: demoPassword });
  expect((await admin(contract.businesses.myBusinesses, {})).businesses).toHaveLength(4);
});

test('every demonstration business has roles, shops, employees with working PINs, and one deleted employee', async () => {
  for (const { username } of demoLogins.filter((login) => login.part === 'owner')) {
    const client = server.client();
    await client(contract.access.signIn, { username, password: demoPassword });
    const { myRoles } = await client(contract.roles.list, {});
    expect(myRoles.map(({ roleCode }) => roleCode)).toEqual(['O', 'AP', 'R1', 'OP']);
    const { shops } = await client(contract.shops.list, {});
    expect(shops.length).toBeGreaterThan(0);
    const { employees } = await client(contract.employees.list, {});
    expect(employees.length).toBeGreaterThan(1);
    expect(employees.every(({ operator }) => operator !== null && isOperatorCode(operator.opCode))).toBe(
      true,
    );
    expect(employees.every(({ hasPin, shopIds }) => hasPin && shopIds.length > 0)).toBe(true);
    const { employees: gone } = await client(contract.employees.list, { deleted: 1 });
    expect(gone).toHaveLength(1);
    const opCode = employees.find(({ role }) => role?.roleCode === 'OP')?.operator?.opCode ?? '';
    await client(contract.employees.takeOver, { opCode, pin: '4826' });
    expect((await client(contract.access.myRole, {})).role?.roleCode).toBe('OP');
  }
});

test('the wholesale business of the demonstration has a customer with points', async () => {
  const client = server.client();
  await client(contract.access.signIn, { username: 'pronar@shumice.example', password: demoPassword });
  const { customers } = await client(contract.customers.page, { search: 'Restorant Te Ura' });
  const { clientCredit } = await client(contract.payments.subject, { subjectId: customers[0]?._id ?? '' });
  expect(clientCredit).toMatchObject({ credits: 1500, exchangeRate: 10, available: 15_000 });
});

test('without demo mode the server offers no logins', async () => {
  const serious = await startTestServer();
  await expect(serious.client()(contract.demo.logins, {})).resolves.toEqual({ password: null, logins: [] });
  await serious.stop();
});
