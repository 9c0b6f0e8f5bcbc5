import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { contract, type InputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFiscalDocument } from '../fiscalization/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addAdmin,
  addBusiness,
  addPerson,
  openSession,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let admin: TestPerson;
let reseller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await addAdmin(server, 'SA');
  reseller = await addAdmin(server, 'RS');
});
afterAll(() => server.stop());

const { managedBusinesses } = contract;
const as = ({ token }: Pick<TestPerson, 'token'>) => server.client(token);
const refused = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const dataOf = (businessId: string) => as(admin)(managedBusinesses.data, { businessId });
const newNipt = () => `K${randomInt(10_000_000, 99_999_999)}Q`;
const give = (business: TestBusiness, to: TestPerson) =>
  server.asOwner`update platform.businesses set admin_id = ${to.id} where id = ${business.id}`;

type NewBusiness = InputOf<typeof managedBusinesses.add>;

const aBusiness = (given: Partial<NewBusiness> = {}): NewBusiness => ({
  name: 'Furra e Re',
  nipt: newNipt(),
  address: 'Rr. e Provës 1',
  city: 'Tiranë',
  phoneNumber: '+355 69 123 4567',
  email: '',
  website: '',
  ownerName: 'Dea Leka',
  ownerEmail: `${crypto.randomUUID()}@prova.example`,
  ownerTel: null,
  ...given,
});

test('a new business has settings, a unit and the default roles, and a new owner receives an account by message', async () => {
  const ownerEmail = `${crypto.randomUUID()}@prova.example`;
  const { businessId, isInvited } = await as(reseller)(managedBusinesses.add, aBusiness({ ownerEmail }));
  const { business } = await dataOf(businessId);
  expect(isInvited).toBe(false);
  expect(business).toMatchObject({
    isIssuerInVAT: true,
    super_admin_id: reseller.id,
    invitedOwner: null,
    owner: { name: 'Dea Leka', email: ownerEmail, emailVerified: false, resetPassword: true },
  });
  const [{ messages } = {}] = await server.asOwner`
    select count(*)::int as messages from platform.messages where recipient = ${ownerEmail}`;
  expect(Number(messages)).toBeGreaterThan(0);
  await server.asOwner`update platform.users set must_change_password = false where email = ${ownerEmail}`;
  const owner = await openSession(server, business.owner?._id ?? '', businessId, 'business');
  const client = as(owner);
  const { myRoles } = await client(contract.roles.list, {});
  expect(myRoles.map(({ roleCode }) => roleCode)).toEqual(['O', 'AP', 'OP']);
  expect((await client(contract.settings.necessaryData, { units: '1' })).units).toMatchObject([
    { name: 'copë' },
  ]);
  const { rows } = await client(contract.activity.list, {});
  expect(rows).toMatchObject([{ action: 'managedBusinesses.add', userName: reseller.name }]);
});

test('a person who has an account is invited, and owns the new business only after accepting', async () => {
  const person = await addPerson(server, 'business');
  await server.asOwner`update platform.users set email_verified_at = now() where id = ${person.id}`;
  const input = aBusiness({ ownerEmail: person.email });
  const { businessId, isInvited } = await as(admin)(managedBusinesses.add, input);
  expect(isInvited).toBe(true);
  expect((await dataOf(businessId)).business).toMatchObject({ owner: null, invitedOwner: person.name });
  const client = as(await openSession(server, person.id, null, 'business'));
  expect((await client(contract.businesses.myBusinesses, {})).businesses).toEqual([]);
  await client(contract.employees.acceptInvitation, { businessId });
  const { business } = await dataOf(businessId);
  expect([business.owner?._id, business.invitedOwner]).toEqual([person.id, null]);
});

test('a person who declines the invitation does not become the owner, and an admin cannot be named as owner', async () => {
  const person = await addPerson(server, 'business');
  await server.asOwner`update platform.users set email_verified_at = now() where id = ${person.id}`;
  const { businessId } = await as(admin)(managedBusinesses.add, aBusiness({ ownerEmail: person.email }));
  const client = as(await openSession(server, person.id, null, 'business'));
  await client(contract.employees.declineInvitation, { businessId });
  expect((await dataOf(businessId)).business).toMatchObject({ owner: null, invitedOwner: null });
  const ofAdmin = aBusiness({ ownerEmail: reseller.email });
  expect(await refused(as(admin)(managedBusinesses.add, ofAdmin))).toBe('contact-taken');
});

test('of two businesses added at once with one NIPT, one is refused', async () => {
  const nipt = newNipt();
  const added = await Promise.allSettled(
    [1, 2].map(() => as(admin)(managedBusinesses.add, aBusiness({ nipt }))),
  );
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [failure] = added.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(failure).toMatchObject({ code: 'nipt-taken' });
});

test('a reseller cannot add a business for another seller', async () => {
  const input = aBusiness({ super_admin_id: admin.id });
  expect(await refused(as(reseller)(managedBusinesses.add, input))).toBe('not-found');
});

test('deleting a business ends its sessions, and it cannot be restored after another business got its NIPT', async () => {
  const business = await addBusiness(server);
  const early = { businessId: business.id, businessUpdatedAt: '1' };
  expect(await refused(as(admin)(managedBusinesses.remove, early))).toBe('changed-meanwhile');
  await as(admin)(managedBusinesses.remove, { businessId: business.id });
  expect(await refused(as(business.owner)(contract.businesses.ownData, {}))).toBe('not-signed-in');
  expect(await refused(dataOf(business.id))).toBe('not-found');
  expect(await refused(as(reseller)(managedBusinesses.restore, { businessId: business.id }))).toBe(
    'not-found',
  );
  await as(admin)(managedBusinesses.restore, { businessId: business.id });
  const { nipt } = (await dataOf(business.id)).business;
  await as(admin)(managedBusinesses.remove, { businessId: business.id });
  await server.asOwner`update platform.businesses set nipt = 'K12345678Q' where id = ${business.id} and ${nipt} <> ''`;
  await as(admin)(managedBusinesses.add, aBusiness({ nipt: 'K12345678Q' }));
  const again = as(admin)(managedBusinesses.restore, { businessId: business.id });
  expect(await refused(again)).toBe('nipt-taken');
});

