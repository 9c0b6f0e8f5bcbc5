import { randomInt } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import type { DeviceKind } from '@tezga/domain';
import { newRecordId } from '../platform/record-ids.ts';
import { openSession } from '../testing/index.ts';
import { newShop, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `devices.${string}` | `simCards.${string}` | `fleet.${string}`>;

/** Valid inputs for the calls of devices, their SIM cards and the fleet. */
export const inputsOfDevices: Record<Calls, GoodInput> = {
  'devices.all': ({ business }) => ({ businessId: business.id }),
  'devices.posList': ({ business }) => ({ businessId: business.id }),
  'devices.addPos': (world) => newDevice(world),
  'devices.editPos': (world) => editedDevice(world, 'pos'),
  'devices.addEpos': async (world) => ({
    ...(await newDevice(world)),
    canSellWithoutClient: false,
    verifyInvoiceClient: true,
  }),
  'devices.editEpos': (world) => editedDevice(world, 'epos'),
  'devices.addEasybar': (world) => newDevice(world),
  'devices.editEasybar': (world) => editedDevice(world, 'easybar'),
  'devices.addEasypoint': (world) => newDevice(world),
  'devices.editEasypoint': (world) => editedDevice(world, 'easypoint'),
  'devices.detach': async (world) => ({
    deviceId: (await addedDevice(world, 'pos')).id,
    business_id: world.business.id,
    reason: 'U prish',
    deviceType: 'pos',
  }),
  'devices.canBeDeleted': (world) => removedDevice(world),
  'devices.remove': (world) => removedDevice(world),
  'simCards.find': ({ business }) => ({ cardSerial: newSerial(), businessId: business.id }),
  'simCards.add': async (world) => ({
    businessId: world.business.id,
    articleId: 'SIM-ONE',
    cardSerial: newSerial(),
    deviceId: (await addedDevice(world, 'pos')).id,
  }),
  'simCards.remove': async ({ server, business }) => {
    const simCardId = newRecordId(server.clock.now());
    await server.asOwner`
      insert into platform.sim_cards (id, business_id, article_id, card_serial, added_at)
      values (${simCardId}, ${business.id}, 'SIM-ONE', ${newSerial()}, now())`;
    return { businessId: business.id, simCardId };
  },
  'fleet.page': ({ admin }) => ({
    search: 'Arka',
    kinds: ['pos'],
    fault: 'unregistered',
    sellerId: admin.id,
  }),
  'fleet.faults': ({ admin }) => ({ search: 'Arka', kinds: ['pos'], sellerId: admin.id }),
  'devices.registerTcr': async (world) => ({
    deviceList: [{ _id: (await addedDevice(world, 'pos')).id, business_id: world.business.id }],
    deviceType: 'pos',
  }),
};

const newSerial = () => `8935501${String(randomInt(1e12)).padStart(12, '0')}`;

const newDevice = async (world: World) => ({
  business_id: world.business.id,
  shopId: await newShop(world),
  name: unique(),
  posTcrNr: unique(),
});

async function removedDevice(world: World) {
  const { id } = await addedDevice(world, 'easybar');
  return { posArray: [id], business_id: world.business.id, deviceType: 'easybar' };
}

async function addedDevice(world: World, kind: DeviceKind) {
  const { server, business } = world;
  const now = server.clock.now();
  const [id, shopId] = [newRecordId(now), await newShop(world)];
  await server.asOwner`
    insert into tenant.tills
      (business_id, id, kind, shop_id, name, device_uuid, updated_at, tcr_order_number, tcr_number)
    select ${business.id}, ${id}, ${kind}, ${shopId}, 'Arka', ${unique()}, ${now}, number, number::text
    from tenant.next_tcr_order(${business.id}) as number`;
  return { id, shopId, updatedAt: now.toISOString() };
}

async function editedDevice(world: World, kind: DeviceKind) {
  const { id: _id, updatedAt } = await addedDevice(world, kind);
  return { _id, ...(await newDevice(world)), deviceUUID: unique(), updatedAt };
}

/** The device as its admins read it. */
export async function deviceAsAdmin({ server, business, admin }: World, id: string) {
  const { token } = await openSession(server, admin.id, null, 'SA');
  const { devices } = await server.client(token)(contract.devices.all, { businessId: business.id });
  return { ...devices.find(({ _id }) => _id === id) };
}
