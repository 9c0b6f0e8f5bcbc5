import { contract } from '@tezga/contract';
import { asMoney, asQuantity } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';
import { addPaymentDraft } from './add-draft.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const line = {
  name: 'Abonim POS',
  unit: 'copë',
  quantity: asQuantity(3_000n),
  price: asMoney(33_33n),
  vat: '20',
};
const addDraft = (businessId: string, name = 'Abonimi vjetor') =>
  inBusiness(server, businessId, (transaction) =>
    addPaymentDraft(transaction, businessId, {
      name,
      description: '',
      currency: 'EUR',
      lines: [line, { ...line, name: 'Kartë SIM', quantity: asQuantity(1_500n), price: asMoney(1_99n) }],
      createdBy: { id: 'a'.repeat(24), name: 'Ardit Leka' },
      at: server.clock.now(),
    }),
  );

test('an unpaid payment draft is listed with its lines and their sum, and only for its business', async () => {
  const business = await addBusiness(server);
  const other = await addBusiness(server);
  const id = await addDraft(business.id);
  const client = server.client(business.owner.token);
  const { draft } = await client(contract.onlinePayments.drafts, { unpaid: 'true' });
  // The total is 3 × 33.33 = 99.99 plus 1.5 × 1.99 = 2.985, which is rounded to 2.99.
  expect(draft).toMatchObject({ _id: id, currency: 'EUR', total: 102.98, payed: false, payedAt: null });
  expect(draft?.lines.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['Abonim POS', 3, 33.33],
    ['Kartë SIM', 1.5, 1.99],
  ]);
  expect((await client(contract.onlinePayments.drafts, {})).drafts).toEqual([draft]);
  const { drafts } = await client(contract.settings.necessaryData, { drafts: '1' });
  expect(drafts).toEqual([{ _id: id, payed: false }]);
  const others = server.client(other.owner.token);
  expect(await others(contract.onlinePayments.drafts, { unpaid: 'true' })).toEqual({ draft: null });
  expect(await others(contract.onlinePayments.drafts, {})).toEqual({ drafts: [] });
  expect(await others(contract.settings.necessaryData, { drafts: '1' })).toEqual({ drafts: [] });
});

test('of sixteen payment drafts that are added to a business concurrently, one is saved', async () => {
  const business = await addBusiness(server);
  const added = await Promise.all(Array.from({ length: 16 }, () => addDraft(business.id)));
  expect(added.filter((id) => id !== null)).toHaveLength(1);
  const { drafts } = await server.client(business.owner.token)(contract.onlinePayments.drafts, {});
  expect(drafts).toHaveLength(1);
});
