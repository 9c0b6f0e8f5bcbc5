import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { columnsOfDependents } from './removing-store.ts';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  addTill,
  newRegistrationCode,
  refusalOf,
  restrictingColumns,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { shops } = contract;
const shop = (name: string) => ({ name, address: 'Rr. e Provës 1', city: 'Tiranë' });
const newId = () => newRecordId(new Date());

async function owned() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const add = async (name: string) => (await client(shops.add, shop(name))).shopId;
  const one = async (id: string) => (await client(shops.list, {})).shops.find(({ _id }) => _id === id);
  return { ...business, client, add, one };
}

test('every user of the business gets the shops in Albanian order by name, hidden ones too', async () => {
  const { id, client, add } = await owned();
  const colleague = await addEmployee(server, id, 'OP', {});
  await add('Dyqani');
  const hiddenId = await add('Çarshia');
  await add('Cepi');
  await client(shops.hideOrRestore, { shopId: hiddenId, hidden: true });
  for (const someone of [client, server.client(colleague.token)]) {
    const { shops: all } = await someone(shops.list, {});
    expect(all.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Cepi', false],
      ['Çarshia', true],
      ['Dyqani', false],
    ]);
    expect(all[0]).toMatchObject({ address: 'Rr. e Provës 1', city: 'Tiranë', country: 'ALB', bUnit: '' });
  }
  const stranger = await addBusiness(server);
  expect((await server.client(stranger.owner.token)(shops.list, {})).shops).toEqual([]);
});

test('a shop is added to the business of the session token, even if the call names another business', async () => {
  const { id, client, one } = await owned();
  const other = await addBusiness(server);
  const elsewhere = client(shops.add, { ...shop('Diku'), business_id: other.id });
  expect((await refusalOf(elsewhere)).code).toBe('not-found');
  const whole = { ...shop('Qendra'), business_id: id, bUnit: ' XY123AB456 ', secondary: true };
  const { shopId, message } = await client(shops.add, { ...whole, phoneNumber: '+355 69 123 4567' });
  expect(message).toBe('Dyqani u ruajt me sukses!');
  expect(await one(shopId)).toMatchObject({ bUnit: 'xy123ab456', secondary: true, hidden: false });
});

test('of several concurrent calls that use the same shop name, ignoring case, one succeeds', async () => {
  const { client, add, one } = await owned();
  const names = ['Njësoj', 'NJËSOJ', 'njësoj', 'Njësoj'];
  const outcomes = await Promise.allSettled(names.map(add));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const failed = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as { code: string }] : [],
  );
  expect(failed.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'shop-name-taken'));
  const shopId = await add('Tjetri');
  const updatedAt = (await one(shopId))?.updatedAt ?? '';
  const rename = client(shops.edit, { shopId, ...shop('njësoj'), updatedAt });
  expect((await refusalOf(rename)).code).toBe('shop-name-taken');
});

test('an edit of a shop is refused if its unit code is taken or its version is outdated', async () => {
  const { client, add, one } = await owned();
  await client(shops.add, { ...shop('Një'), bUnit: 'xy123ab456' });
  const shopId = await add('Dy');
  const updatedAt = (await one(shopId))?.updatedAt ?? '';
  const edit = { shopId, ...shop('Dyshi'), allowNegativeStock: true, updatedAt };
  const taken = client(shops.edit, { ...edit, bUnit: 'xy123ab456' });
  expect((await refusalOf(taken)).code).toBe('business-unit-taken');
  expect((await client(shops.edit, edit)).message).toBe('Dyqani u modifikua me sukses!');
  expect(await one(shopId)).toMatchObject({ name: 'Dyshi', allowNegativeStock: true });
  expect((await refusalOf(client(shops.edit, edit))).code).toBe('changed-meanwhile');
  const unknown = client(shops.edit, { ...edit, shopId: newId() });
  expect((await refusalOf(unknown)).code).toBe('not-found');
});

