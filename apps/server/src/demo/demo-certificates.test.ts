import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import {
  cloneTemplate,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { demoPassword, giveDemoCertificates, loadDemoData } from './index.ts';

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn({ isOwn: true });
  server = await startTestServer({
    databaseUrl: await cloneTemplate('registered_business'),
    environment: { TEZGA_DEMO: '1', ...standIn.environment },
  });
  await loadDemoData(server.pool, systemClock);
  await giveDemoCertificates(server.jobContext);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

async function ownerOfMarket() {
  const client = server.client();
  await client(contract.access.signIn, { username: 'pronar@market.example', password: demoPassword });
  return client;
}

test('the tax authority has each till under the code that the business stored', async () => {
  const client = await ownerOfMarket();
  const { nipt } = await client(contract.settings.businessData, {});
  const known = (await standIn.control('GET', `/taxpayers/${nipt}`)) as { tills: { code: string }[] };
  const { posList } = await client(contract.tills.posList, {});
  const { eposList } = await client(contract.tills.eposList, {});
  const codes = [...posList, ...eposList].map(({ tcrCode }) => tcrCode);
  expect(codes).not.toHaveLength(0);
  expect(known.tills.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test("every firm among the demonstration's customers is registered for e-invoices", async () => {
  const client = await ownerOfMarket();
  const { changedCustomers } = await client(contract.customers.changes, {});
  const firms = changedCustomers.filter(({ idType }) => idType === 'NUIS');
  expect(firms).not.toHaveLength(0);
  for (const { idNumber, name } of firms)
    expect(await standIn.control('GET', `/taxpayers/${idNumber}`)).toMatchObject({ name, isActive: true });
});

test('a demonstration business can sign in to the self-care portal', async () => {
  const client = await ownerOfMarket();
  const { businessInfo } = await client(contract.selfCare.enter, {});
  expect(businessInfo).toMatchObject({ name: 'Market Drini', isInVAT: 'Y' });
});
