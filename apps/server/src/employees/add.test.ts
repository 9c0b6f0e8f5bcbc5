import { contract } from '@tezga/contract';
import { permissionsAt, type ProductPermissions } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addAdmin,
  addBusiness,
  addPerson,
  openSession,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let lastNumber = 0;
const newNumber = () => String((lastNumber += 1)).padStart(3, '0');
const newEmail = () => `${newRecordId(new Date())}@ri.example`;
const newPhone = () => `+355 69 2${newNumber()}${Math.floor(Math.random() * 900) + 100}`;

/** A business with its owner's client and a role for new employees. */
async function withOwner(permissions: Partial<ProductPermissions> = {}) {
  const business = await addBusiness(server, 'Kafe Prove');
  const client = server.client(business.owner.token);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: 'Kamerier',
    ...permissionsAt('none'),
    ...permissions,
  });
  return {
    ...business,
    client,
    roleId,
    current: async () => (await client(contract.employees.list, {})).employees,
    gone: async () => (await client(contract.employees.list, { deleted: 1 })).employees,
    one: async (id: string) => (await client(contract.employees.one, { id })).employee,
    add: async (given: object = {}) => {
      const input = { name: 'Luan Deda', roleId, email: newEmail(), ...given };
      return (await client(contract.employees.add, input)).employeeId;
    },
  };
}

