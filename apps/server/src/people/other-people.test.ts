import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  addPerson,
  cloneTemplate,
  joinBusiness,
  openSession,
  refusalOf,
  startTestServer,
  testPassword,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let admin: TestPerson;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('people_alone') });
  admin = await addAdmin(server, 'SA');
});
afterAll(() => server.stop());

const search = (searchTerm: string, by: Pick<TestPerson, 'token'> = admin) =>
  server.client(by.token)(contract.people.search, { searchTerm });
const idsOf = async (searchTerm: string, by?: Pick<TestPerson, 'token'>) =>
  (await search(searchTerm, by)).users.map(({ _id }) => _id);
const edit = (
  userId: string,
  change: { name?: string; email?: string | null; tel?: string | null },
  by: Pick<TestPerson, 'token'> = admin,
) =>
  server.client(by.token)(contract.people.adminEditProfile, {
    userId,
    name: 'Emër i ri',
    email: null,
    tel: null,
    ...change,
  });
const remove = (userId: string, by: Pick<TestPerson, 'token'> = admin) =>
  server.client(by.token)(contract.people.remove, { userId });
const refused = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const name = (id: string, text: string) =>
  server.asOwner`update platform.users set name = ${text} where id = ${id}`;
const assignAdmin = (businessId: string, adminId: string) =>
  server.asOwner`update platform.businesses set admin_id = ${adminId} where id = ${businessId}`;
const newEmail = () => `tjeter${(number += 1)}@prova.example`;

test('users are found by parts of name, e-mail and phone, ignoring case and accents', async () => {
  const { name: businessName, id, owner } = await addBusiness(server, 'Kafe Çajupi');
  await name(owner.id, 'Çlirim Ndërmjetësi');
  await server.asOwner`update platform.users set phone = '355691112233' where id = ${owner.id}`;
  const found = await search('CLIRIM');
  expect(found).toMatchObject({
    isCut: false,
    users: [{ _id: owner.id, kind: 'business', businesses: [businessName], tel: '355691112233' }],
  });
  for (const term of ['ndermje', 'Ndërmjetësi', 'ÇLI', 'si cli', '069 111 22', '+355 69 111', '1112233'])
    expect(await idsOf(term), term).toEqual([owner.id]);
  expect(await idsOf(owner.email.slice(4, 30))).toEqual([owner.id]);
  for (const term of ['clirim mungon', '%lirim', 'c_irim', String.raw`\ `])
    expect(await idsOf(term)).toEqual([]);
  const gone = await addEmployee(server, id, 'OP', {});
  await name(gone.id, 'Çlirim Tjetri');
  expect(await idsOf('clirim')).toHaveLength(2);
  await remove(gone.id);
  expect(await idsOf('clirim')).toEqual([owner.id]);
});

test('the reply of a user search says whether there are more users than the limit', async () => {
  await server.asOwner`insert into platform.users (id, kind, name, email, password_hash)
    select lpad(to_hex(number), 24, 'c'), 'business', 'Shumë Njerëz', number || '@shume.example', 'x'
    from generate_series(1, 101) number`;
  const many = await search('shume njerez');
  expect(many.users).toHaveLength(100);
  expect(many.isCut).toBe(true);
  expect((await search('99@shume')).isCut).toBe(false);
});

test('a reseller finds only users of managed businesses, and sees only those businesses', async () => {
  const reseller = await addAdmin(server, 'RS');
  const [mine, strange] = await Promise.all([
    addBusiness(server, 'Dyqani im'),
    addBusiness(server, 'Dyqani i huaj'),
  ]);
  await assignAdmin(mine.id, reseller.id);
  const worker = await addPerson(server, 'business');
  await joinBusiness(server, worker.id, mine.id, 'OP');
  await joinBusiness(server, worker.id, strange.id, 'OP');
  for (const { id } of [mine.owner, strange.owner, worker]) await name(id, 'Rrethi Provës');
  const { users } = await search('rrethi', reseller);
  expect(users.map(({ _id }) => _id).toSorted()).toEqual([mine.owner.id, worker.id].toSorted());
  for (const { businesses } of users) expect(businesses).toEqual(['Dyqani im']);
  expect(await idsOf('rrethi')).toHaveLength(3);
});

test('contacts that an admin sets count as verified, and the user is notified at the former contacts', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(contract.verification.changeEmail, { email: newEmail() });
  const email = newEmail();
  const { newUser } = await edit(owner.id, {
    name: 'Dritan',
    email: email.toUpperCase(),
    tel: '+355 69 777 8899',
  });
  expect(newUser).toMatchObject({
    _id: owner.id,
    name: 'Dritan',
    email,
    tel: '355697778899',
    emailVerified: true,
    telVerified: true,
  });
  const { unverifiedMethods } = await client(contract.verification.unverifiedMethods, {});
  expect(unverifiedMethods).toEqual([]);
  const notices = await server.asOwner<{ subject: string }[]>`select subject from platform.messages
    where recipient = ${owner.email} order by id`;
  expect(notices.map(({ subject }) => subject)).toContain('Emaili i llogarisë suaj u ndryshua');
  await expect(
    server.client()(contract.access.signIn, { username: '+355 69 777 8899', password: testPassword }),
  ).resolves.toBeDefined();
});

test('a contact that another user has is refused, and an edit cannot remove the last contact', async () => {
  const [one, two] = await Promise.all([addBusiness(server), addBusiness(server)]);
  expect(await refused(edit(one.owner.id, { email: two.owner.email }))).toBe('contact-taken');
  expect(await refused(edit(one.owner.id, {}))).toBe('invalid-input');
  expect(await refused(edit('f'.repeat(24), { email: newEmail() }))).toBe('not-found');
});