test('deleting a business waits for a sale that has already inserted its invoice, and a later sale gets not-found', async () => {
  const business = await addBusiness(server);
  const document = (number: number) => ({
    id: newRecordId(server.clock.now()),
    kind: `k${number}`,
    madeAt: server.clock.now(),
  });
  const sell = (afterwards: () => Promise<unknown>) =>
    inTransaction(server.pool, async (transaction) => {
      await transaction.run(`select set_config('tezga.business_id', $1, true)`, [business.id]);
      await addFiscalDocument(transaction, business.id, document(1));
      await afterwards();
    });
  const remove = () => as(admin)(managedBusinesses.remove, { businessId: business.id });
  const deletions: Promise<unknown>[] = [];
  await sell(async () => {
    deletions.push(refused(remove()));
    await setTimeout(200);
  });
  expect(await Promise.all(deletions)).toEqual(['business-has-open-documents']);
  await server.asOwner`delete from tenant.fiscal_documents where business_id = ${business.id}`;
  await remove();
  await expect(sell(async () => undefined)).rejects.toMatchObject({ code: 'business-not-available' });
});

test("a transfer moves all given businesses or none, and the former seller's list then names them as removed", async () => {
  const [one, two, foreign] = [
    await addBusiness(server),
    await addBusiness(server),
    await addBusiness(server),
  ];
  for (const business of [one, two]) await give(business, reseller);
  const { businessUpdatedAt } = await as(reseller)(managedBusinesses.list, {});
  const hand = (ids: string[], to: TestPerson, by = reseller) =>
    as(by)(managedBusinesses.transfer, { businessIds: ids, super_admin_id: to.id });
  expect(await refused(hand([one.id, foreign.id], admin))).toBe('not-found');
  expect((await dataOf(one.id)).business.super_admin_id).toBe(reseller.id);
  expect(await refused(hand([one.id], await addAdmin(server, 'RS')))).toBe('not-found');
  await hand([one.id, two.id], admin);
  const changes = await as(reseller)(managedBusinesses.list, { businessUpdatedAt });
  expect(changes.removed.toSorted()).toEqual([one.id, two.id].toSorted());
  expect(changes.businesses.map(({ _id }) => _id)).not.toContain(one.id);
  await hand([one.id], reseller, admin);
  const { removed, businesses } = await as(reseller)(managedBusinesses.list, { businessUpdatedAt });
  expect([removed, businesses.map(({ _id }) => _id).includes(one.id)]).toEqual([[two.id], true]);
  const { rows } = await as(two.owner)(contract.activity.list, {});
  expect(rows).toMatchObject([{ action: 'managedBusinesses.transfer', userName: reseller.name }]);
});

test('a reseller who counts the businesses of a user gets the number of those that the reseller manages', async () => {
  const business = await addBusiness(server);
  const count = async (by: TestPerson) =>
    (await as(by)(managedBusinesses.countOfUser, { id: business.owner.id })).count;
  expect([await count(admin), await count(reseller)]).toEqual([1, 0]);
  await give(business, reseller);
  expect(await count(reseller)).toBe(1);
});

const idsFor = async (by: TestPerson) => {
  const { superAdmins } = await as(by)(managedBusinesses.necessaryData, {});
  return superAdmins.map(({ _id }) => _id);
};

test('a reseller may transfer businesses to super admins only, and a super admin to every admin', async () => {
  expect(await idsFor(admin)).toEqual(expect.arrayContaining([admin.id, reseller.id]));
  expect(await idsFor(reseller)).not.toContain(reseller.id);
});

test('the list of expiring businesses has those whose certificate ends within 30 days', async () => {
  const [soon, later] = [await addBusiness(server), await addBusiness(server)];
  for (const [business, days] of [
    [soon, 10],
    [later, 40],
  ] as const) {
    await server.asOwner`
      insert into tenant.certificates (business_id, id, file_name, subject, issuer, holder_name, organization,
        serial_number, not_before, not_after, environment, fingerprint, certificate_pem, chain_pem, encrypted_key, uploaded_at,
        user_id, user_name)
      values (${business.id}, ${business.id}, 'a.p12', '', '', '', '', ${business.id}, now() - interval '1 year',
        ${new Date(server.clock.now().getTime() + days * 86_400_000)}, 'test', ${business.id}, '', '', '\\x00', now(),
        ${admin.id}, '')`;
  }
  const { businesses } = await as(admin)(managedBusinesses.aboutToExpire, {});
  const found = businesses.filter(({ _id }) => [soon.id, later.id].includes(_id));
  expect(found).toMatchObject([{ _id: soon.id, daysLeft: 10 }]);
  expect((await dataOf(soon.id)).business.certificateEndsAt).toBe(found[0]?.certificateEndsAt);
  expect((await as(reseller)(managedBusinesses.aboutToExpire, {})).businesses).toEqual([]);
});

test('an admin who manages no business with a certificate cannot search the tax register, and must type the data', async () => {
  const alone = await addAdmin(server, 'RS');
  const refusal = await refusalOf(as(alone)(managedBusinesses.taxpayer, { nipt: newNipt() }));
  expect(refusal.code).toBe('no-managed-certificate');
  expect(refusal.message).toContain('Shkruajini vetë të dhënat');
});
