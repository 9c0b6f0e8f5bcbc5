import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { cloneTemplate, startTestServer } from '../testing/index.ts';
import { demoLogins, demoPassword, loadDemoData } from './index.ts';

test('every demonstration login works, loading twice changes nothing, and there is something to see', async () => {
  const server = await startTestServer({
    databaseUrl: await cloneTemplate('demonstration'),
    environment: { TEZGA_DEMO: '1' },
  });
  await Promise.all([loadDemoData(server.pool, systemClock), loadDemoData(server.pool, systemClock)]);
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
  await server.stop();
});

test('outside demo mode nothing is offered', async () => {
  const server = await startTestServer();
  await expect(server.client()(contract.demo.logins, {})).resolves.toEqual({ password: null, logins: [] });
  await server.stop();
});