test('a reseller can change only users whose businesses are all managed by that reseller', async () => {
  const reseller = await addAdmin(server, 'RS');
  const [mine, strange] = await Promise.all([addBusiness(server), addBusiness(server)]);
  await assignAdmin(mine.id, reseller.id);
  const [both, nowhere] = [await addPerson(server, 'business'), await addPerson(server, 'business')];
  await joinBusiness(server, both.id, mine.id, 'OP');
  await joinBusiness(server, both.id, strange.id, 'OP');
  const [gone, once] = [await addBusiness(server), await addPerson(server, 'business')];
  await joinBusiness(server, once.id, mine.id, 'OP');
  await joinBusiness(server, once.id, gone.id, 'OP');
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${gone.id}`;
  for (const { id } of [strange.owner, both, nowhere, once, admin]) {
    expect(await refused(edit(id, { email: newEmail() }, reseller))).toBe('not-found');
    expect(await refused(remove(id, reseller))).toBe('not-found');
  }
  await expect(edit(mine.owner.id, { email: newEmail() }, reseller)).resolves.toBeDefined();
});

test('a closed account loses access to every business at once, and its activity log and employee records stay', async () => {
  const { id, owner } = await addBusiness(server);
  const employee = await addEmployee(server, id, 'OP', {});
  await server.client(employee.token)(contract.verification.changeEmail, { email: newEmail() });
  await remove(employee.id);
  expect((await refusalOf(server.client(employee.token)(contract.access.myRole, {}))).status).toBe(401);
  const username = employee.email;
  const entering = server.client()(contract.access.signIn, { username, password: testPassword });
  expect(await refused(entering)).toBe('wrong-credentials');
  const [left] = await server.asOwner`select
    (select count(*) from platform.memberships where user_id = ${employee.id}) as memberships,
    (select count(*) from platform.unverified_contacts where user_id = ${employee.id}) as contacts,
    (select count(*) from tenant.activity where user_id = ${employee.id}) as deeds,
    (select count(*) from tenant.employees where user_id = ${employee.id}
      and deleted_at is not null and deleted_role_id is not null) as records`;
  expect(left).toEqual({ memberships: 0n, contacts: 0n, deeds: 1n, records: 1n });
  expect(await refused(remove(employee.id))).toBe('not-found');
  // The email address of the closed account stays taken.
  expect(await refused(edit(owner.id, { email: employee.email }))).toBe('contact-taken');
});

test('a user cannot close their own account, nor the account of the owner of a business, even of a deleted one', async () => {
  const { id, owner } = await addBusiness(server);
  expect(await refused(remove(admin.id))).toBe('user-is-self');
  expect(await refused(remove(owner.id))).toBe('user-owns-business');
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${id}`;
  expect(await refused(remove(owner.id))).toBe('user-owns-business');
});

test('an admin can close the account of another admin', async () => {
  const other = await addAdmin(server, 'RS');
  const { token } = await openSession(server, other.id, null, 'RS');
  await remove(other.id);
  expect((await refusalOf(server.client(token)(contract.access.myRole, {}))).status).toBe(401);
});

test('an admin cannot change an admin who has more rights in any area', async () => {
  const [clerk, other] = [await addAdmin(server, 'SA', 'none'), await addAdmin(server, 'SA', 'none')];
  const allow = (id: string, saPermissions: Record<string, string>) =>
    server.asOwner`update platform.admin_roles set permissions = ${server.asOwner.json({ saPermissions })}
      where id = (select role_id from platform.admins where user_id = ${id})`;
  await allow(clerk.id, { usersManagement: 'readWrite', businesses: 'read' });
  const reseller = await addAdmin(server, 'RS');
  for (const { id } of [admin, reseller]) {
    expect(await refused(edit(id, { email: newEmail() }, clerk))).toBe('not-permitted');
    expect(await refused(remove(id, clerk))).toBe('not-permitted');
  }
  await allow(other.id, { businesses: 'readWrite' });
  expect(await refused(remove(other.id, clerk))).toBe('not-permitted');
  await allow(other.id, { businesses: 'read' });
  await expect(edit(other.id, { email: newEmail() }, clerk)).resolves.toBeDefined();
  await expect(remove(other.id, clerk)).resolves.toEqual({});
});

test('an edit that repeats an unverified contact leaves the contact unverified and its code valid', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(contract.verification.changeEmail, { email: owner.email });
  const { newUser } = await edit(owner.id, { email: owner.email });
  expect(newUser).toMatchObject({ name: 'Emër i ri', email: owner.email, emailVerified: false });
  const { unverifiedMethods } = await client(contract.verification.unverifiedMethods, {});
  expect(unverifiedMethods).toHaveLength(1);
  const tel = '355697778811';
  const changed = await edit(owner.id, { email: owner.email, tel });
  expect(changed.newUser).toMatchObject({ tel, telVerified: true, emailVerified: false });
});

test('contacts that an edit does not name stay unchanged, and an edit cannot remove the last contact', async () => {
  const { owner } = await addBusiness(server);
  const call = server.client(admin.token);
  const userId = owner.id;
  const { newUser } = await call(contract.people.adminEditProfile, { userId, tel: '355697778812' });
  expect(newUser).toMatchObject({ name: owner.name, email: owner.email, tel: '355697778812' });
  await call(contract.people.adminEditProfile, { userId, tel: null });
  const last = call(contract.people.adminEditProfile, { userId, email: null });
  expect(await refused(last)).toBe('invalid-input');
});