test('a shop with a registered device does not change its unit code, but its other fields and its first code', async () => {
  const { id, client, add, one } = await owned();
  const shopId = await add('Një');
  const edit = async (given: object) => {
    const updatedAt = (await one(shopId))?.updatedAt ?? '';
    return client(shops.edit, { shopId, ...shop('Një'), ...given, updatedAt });
  };
  const till = await addTill(server, id, shopId, { tcrCode: newRegistrationCode() });
  await edit({ bUnit: 'xy123ab456' });
  await edit({ bUnit: 'xy123ab456', city: 'Fier' });
  for (const bUnit of ['xy123ab457', ''])
    expect((await refusalOf(edit({ bUnit }))).code).toBe('business-unit-registered');
  expect(await one(shopId)).toMatchObject({ bUnit: 'xy123ab456', city: 'Fier' });
  await server.asOwner`update tenant.tills set tcr_code = '' where business_id = ${id} and id = ${till.id}`;
  await edit({ bUnit: 'xy123ab457' });
  expect(await one(shopId)).toMatchObject({ bUnit: 'xy123ab457' });
});

test('a shop uses the stock setting of its business until it has its own, and an edit without the field does not change it', async () => {
  const { client, add, one } = await owned();
  const shopId = await add('Një');
  const edit = async (given: { allowNegativeStock?: boolean | null }) => {
    const updatedAt = (await one(shopId))?.updatedAt ?? '';
    await client(shops.edit, { shopId, ...shop('Një'), ...given, updatedAt });
    return (await one(shopId))?.allowNegativeStock;
  };
  expect(await one(shopId)).toMatchObject({ allowNegativeStock: null });
  for (const allowNegativeStock of [false, true, null, false]) {
    expect(await edit({ allowNegativeStock })).toBe(allowNegativeStock);
    expect(await edit({})).toBe(allowNegativeStock);
  }
  const strict = await client(shops.add, { ...shop('Dy'), allowNegativeStock: false });
  expect(await one(strict.shopId)).toMatchObject({ allowNegativeStock: false });
});

