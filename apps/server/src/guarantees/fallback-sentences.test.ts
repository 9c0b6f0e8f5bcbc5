import { allRoutes, type CallName } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { goodInputs } from './good-inputs.ts';
import { newLane, tokenFor, type Lane } from './lane.ts';
import { sendTo, wellFormed } from './request-of-call.ts';

let server: TestServer;
let lane: Lane;
beforeAll(async () => {
  server = await startTestServer();
  lane = await newLane(server);
});
afterAll(() => server.stop());

/**
 * The fallback sentences, word for word as in the specification, each with the calls that use it and a table that
 * the call needs. The test renames the table to make the call fail.
 */
const sentences: Readonly<Record<string, readonly (readonly [CallName, string])[]>> = {
  'Ndodhi një problem gjatë marrjes së faturave që janë pritje për fiskalizim!': [
    ['sales.waiting', 'tenant.invoices'],
  ],
  'Ndodhi nje gabim gjate marrjes se fatures!': [['sales.one', 'tenant.invoices']],
  'Ndodhi një gabim gjatë marrjes së pdf nga platforma qëndrore e faturave.': [
    ['eInvoices.pdf', 'tenant.certificates'],
    ['purchases.pdf', 'tenant.purchases'],
    ['selfCare.purchasePaper', 'tenant.credentials'],
  ],
  'Ndodhi një gabim gjatë regjistrimit të operatorit!': [['selfCare.createOperator', 'tenant.credentials']],
  'Ndodhi një gabim gjatë pagesës së draftit!': [['onlinePayments.createOrder', 'tenant.payment_drafts']],
  'Ndodhi një gabim gjatë marrjes së pagesave!': [['onlinePayments.drafts', 'tenant.payment_drafts']],
  'Ndodhi një gabim gjatë marrjes së informacionit!': [
    ['selfCare.enter', 'tenant.credentials'],
    ['selfCare.credentials', 'tenant.credentials'],
    ['selfCare.refresh', 'tenant.credentials'],
    ['selfCare.businessUnits', 'tenant.credentials'],
  ],
  'Ndodhi nje gabim ne ngarkimit te te dhenave!': [
    ['selfCare.salesPurchaseBook', 'tenant.credentials'],
    ['selfCare.books', 'tenant.credentials'],
    ['selfCare.bookRows', 'tenant.credentials'],
    ['selfCare.newBook', 'tenant.credentials'],
    ['selfCare.purchases', 'tenant.credentials'],
  ],
  'Ndodhi nje gabim ne marrjen e te dhenave!': [
    ['purchases.list', 'tenant.purchases'],
    ['accounting.journals', 'tenant.journals'],
  ],
  'Ndodhi një gabim në server.': [
    ['roles.list', 'tenant.roles'],
    ['roles.one', 'tenant.roles'],
  ],
  'Ndodhi nje gabim!': [
    ['roles.myUsers', 'platform.memberships'],
    ['people.search', 'platform.users'],
  ],
  'Ndodhi nje gabim ne server!': [
    ['sales.byFic', 'tenant.invoices'],
    ['tills.businessData', 'tenant.tills'],
  ],
  'Një problem ndodhi gjatë transferimit të artikujve!': [
    ['warehouse.createTransfer', 'tenant.warehouse_documents'],
  ],
  'Një problem ndodhi gjatë kompletimit të transfertes!': [
    ['warehouse.completeTransfer', 'tenant.transfer_ends'],
  ],
  'Ndodhi një gabim gjatë modifikimit të dokumentit!': [
    ['warehouse.editDocument', 'tenant.warehouse_documents'],
  ],
  'Ndodhi një gabim!': [['activity.report', 'tenant.replies']],
};

const calls = Object.entries(sentences).flatMap(([sentence, each]) =>
  each.map(([name, table]) => ({ name, table, sentence })),
);

test.each(calls)('$name replies with its fallback sentence if $table is missing', async (call) => {
  const { name, table, sentence } = call;
  const route = allRoutes().find((each) => each.name === name)?.route;
  if (route === undefined) throw new Error(`${name} is no call`);
  const good = await goodInputs[name](lane);
  const token = await tokenFor(route, lane);
  const [schema, named = ''] = table.split('.');
  await server.asOwner.unsafe(`alter table ${table} rename to away_${named}`);
  try {
    const response = await sendTo(server, route, good, wellFormed(good), token);
    expect([response.status, await response.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'failed', message: sentence }),
    ]);
  } finally {
    await server.asOwner.unsafe(`alter table ${schema}.away_${named} rename to ${named}`);
  }
});
