import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const { messages, people, verification } = contract;
const given = { newPassword: 'E-dhene-2026', newPassConfirmation: 'E-dhene-2026' };

test('an admin sees the messages to a business and its owner with their delivery state, but not their texts', async () => {
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const { id: businessId, owner } = business;
  await admin(people.resetPassword, { businessId, userId: owner.id, ...given });
  const sentTo = async () => (await admin(messages.list, { businessId })).messages;
  expect(await sentTo()).toMatchObject([{ kind: 'passwordGiven', recipient: owner.email, state: 'pending' }]);
  await server.asOwner`update platform.messages set failed_at = now() where recipient = ${owner.email}`;
  expect(await sentTo()).toMatchObject([{ state: 'failed' }]);
  await server.asOwner`update platform.messages set sent_at = now() where recipient = ${owner.email}`;
  expect(await sentTo()).toMatchObject([{ state: 'sent' }]);
});

test('a message that was sent in another business of the same owner is not shown', async () => {
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const { owner, ...mine } = await addBusiness(server);
  const other = await addBusiness(server);
  await server.asOwner`update platform.businesses set owner_id = ${owner.id} where id = ${other.id}`;
  await server.client(owner.token)(verification.changeEmail, { email: 'tjeter@prova.example' });
  expect((await admin(messages.list, { businessId: mine.id })).messages).not.toEqual([]);
  expect((await admin(messages.list, { businessId: other.id })).messages).toEqual([]);
});

test('a reseller who does not manage the business finds none of its messages', async () => {
  const reseller = server.client((await addAdmin(server, 'RS')).token);
  const call = reseller(messages.list, { businessId: business.id });
  expect((await refusalOf(call)).code).toBe('not-found');
});
