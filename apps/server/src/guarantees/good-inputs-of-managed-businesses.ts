import { randomInt } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, openSession } from '../testing/index.ts';
import { keyFile } from './good-inputs-of-certificates.ts';
import { asOwner, newShop, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `managedBusinesses.${string}`>;

/** Valid inputs for the calls of admins about their businesses. */
export const inputsOfManagedBusinesses: Record<Calls, GoodInput> = {
  'managedBusinesses.list': ({ business }) => ({ searchTerm: business.name, businessUpdatedAt: '1' }),
  'managedBusinesses.data': ({ business }) => ({
    businessId: business.id,
    pos: '1',
    epos: '1',
    employees: '1',
    shops: '1',
  }),
  'managedBusinesses.aboutToExpire': () => ({}),
  'managedBusinesses.necessaryData': () => ({}),
  'managedBusinesses.countOfUser': ({ business }) => ({ id: business.owner.id }),
  'managedBusinesses.taxpayer': async (world) => {
    await (
      await asOwner(world)
    )(contract.certificates.keep, await keyFile(world));
    return { nipt: 'L91412709B' };
  },
  'managedBusinesses.add': ({ admin }) => ({
    ...content(),
    nipt: newNipt(),
    isIssuerInVAT: true,
    ownerName: 'Pronar i ri',
    ownerEmail: `${unique()}@prova.example`,
    ownerTel: `+35569${randomInt(1_000_000, 9_999_999)}`,
    super_admin_id: admin.id,
  }),
  'managedBusinesses.editInfo': async (world) => {
    const businessId = world.business.id;
    const { token } = await openSession(world.server, world.admin.id, null, 'SA');
    const { business } = await world.server.client(token)(contract.managedBusinesses.data, { businessId });
    return { businessId, ...content(), updatedAt: business.updatedAt };
  },
  'managedBusinesses.remove': async (world) => ({
    businessId: await anotherBusiness(world),
    businessUpdatedAt: '9999999999',
  }),
  'managedBusinesses.restore': async (world) => {
    const businessId = await anotherBusiness(world);
    await world.server.asOwner`update platform.businesses set deleted_at = now() where id = ${businessId}`;
    return { businessId };
  },
  'managedBusinesses.transfer': async (world) => ({
    businessIds: [await anotherBusiness(world)],
    super_admin_id: world.admin.id,
  }),
  'managedBusinesses.updateVatList': ({ business }) => ({
    businessId: business.id,
    vat: ['20', '10', '6', '0'],
    isIssuerInVAT: true,
  }),
  'managedBusinesses.setImpactWarehouse': ({ business }) => ({
    businessId: business.id,
    impactWarehouse: true,
  }),
  'managedBusinesses.setClientRules': async (world) => ({
    businessId: world.business.id,
    eposId: await newEpos(world),
    canSellWithoutClient: true,
    verifyInvoiceClient: false,
  }),
};

const newNipt = () => `K${randomInt(10_000_000, 99_999_999)}Z`;

const content = () => ({
  name: 'Biznes i ri',
  address: 'Rr. e Provës 1',
  city: 'Tiranë',
  phoneNumber: '+355 69 123 4567',
  email: 'info@prova.example',
  website: 'prova.example',
  contactNumbers: ['+355 69 765 4321'],
  suggestedBy: ['Agim Prifti'],
});

const anotherBusiness = async ({ server }: World) => (await addBusiness(server, `Tjetër ${unique()}`)).id;

async function newEpos(world: World): Promise<string> {
  const id = newRecordId(world.server.clock.now());
  await world.server.asOwner`
    insert into tenant.tills (business_id, id, kind, shop_id, name, tcr_order_number, tcr_number)
    select ${world.business.id}, ${id}, 'epos', ${await newShop(world)}, ${unique()}, number, number::text
    from tenant.next_tcr_order(${world.business.id}) as number`;
  return id;
}
