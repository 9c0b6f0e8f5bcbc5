import { contract } from '@tezga/contract';
import { deviceKinds, type DeviceKind } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addFiscalBusiness,
  addBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ environment: standIn.environment });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const { devices } = contract;
const adding = {
  pos: devices.addPos,
  epos: devices.addEpos,
  easybar: devices.addEasybar,
  easypoint: devices.addEasypoint,
} as const;
const editing = {
  pos: devices.editPos,
  epos: devices.editEpos,
  easybar: devices.editEasybar,
  easypoint: devices.editEasypoint,
} as const;

async function managed() {
  const { id, owner } = await addBusiness(server);
  const ofOwner = server.client(owner.token);
  const { shopId } = await ofOwner(contract.shops.add, { name: 'Dyqani', address: 'Rr. 1', city: 'Fier' });
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const add = (deviceType: DeviceKind, name: string) =>
    admin(adding[deviceType], { business_id: id, shopId, name });
  const listed = () => admin(devices.all, { businessId: id });
  const attach = (_id: string) =>
    server.asOwner`update tenant.tills set device_uuid = 'TZG-1' where business_id = ${id} and id = ${_id}`;
  return { id, ofOwner, admin, shopId, add, listed, attach };
}

test('the first device gets the TCR number 1, and each further device the highest number of all device kinds plus 1', async () => {
  const { add, listed, admin, id } = await managed();
  expect((await listed()).nextTcrNr).toBe('1');
  const added = [];
  for (const kind of deviceKinds) added.push(await add(kind, `Arka ${kind}`));
  expect(added.map(({ posTcrNr, posTcrOrderNr }) => [posTcrNr, posTcrOrderNr])).toEqual([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
  ]);
  expect(added[2]?.message).toBe('easyBar u shtua me sukses!');
  const first = added[0]?._id ?? '';
  await admin(devices.remove, { posArray: [first], business_id: id, deviceType: 'pos' });
  expect((await listed()).nextTcrNr).toBe('5');
});

test('devices added at the same time get numbers without a gap or a duplicate', async () => {
  const { add, listed } = await managed();
  await Promise.all(
    Array.from({ length: 12 }, (_unused, index) => add(deviceKinds[index % 4] ?? 'pos', `Arka ${index}`)),
  );
  const numbers = (await listed()).devices.map(({ posTcrOrderNr }) => posTcrOrderNr);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
});

test.each(deviceKinds)(
  'a device of kind %s can be changed, and is not found under another kind',
  async (kind) => {
    const { id, admin, add, listed } = await managed();
    const { _id } = await add(kind, 'Arka');
    const edit = { business_id: id, _id, name: 'Arka e re', posTcrNr: 'A-7' };
    const { message } = await admin(editing[kind], edit);
    expect(message).toMatch(/ u modifikua me sukses!$/);
    expect((await listed()).devices).toMatchObject([
      { deviceType: kind, name: 'Arka e re', posTcrNr: 'A-7' },
    ]);
    const other = kind === 'pos' ? editing.epos : editing.pos;
    expect((await refusalOf(admin(other, edit))).code).toBe('not-found');
  },
);

test('the client rules of an ePOS are set when it is added, and an edit does not change them', async () => {
  const { id, admin, shopId, listed } = await managed();
  const rules = { canSellWithoutClient: false, verifyInvoiceClient: true };
  const { _id } = await admin(devices.addEpos, { business_id: id, shopId, name: 'Zyra', ...rules });
  const loosened = { canSellWithoutClient: true, verifyInvoiceClient: false };
  await admin(devices.editEpos, { business_id: id, _id, name: 'Zyra 2', ...loosened });
  expect((await listed()).devices).toMatchObject([{ name: 'Zyra 2', ...rules }]);
});

test.each(deviceKinds)(
  'a registered device of kind %s changes its shop or TCR number only together with its TCR code',
  async (kind) => {
    const { id, ofOwner, admin, add, listed } = await managed();
    const { _id } = await add(kind, 'Arka');
    const { shopId: otherShop } = await ofOwner(contract.shops.add, {
      name: 'Tjetri',
      address: 'Rr. 2',
      city: 'Fier',
    });
    const edit = (change: object) => admin(editing[kind], { business_id: id, _id, ...change });
    await edit({ tcrCode: 'ab123cd456', posTcrNr: 'A-7' });
    for (const change of [{ shopId: otherShop }, { posTcrNr: 'A-8' }])
      expect((await refusalOf(edit(change))).code).toBe('device-registered');
    await edit({ name: 'Arka e re', posTcrNr: 'A-7', tcrCode: 'ab123cd456' });
    expect((await listed()).devices).toMatchObject([{ name: 'Arka e re', tcrCode: 'ab123cd456' }]);
    await edit({ shopId: otherShop, posTcrNr: 'A-8', tcrCode: null });
    expect((await listed()).devices).toMatchObject([{ shopId: otherShop, posTcrNr: 'A-8', tcrCode: '' }]);
  },
);