test('one shop always stays visible, also when the last two are hidden concurrently', async () => {
  const { client, add } = await owned();
  const both = [await add('Një'), await add('Dy')];
  const outcomes = await Promise.allSettled(
    both.map((shopId) => client(shops.hideOrRestore, { shopId, hidden: true })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { shops: all } = await client(shops.list, {});
  const hidden = all.find((each) => each.hidden)?._id ?? '';
  const last = all.find((each) => !each.hidden)?._id ?? '';
  expect((await refusalOf(client(shops.hideOrRestore, { shopId: last, hidden: true }))).code).toBe(
    'shop-last',
  );
  expect(await client(shops.hideOrRestore, { shopId: hidden, hidden: false })).toEqual({ hidden: false });
});

test('an admin deletes a shop without dependent records, and a refusal names the dependents', async () => {
  const { id: businessId, client, add } = await owned();
  const [shopId, used] = [await add('I zbrazët'), await add('Në punë')];
  const admin = await addAdmin(server, 'SA');
  const reseller = await addAdmin(server, 'RS');
  const asAdmin = server.client(admin.token);
  await server.asOwner`
    insert into tenant.tills (business_id, id, kind, shop_id, name, tcr_order_number, tcr_number)
    values (${businessId}, ${newId()}, 'pos', ${used}, 'Arka', 1, '1')`;
  expect(await asAdmin(shops.mayBeDeleted, { shopsId: used, businessId })).toEqual({
    canBeDeleted: false,
    reason: 'Dyqani ka pajisje POS ose ePOS.',
  });
  expect((await refusalOf(asAdmin(shops.remove, { shopId: used, businessId }))).code).toBe('shop-in-use');
  const free = { shopsId: shopId, businessId };
  expect(await asAdmin(shops.mayBeDeleted, free)).toEqual({ canBeDeleted: true, reason: null });

  const strange = server.client(reseller.token)(shops.mayBeDeleted, free);
  expect((await refusalOf(strange)).code).toBe('not-found');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${businessId}`;
  await server.client(reseller.token)(shops.remove, { shopId, businessId });
  expect((await client(shops.list, {})).shops.map(({ name }) => name)).toEqual(['Në punë']);
  const [line] = await server.asOwner`
    select action, subject, user_id from tenant.activity where business_id = ${businessId} order by at desc limit 1`;
  expect(line).toEqual({ action: 'shops.remove', subject: 'I zbrazët', user_id: reseller.id });
  expect((await refusalOf(asAdmin(shops.remove, { shopId, businessId }))).code).toBe('not-found');
});

test('every column of the database that refers to a shop and does not cascade prevents its deletion', async () => {
  const checked = Object.values(columnsOfDependents).flat().toSorted();
  expect(checked).toEqual(await restrictingColumns(server.asOwner, 'tenant.shops'));
});

test('a shop with a deleted draft or a payment is not deleted', async () => {
  const { id: businessId, client, add } = await owned();
  const [drafts, payments] = [await add('Me draft'), await add('Me pagesë')];
  await server.asOwner`
    insert into tenant.warehouse_drafts (business_id, id, kind, shop_id, notes, content, created_at, created_by_name,
      updated_at, updated_by_name, deleted_at)
    values (${businessId}, ${newId()}, 'entry', ${drafts}, '', '{}', now(), 'Drita', now(), 'Drita', now())`;
  await server.asOwner`
    insert into tenant.payments (business_id, id, own_id, fingerprint, number, year, number_text, kind, side,
      subject_id, day, currency, exchange_rate, amount, amount_all, rest, rest_all, note, made_at, by_id, by_name, shop_id)
    values (${businessId}, ${newId()}, ${newId()}, '', 1, 2026, '1/2026', 'set-off', 'customer',
      'KESH', '2026-11-14', 'ALL', 1, 100, 100, 0, 0, '', now(), ${newId()}, 'Drita', ${payments})`;
  const asAdmin = server.client((await addAdmin(server, 'SA')).token);
  const reasons = [];
  for (const shopId of [drafts, payments]) {
    const { canBeDeleted, reason } = await asAdmin(shops.mayBeDeleted, { shopsId: shopId, businessId });
    reasons.push(reason);
    expect(canBeDeleted).toBe(false);
    expect((await refusalOf(asAdmin(shops.remove, { shopId, businessId }))).code).toBe('shop-in-use');
  }
  const ofWarehouse = 'Dyqani ka dokumente, inventarizime ose drafte të magazinës, qoftë edhe të fshira.';
  expect(reasons).toEqual([ofWarehouse, 'Dyqani ka pagesa.']);
  expect((await client(shops.list, {})).shops).toHaveLength(2);
});

test('an admin can delete neither the last shop of a business nor a shop under the id of another business', async () => {
  const { id: businessId, add } = await owned();
  const other = await owned();
  const shopId = await add('I vetmi');
  const asAdmin = server.client((await addAdmin(server, 'SA')).token);
  expect((await refusalOf(asAdmin(shops.remove, { shopId, businessId }))).code).toBe('shop-last');
  expect((await asAdmin(shops.mayBeDeleted, { shopsId: shopId, businessId })).reason).toBe(
    'Duhet të mbetet të paktën një dyqan i dukshëm.',
  );
  const elsewhere = asAdmin(shops.remove, { shopId, businessId: other.id });
  expect((await refusalOf(elsewhere)).code).toBe('not-found');
});

test('an admin adds, changes and hides the shops of a business by its id, and a reseller only those they manage', async () => {
  const { id } = await owned();
  const reseller = await addAdmin(server, 'RS');
  const client = server.client(reseller.token);
  const added = { business_id: id, name: 'Nga admini', address: 'Rr. 1', city: 'Fier' };
  expect((await refusalOf(client(shops.add, added))).code).toBe('not-found');
  expect((await refusalOf(client(shops.list, { businessId: id }))).code).toBe('not-found');
  expect((await refusalOf(client(shops.list, {}))).code).toBe('not-found');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${id}`;
  const { shopId } = await client(shops.add, added);
  await client(shops.add, { ...added, name: 'Tjetri' });
  await client(shops.editForAdmin, { business_id: id, shopId, city: 'Vlorë' });
  await client(shops.hideOrRestore, { business_id: id, shopId, hidden: true });
  const { shops: listed } = await client(shops.list, { businessId: id });
  expect(listed.find(({ _id }) => _id === shopId)).toMatchObject({ city: 'Vlorë', hidden: true });
});