async function addShop(businessId: string): Promise<string> {
  const id = newRecordId(new Date());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    values (${businessId}, ${id}, 'Dyqan', 'Rr. e Provës 1', 'Tiranë')`;
  return id;
}

const messagesTo = (recipient: string) => server.asOwner`
  select channel, subject, body from platform.messages where recipient = ${recipient} order by created_at, id`;

const verify = (userId: string) =>
  server.asOwner`update platform.users set email_verified_at = now() where id = ${userId}`;

describe('adding an employee', () => {
  test('a person without an account gets one with sign-in data by message, and must choose another password', async () => {
    const { id, add, one, roleId } = await withOwner({ backofficePermissions: { sales: 'read' } });
    const shopId = await addShop(id);
    const email = newEmail();
    const given = {
      email: email.toUpperCase(),
      opCode: 'XY123AB456',
      pin: '4826',
      shopIds: [shopId, shopId],
    };
    const employeeId = await add(given);
    expect(await one(employeeId)).toMatchObject({
      name: 'Luan Deda',
      email,
      tel: null,
      role: { _id: roleId, roleCode: 'R1', roleDesc: 'Kamerier' },
      deletedRole: null,
      operator: { _id: employeeId, opCode: 'xy123ab456' },
      hasPin: true,
      shopIds: [shopId],
    });
    const messages = await messagesTo(email);
    const message = messages.find(({ subject }) => subject === 'Llogaria juaj në Tezga është gati');
    expect(messages.map(({ subject }) => subject)).toContain('Verifikoni emailin tuaj në Tezga');
    const [password] = /\b[a-zA-Z2-9]{8}$/m.exec(String(message?.['body'])) ?? [];
    expect(message?.['body']).toContain('Kafe Prove');
    const client = server.client();
    const entered = await client(contract.access.signIn, { username: email, password: password ?? '' });
    expect(entered).toMatchObject({ user: { name: 'Luan Deda', resetPassword: true }, businessId: id });
    const [row] = await server.asOwner`
      select email_verified_at, pin_hash from platform.users
      join tenant.employees on user_id = platform.users.id where platform.users.email = ${email}`;
    expect(row?.['email_verified_at']).toBeNull();
    expect(row?.['pin_hash']).toMatch(/^\$argon2id\$/);
  });

  test('a person with only a phone number gets the messages by SMS', async () => {
    const { add, one } = await withOwner();
    const tel = newPhone();
    const employee = await one(await add({ email: '', tel }));
    const canonical = tel.replaceAll(/\D/g, '');
    expect(employee).toMatchObject({ tel: canonical, email: null, operator: null, hasPin: false });
    expect(await messagesTo(canonical)).toMatchObject([{ channel: 'sms' }, { channel: 'sms' }]);
  });

  test('a person with a verified contact is invited with the name of the business; their account does not change', async () => {
    const { id, client, roleId, one } = await withOwner();
    const person = await addPerson(server, 'business');
    await verify(person.id);
    const before = await server.asOwner`select * from platform.users where id = ${person.id}`;
    const tel = newPhone();
    const input = { name: 'Me emër tjetër', roleId, email: person.email, tel };
    const { employeeId } = await client(contract.employees.add, input);
    const typed = { email: person.email, tel: tel.replaceAll(/\D/g, '') };
    expect(await one(employeeId)).toMatchObject({ userId: person.id, name: 'Me emër tjetër', ...typed });
    expect(await server.asOwner`select * from platform.users where id = ${person.id}`).toEqual(before);
    expect(await messagesTo(person.email)).toMatchObject([{ subject: 'Kafe Prove ju fton si punonjës' }]);
    const joining = server.client((await openSession(server, person.id, null, 'business')).token);
    await joining(contract.employees.acceptInvitation, { businessId: id });
    const theirs = server.client((await openSession(server, person.id, id, 'business')).token);
    expect((await theirs(contract.access.myRole, {})).role?.roleDesc).toBe('Kamerier');
  });

  test('the business sees the contacts that it typed, and no other contact of the account', async () => {
    const { client, one, add } = await withOwner();
    const person = await addPerson(server, 'business');
    const tel = newPhone().replaceAll(/\D/g, '');
    await server.asOwner`update platform.users set phone = ${tel}, phone_verified_at = now(),
      email_verified_at = now() where id = ${person.id}`;
    expect(await one(await add({ email: null, tel }))).toMatchObject({ email: null, tel });
    const { users } = await client(contract.roles.myUsers, {});
    expect(users.find(({ _id }) => _id === person.id)?.username).toBe(tel);
  });

  test('a person who is already an employee of the business is refused', async () => {
    const { client, roleId, owner } = await withOwner();
    const again = client(contract.employees.add, { name: 'Pronari', roleId, email: owner.email });
    expect((await refusalOf(again)).code).toBe('employee-already-there');
  });

  test('contacts of two people, of a platform administrator or of a closed account are refused', async () => {
    const { client, roleId } = await withOwner();
    const [one, two] = [await addPerson(server, 'business'), await addPerson(server, 'business')];
    const tel = newPhone();
    await server.asOwner`update platform.users set phone = ${tel.replaceAll(/\D/g, '')} where id = ${two.id}`;
    const closed = await addPerson(server, 'business');
    await server.asOwner`update platform.users set deleted_at = now() where id = ${closed.id}`;
    const admin = await addAdmin(server, 'RS');
    for (const contacts of [{ email: one.email, tel }, { email: closed.email }, { email: admin.email }]) {
      const added = client(contract.employees.add, { name: 'Dikush', roleId, ...contacts });
      expect((await refusalOf(added)).code).toBe('contact-taken');
    }
  });

  test('a missing contact, an unknown role, the owner role and a shop of another business are refused', async () => {
    const { client, roleId, current } = await withOwner();
    const stranger = await addBusiness(server);
    const strangeShop = await addShop(stranger.id);
    const { myRoles } = await client(contract.roles.list, {});
    const base = { name: 'Dikush', email: newEmail(), roleId };
    for (const [wrong, code] of [
      [{ email: null }, 'invalid-input'],
      [{ roleId: 'f'.repeat(24) }, 'not-found'],
      [{ roleId: myRoles[0]?._id ?? '' }, 'role-fixed'],
      [{ shopIds: [strangeShop] }, 'not-found'],
    ] as const) {
      const added = client(contract.employees.add, { ...base, ...wrong } as typeof base);
      expect((await refusalOf(added)).code).toBe(code);
    }
    expect(await current()).toHaveLength(1);
    expect(await messagesTo(base.email)).toHaveLength(0);
  });
});