test('a name or TCR number in use, and a shop of another business, are refused', async () => {
  const { id, admin, shopId, add } = await managed();
  const stranger = await managed();
  await add('pos', 'Arka');
  const device = { business_id: id, shopId, name: 'Tjetra' };
  const refused = async (wrong: object) =>
    (await refusalOf(admin(devices.addPos, { ...device, ...wrong }))).code;
  expect(await refused({ name: 'ARKA' })).toBe('till-name-taken');
  expect(await refused({ posTcrNr: '1' })).toBe('tcr-number-taken');
  expect(await refused({ shopId: stranger.shopId })).toBe('not-found');
});

test('a device is detached from its machine with a reason, which is shown until a machine signs on again', async () => {
  const { id, admin, add, listed, attach } = await managed();
  const { _id } = await add('pos', 'Arka');
  const detach = { deviceId: _id, business_id: id, reason: 'U prish', deviceType: 'pos' } as const;
  expect((await refusalOf(admin(devices.detach, detach))).code).toBe('device-not-attached');
  await attach(_id);
  expect(await admin(devices.detach, detach)).toEqual({ message: 'Pajisja u shkëput me sukses!' });
  expect((await listed()).devices).toMatchObject([{ deviceUUID: '', detached: { reason: 'U prish' } }]);
  await attach(_id);
  expect((await listed()).devices).toMatchObject([{ deviceUUID: 'TZG-1', detached: null }]);
});

test.each(deviceKinds)(
  'an admin cannot detach a device of kind %s by emptying the id of its machine',
  async (kind) => {
    const { id, admin, add, listed, attach } = await managed();
    const { _id } = await add(kind, 'Arka');
    const edit = (given: object) => admin(editing[kind], { business_id: id, _id, ...given });
    await edit({ deviceUUID: '' });
    await attach(_id);
    expect((await refusalOf(edit({ deviceUUID: '' }))).code).toBe('device-needs-detaching');
    await edit({ name: 'Arka 2' });
    expect((await listed()).devices).toMatchObject([{ name: 'Arka 2', deviceUUID: 'TZG-1' }]);
  },
);

test('an admin cannot detach an ePOS by emptying the id of its machine with the call of the business', async () => {
  const { id, admin, add, attach } = await managed();
  const { _id } = await add('epos', 'Zyra');
  await attach(_id);
  const edit = admin(contract.tills.editEpos, { businessId: id, _id, deviceUUID: '' });
  expect((await refusalOf(edit)).code).toBe('device-needs-detaching');
});

test('the reason of an earlier detachment is not shown after the business has emptied the id of the next machine', async () => {
  const { id, ofOwner, admin, add, listed, attach } = await managed();
  const { _id } = await add('pos', 'Arka');
  await attach(_id);
  await admin(devices.detach, { deviceId: _id, business_id: id, reason: 'U prish', deviceType: 'pos' });
  await attach(_id);
  await ofOwner(contract.tills.editPos, { _id, deviceUUID: '' });
  expect((await listed()).devices).toMatchObject([{ deviceUUID: '', detached: null }]);
});

test('each device is registered with the tax authority once, and a failed registration returns its reason', async () => {
  const business = await addFiscalBusiness(server, standIn);
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const add = async (name: string, shopId: string) =>
    (await admin(devices.addPos, { business_id: business.id, shopId, name }))._id;
  const withoutUnit = await business.client(contract.shops.add, {
    name: 'Pa kod',
    address: 'Rr. 1',
    city: 'Fier',
  });
  const ids = [await add('Arka 2', business.shopId), await add('Arka 3', withoutUnit.shopId)];
  const register = () =>
    admin(devices.registerTcr, {
      deviceList: ids.map((_id) => ({ _id, business_id: business.id })),
      deviceType: 'pos',
    });
  const results = await Promise.all([register(), register()]);
  const [first, second] = results.map((result) => result.devices);
  expect(first?.[0]?.tcrCode).toMatch(/^[a-z]{2}\d{3}[a-z]{2}\d{3}$/);
  expect(second?.[0]?.tcrCode).toBe(first?.[0]?.tcrCode);
  expect(first?.[1]).toMatchObject({
    outcome: 'failed',
    reason: 'Dyqanit i mungon kodi i njësisë së biznesit; vendoseni te dyqanet.',
  });
  expect((await register()).devices[0]).toMatchObject({ outcome: 'already' });
  const lines = await server.asOwner`
    select from tenant.activity where business_id = ${business.id} and action = 'devices.registerTcr'`;
  expect(lines).toHaveLength(1);
});

test('a reseller sees and changes only devices of the businesses they manage', async () => {
  const { id, shopId, add } = await managed();
  const { _id } = await add('pos', 'Arka');
  const reseller = await addAdmin(server, 'RS');
  const client = server.client(reseller.token);
  const deviceType = 'pos' as const;
  const register = { deviceList: [{ _id, business_id: id }], deviceType };
  const edit = { business_id: id, _id, name: 'E huaj' };
  for (const call of [
    () => client(devices.all, { businessId: id }),
    () => client(devices.addPos, { business_id: id, shopId, name: 'E huaj' }),
    () => client(devices.editPos, edit),
    () => client(devices.registerTcr, register),
  ])
    expect((await refusalOf(call())).code).toBe('not-found');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${id}`;
  await client(devices.editPos, edit);
  expect((await client(devices.all, { businessId: id })).devices).toMatchObject([{ name: 'E huaj' }]);
});
