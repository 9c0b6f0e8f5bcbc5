import { randomInt } from 'node:crypto';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdmin, addBusiness, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { simCards } = contract;
const newSerial = () => `8935501${String(randomInt(1e12)).padStart(12, '0')}`;

test('a SIM card is given to a business once, found by its serial number, and taken back', async () => {
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const [one, other] = [await addBusiness(server), await addBusiness(server)];
  const card = { articleId: 'SIM-ONE', cardSerial: newSerial() } as const;
  const add = (businessId: string) => admin(simCards.add, { ...card, businessId });
  const results = await Promise.allSettled([add(one.id), add(other.id), add(one.id)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const spaced = card.cardSerial.replaceAll(/(\d{4})/g, '$1 ');
  const { simCards: found } = await admin(simCards.find, { cardSerial: spaced });
  expect(found).toMatchObject([{ ...card, isFree: false }]);
  const { _id: simCardId = '', businessId = '' } = found[0] ?? {};
  const stranger = businessId === one.id ? other.id : one.id;
  expect((await refusalOf(admin(simCards.remove, { businessId: stranger, simCardId }))).code).toBe(
    'not-found',
  );
  await admin(simCards.remove, { businessId, simCardId });
  expect((await admin(simCards.find, { cardSerial: card.cardSerial })).simCards).toEqual([]);
});

test('a SIM card of a deleted business is shown as free, and another business takes it', async () => {
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const [closed, open] = [await addBusiness(server), await addBusiness(server)];
  const card = { articleId: 'SIM-VODAFONE', cardSerial: newSerial() } as const;
  await admin(simCards.add, { ...card, businessId: closed.id });
  expect((await refusalOf(admin(simCards.add, { ...card, businessId: open.id }))).code).toBe(
    'sim-card-taken',
  );
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${closed.id}`;
  const { cardSerial } = card;
  expect((await admin(simCards.find, { cardSerial })).simCards).toMatchObject([{ isFree: true }]);
  await admin(simCards.add, { ...card, businessId: open.id });
  const { simCards: ofOpen } = await admin(simCards.find, { businessId: open.id });
  expect(ofOpen).toMatchObject([{ cardSerial, isFree: false }]);
});

test('neither another reseller nor a business can see a SIM card or take it back', async () => {
  const [{ id, owner }, stranger] = [await addBusiness(server), await addBusiness(server)];
  const reseller = await addAdmin(server, 'RS');
  const client = server.client(reseller.token);
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${stranger.id}`;
  const cardSerial = newSerial();
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const { _id: simCardId } = await admin(simCards.add, { articleId: 'SIM-ONE', cardSerial, businessId: id });
  expect((await client(simCards.find, { cardSerial })).simCards).toEqual([]);
  expect((await client(simCards.find, { cardSerial, businessId: stranger.id })).simCards).toEqual([]);
  expect((await refusalOf(client(simCards.find, { businessId: id }))).code).toBe('not-found');
  for (const businessId of [id, stranger.id])
    expect((await refusalOf(client(simCards.remove, { businessId, simCardId }))).code).toBe('not-found');
  for (const { token } of [owner, stranger.owner])
    expect((await refusalOf(server.client(token)(simCards.find, { cardSerial }))).code).toBe('not-permitted');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${id}`;
  expect((await client(simCards.find, { cardSerial })).simCards).toHaveLength(1);
});
