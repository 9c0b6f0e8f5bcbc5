import { randomUUID } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { testPortal } from '../testing/index.ts';
import { asOwner, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `purchases.${string}`>;

/** Valid inputs for the calls of purchases. */
export const inputsOfPurchases: Record<Calls, GoodInput> = {
  'purchases.list': async (world) => {
    await aPurchase(world);
    return {
      tableOptions: {
        page: 1,
        perPage: 10,
        sort: 'supplier',
        direction: 'ascending',
        search: 'a',
        electronic: true,
        date: { from: '2026-01-01', to: '2026-12-31' },
        suppliers: ['L91412709B'],
        statuses: ['DELIVERED'],
      },
    };
  },
  'purchases.one': async (world) => ({ id: (await aPurchase(world)).id }),
  'purchases.suppliers': () => ({}),
  'purchases.state': () => ({}),
  'purchases.refresh': () => ({}),
  'purchases.assignSubject': async (world) => ({
    purchasesIds: [(await aPurchase(world)).id],
    subjectId: await aCustomer(world),
  }),
  'purchases.setUse': async (world) => ({ purchasesIds: [(await aPurchase(world)).id], use: 'rent' }),
  'purchases.pdf': async (world) => {
    const client = await asOwner(world);
    await client(contract.settings.keepCredentials, { password: testPortal.password });
    return { originId: (await aPurchase(world, { isElectronic: false })).id };
  },
};

async function aPurchase({ server, business }: World, { isElectronic = true } = {}) {
  const now = new Date();
  const [id, eic] = [newRecordId(now), randomUUID()];
  await server.asOwner`
    insert into tenant.purchases (business_id, id, eic, fic, number, supplier_id_type, supplier_id_number, supplier_name,
      supplier_address, supplier_town, issued_at, received_at, day, currency, without_vat, vat, with_vat, status,
      is_from_service, is_from_portal, created_at, updated_at)
    values (${business.id}, ${id}, ${isElectronic ? eic : null}, ${isElectronic ? null : randomUUID()}, '7/2026', 'NUIS', 'L91412709B',
      'Furra Drita', 'Rr. e Bukës 3', 'Korçë', ${now}, ${now}, '2026-11-16', 'ALL', 20000, 4000, 24000,
      ${isElectronic ? 'DELIVERED' : null}, ${isElectronic}, true, ${now}, ${now})`;
  return { id, eic };
}

async function aCustomer(world: World): Promise<string> {
  const client = await asOwner(world);
  const { customerId } = await client(contract.customers.add, {
    name: unique(),
    idType: 'ID',
    address: 'Rruga 1',
    town: 'Tiranë',
  });
  return customerId;
}
