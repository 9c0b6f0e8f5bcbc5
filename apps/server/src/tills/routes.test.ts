import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { tills } = contract;

async function withTills(...names: string[]) {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const { shopId } = await client(contract.shops.add, { name: 'Dyqani', address: 'Rr. 1', city: 'Fier' });
  const add = async (kind: 'pos' | 'epos', name: string) => {
    const id = newRecordId(new Date());
    await server.asOwner`
      insert into tenant.tills (business_id, id, kind, shop_id, name, verify_invoice_client, tcr_order_number, tcr_number)
      select ${business.id}, ${id}, ${kind}, ${shopId}, ${name}, true, number, number::text
      from tenant.next_tcr_order(${business.id}) as number`;
    return id;
  };
  for (const name of names) await add('pos', name);
  return { ...business, client, shopId, add };
}

test('POS and ePOS are listed by name, each kind in its own list', async () => {
  const { client, add, shopId } = await withTills('Dyshi', 'Çeli', 'Cepi');
  const _id = await add('epos', 'Zyra');
  const { posList } = await client(tills.posList, {});
  expect(posList.map(({ name }) => name)).toEqual(['Cepi', 'Çeli', 'Dyshi']);
  const { eposList } = await client(tills.eposList, {});
  expect(eposList).toMatchObject([
    { _id, shopId, name: 'Zyra', canSellWithoutClient: true, verifyInvoiceClient: true },
  ]);
});

test('an edit of a till is refused if its version, kind, shop or business does not match', async () => {
  const { client, add, shopId } = await withTills('Një');
  const stranger = await withTills('E huaj');
  const _id = await add('epos', 'Zyra');
  const updatedAt = (await client(tills.eposList, {})).eposList[0]?.updatedAt ?? '';
  const edit = { _id, shopId, name: 'Zyra e re', deviceUUID: 'u-1', tcrCode: 'AB123CD456', updatedAt };
  for (const wrong of [
    { ...edit, shopId: stranger.shopId },
    { ...edit, _id: newRecordId(new Date()) },
  ])
    expect((await refusalOf(client(tills.editEpos, wrong))).code).toBe('not-found');
  expect((await refusalOf(client(tills.editPos, edit))).code).toBe('not-found');
  expect((await refusalOf(stranger.client(tills.editEpos, edit))).code).toBe('not-found');

  await client(tills.editEpos, edit);
  expect((await client(tills.eposList, {})).eposList[0]).toMatchObject({
    name: 'Zyra e re',
    deviceUUID: 'u-1',
    tcrCode: 'ab123cd456',
    canSellWithoutClient: true,
    verifyInvoiceClient: true,
  });
  expect((await refusalOf(client(tills.editEpos, edit))).code).toBe('changed-meanwhile');
});

test('two tills of one kind in one shop cannot have the same name', async () => {
  const { client, shopId } = await withTills('Një', 'Dy');
  const [{ _id, updatedAt } = { _id: '', updatedAt: '' }] = (await client(tills.posList, {})).posList;
  const edit = client(tills.editPos, { _id, shopId, name: 'NJË', updatedAt });
  expect((await refusalOf(edit)).code).toBe('till-name-taken');
});

test('TCR codes are unique, and values missing in an edit stay unchanged', async () => {
  const { client, shopId } = await withTills('Një', 'Dy');
  const listed = async () => (await client(tills.posList, {})).posList;
  const [first, second] = await listed();
  const edit = (till: typeof first, said: object) =>
    client(tills.editPos, {
      _id: till?._id ?? '',
      shopId,
      name: till?.name ?? '',
      updatedAt: till?.updatedAt ?? '',
      ...said,
    });
  await edit(first, { tcrCode: 'ab123cd456', deviceUUID: 'u-1' });
  expect((await refusalOf(edit(second, { tcrCode: 'ab123cd456' }))).code).toBe('tcr-code-taken');
  await edit((await listed())[0], {});
  expect((await listed())[0]).toMatchObject({ tcrCode: 'ab123cd456', deviceUUID: 'u-1' });
  await edit((await listed())[0], { tcrCode: '', deviceUUID: '' });
  expect((await listed())[0]).toMatchObject({ tcrCode: '', deviceUUID: '' });
});

test('a registered till moves to another shop only without its TCR code', async () => {
  const { client } = await withTills('Një');
  const other = await client(contract.shops.add, { name: 'Tjetri', address: 'Rr. 2', city: 'Fier' });
  const [{ _id } = { _id: '' }] = (await client(tills.posList, {})).posList;
  const edit = (change: object) => client(tills.editPos, { _id, ...change });
  await edit({ tcrCode: 'ab123cd456' });
  expect((await refusalOf(edit({ shopId: other.shopId }))).code).toBe('device-registered');
  await edit({ shopId: other.shopId, tcrCode: null });
  expect((await client(tills.posList, {})).posList).toMatchObject([{ shopId: other.shopId, tcrCode: '' }]);
});

test('businessData() returns only the groups of data whose flags are set', async () => {
  const { client, owner } = await withTills('Një');
  expect(await client(tills.businessData, {})).toEqual({});
  expect(Object.keys(await client(tills.businessData, { pos: '1', shops: 'true', ePos: '0' }))).toEqual([
    'pos',
    'shops',
  ]);
  const { employees, ePos } = await client(tills.businessData, { employees: '1', ePos: '1' });
  expect(employees).toMatchObject([{ name: owner.name, opCode: null }]);
  expect(ePos).toEqual([]);
});
