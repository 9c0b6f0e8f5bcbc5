import { contract } from '@tezga/contract';
import { permissionsAt, Refusal } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { addBusiness, openSession, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';
import { operatorWithPin } from './operator-with-pin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const opCode = 'xy123ab456';
const minuteMs = 60_000;

/** A business with an operator whose PIN is 4826. */
async function withOperator() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: 'Kamerier',
    ...permissionsAt('none'),
  });
  const email = `${newRecordId(new Date())}@ri.example`;
  const input = { name: 'Luan Deda', roleId, email, opCode, pin: '4826' };
  const { employeeId } = await client(contract.employees.add, input);
  const { userId } = (await client(contract.employees.one, { id: employeeId })).employee;
  return { ...business, client, employeeId, userId };
}

const callerId = 'a'.repeat(24);
const warnings: unknown[] = [];
const log = { warn: (facts: unknown) => void warnings.push(facts) };

interface Circumstances {
  readonly code?: string;
  readonly caller?: string;
  readonly minutesLater?: number;
  /** Runs inside the transaction of the attempt, after the PIN was checked. */
  readonly meanwhile?: () => Promise<void>;
}

/**
 * Attempts a PIN as a handler does: a wrong PIN is a refusal whose transaction commits, so that the failure is counted.
 */
async function tried(businessId: string, pin: string, circumstances: Circumstances = {}) {
  const { code = opCode, caller = callerId, minutesLater = 0, meanwhile } = circumstances;
  const now = new Date(server.clock.now().getTime() + minutesLater * minuteMs);
  try {
    return await inTransaction(server.pool, async (transaction) => {
      await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
      const typed = { businessId, callerId: caller, opCode: code, pin, now };
      const operator = await operatorWithPin({ transaction, log }, typed);
      await meanwhile?.();
      if (operator === null) throw new Refusal('wrong-pin', {}, { commitsWork: true });
      return operator;
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('the operator is found by code and PIN, and not with a wrong code, a wrong PIN or in another business', async () => {
  const { id, employeeId, userId } = await withOperator();
  const stranger = await addBusiness(server);
  expect(await tried(id, '4826')).toEqual({ userId, employeeId });
  expect(await tried(id, '6284')).toBe('wrong-pin');
  expect(await tried(id, '4826', { code: 'xy123ab457' })).toBe('wrong-pin');
  expect(await tried(stranger.id, '4826')).toBe('wrong-pin');
});

test('an employee who was removed, has no PIN or has a closed account is not found', async () => {
  const { id, client, employeeId, userId } = await withOperator();
  await client(contract.employees.remove, { selectedEmployees: [employeeId] });
  expect(await tried(id, '4826')).toBe('wrong-pin');
  await client(contract.employees.restore, { selectedEmployees: [employeeId] });
  expect(await tried(id, '4826')).toMatchObject({ userId });
  await server.asOwner`update platform.users set deleted_at = now() where id = ${userId}`;
  expect(await tried(id, '4826')).toBe('wrong-pin');
  await server.asOwner`update platform.users set deleted_at = null where id = ${userId}`;
  expect(await tried(id, '4826')).toMatchObject({ userId });
  await server.asOwner`update tenant.employees set pin_hash = null where id = ${employeeId}`;
  expect(await tried(id, '4826')).toBe('wrong-pin');
});

/** Types wrong PINs for the operator's code as one person. */
async function guess(businessId: string, caller: string, { count = 10, minutesLater = 0 } = {}) {
  for (let attempt = 0; attempt < count; attempt += 1)
    expect(await tried(businessId, '0000', { caller, minutesLater })).toBe('wrong-pin');
}
const [one, other] = ['b'.repeat(24), 'c'.repeat(24)];

test('a person with ten wrong PINs is refused for a quarter of an hour, and a colleague with the right PIN is accepted', async () => {
  const { id, userId } = await withOperator();
  await guess(id, one);
  warnings.length = 0;
  expect(await tried(id, '4826', { caller: one })).toBe('too-many-attempts');
  expect(warnings).toMatchObject([{ businessId: id, caller: one, opCode, byCaller: 10 }]);
  expect(await tried(id, '4826', { caller: one, code: 'ab987cd654' })).toBe('too-many-attempts');
  expect(await tried(id, '4826', { caller: other })).toMatchObject({ userId });
  expect(await tried(id, '4826', { caller: one, minutesLater: 16 })).toMatchObject({ userId });
});

test('a person with thirty wrong PINs in a day is refused until the day is over; the next wrong PIN deletes the old failures', async () => {
  const { id, userId } = await withOperator();
  for (const minutesLater of [0, 16, 32]) await guess(id, one, { minutesLater });
  expect(await tried(id, '4826', { caller: one, minutesLater: 48 })).toBe('too-many-attempts');
  expect(await tried(id, '4826', { caller: other, minutesLater: 48 })).toMatchObject({ userId });
  const dayLater = 24 * 60 + 33;
  expect(await tried(id, '4826', { caller: one, minutesLater: dayLater })).toMatchObject({ userId });
  await tried(id, '0000', { minutesLater: dayLater });
  const left = await server.asOwner`select 1 from tenant.pin_failures where business_id = ${id}`;
  expect(left).toHaveLength(1);
});

test('an operator code with a hundred wrong PINs in a day, counted over all people, is locked until the day is over', async () => {
  const { id, userId } = await withOperator();
  await server.asOwner`insert into tenant.pin_failures (business_id, id, operator_code, caller_id, at)
    select ${id}, lpad(to_hex(number), 24, '0'), ${opCode}, lpad(to_hex(number / 10), 24, 'd'), ${server.clock.now()}
    from generate_series(1, 100) number`;
  expect(await tried(id, '4826')).toBe('too-many-attempts');
  expect(await tried(id, '4826', { code: 'ab987cd654' })).toBe('wrong-pin');
  expect(await tried(id, '4826', { minutesLater: 24 * 60 + 1 })).toMatchObject({ userId });
});

test('ten wrong PINs for different operator codes count together for the person who types them', async () => {
  const { id } = await withOperator();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await tried(id, '4826', { code: `ab98${attempt}cd654` })).toBe('wrong-pin');
  }
  expect(await tried(id, '4826')).toBe('too-many-attempts');
});

test('a right PIN does not reset the counter of wrong PINs', async () => {
  const { id, userId } = await withOperator();
  for (let attempt = 0; attempt < 9; attempt += 1) await tried(id, '0000');
  expect(await tried(id, '4826')).toMatchObject({ userId });
  expect(await tried(id, '0000')).toBe('wrong-pin');
  expect(await tried(id, '4826')).toBe('too-many-attempts');
});

test('during an attempt, a second attempt by the same caller or on the same operator code is refused at once', async () => {
  const { id, userId } = await withOperator();
  const outcomes: unknown[] = [];
  const meanwhile = async () => {
    outcomes.push(await tried(id, '4826', { code: 'ab987cd654' }));
    outcomes.push(await tried(id, '4826', { caller: 'b'.repeat(24) }));
    outcomes.push(await tried(id, '4826', { code: 'ab987cd654', caller: 'b'.repeat(24) }));
  };
  expect(await tried(id, '4826', { meanwhile })).toMatchObject({ userId });
  expect(outcomes).toEqual(['too-many-requests', 'too-many-requests', 'wrong-pin']);
});

test('sixty concurrent wrong PINs do not exceed the limit of ten failures', async () => {
  const { id } = await withOperator();
  const pins = Array.from({ length: 60 }, (_unused, index) => String(5000 + index));
  await Promise.all(pins.map((pin) => tried(id, pin)));
  for (let attempt = 0; attempt < 10; attempt += 1) await tried(id, '0000');
  expect(await tried(id, '4826')).toBe('too-many-attempts');
  const counted = await server.asOwner`select 1 from tenant.pin_failures where business_id = ${id}`;
  expect(counted).toHaveLength(10);
});

test('a wrong PIN at takeover is counted for the signed-in person', async () => {
  const { id, client, owner } = await withOperator();
  expect((await refusalOf(client(contract.employees.takeOver, { opCode, pin: '0000' }))).code).toBe(
    'wrong-pin',
  );
  const counted = await server.asOwner`select caller_id from tenant.pin_failures where business_id = ${id}`;
  expect(counted).toMatchObject([{ caller_id: owner.id }]);
});

test('a weak PIN that was saved before the server refused weak PINs is still accepted', async () => {
  const { id, employeeId, userId } = await withOperator();
  const pinHash = await hashPassword('1234');
  await server.asOwner`update tenant.employees set pin_hash = ${pinHash} where id = ${employeeId}`;
  expect(await tried(id, '1234')).toMatchObject({ userId });
});

test('an employee changes their own PIN in this business; malformed and weak ones are refused', async () => {
  const { id, userId, employeeId } = await withOperator();
  await server.asOwner`update platform.users set must_change_password = false where id = ${userId}`;
  const { token } = await openSession(server, userId, id, 'business');
  await server.client(token)(contract.employees.changePin, { pin: '9571' });
  expect(await tried(id, '4826')).toBe('wrong-pin');
  expect(await tried(id, '9571')).toEqual({ userId, employeeId });
  for (const [pin, problem] of [
    ['12345', 'pin'],
    ['123', 'pin'],
    ['abcd', 'pin'],
    ['', 'pin'],
    ['1234', 'pin-weak'],
    ['1111', 'pin-weak'],
  ] as const) {
    const refused = await refusalOf(server.client(token)(contract.employees.changePin, { pin }));
    expect(refused).toMatchObject({ code: 'invalid-input', problems: [{ path: 'pin', code: problem }] });
  }
});

test('changing the PIN is refused for a member without an employee record', async () => {
  const { id, owner } = await withOperator();
  await server.asOwner`
    delete from tenant.employees where business_id = ${id} and user_id = ${owner.id}`;
  const refused = await refusalOf(server.client(owner.token)(contract.employees.changePin, { pin: '9571' }));
  expect(refused.code).toBe('not-found');
});

test('operators() lists, by name, colleagues with operator code and PIN; with a shop, only those who work in it', async () => {
  const business = await withOperator();
  const { client, id } = business;
  const { shopId } = await client(contract.shops.add, { name: 'Dyqani', address: 'Rr. 1', city: 'Fier' });
  const { employee } = await client(contract.employees.one, { id: business.employeeId });
  const roleId = employee.role?._id ?? '';
  const hire = (name: string, more: object) =>
    client(contract.employees.add, {
      name,
      roleId,
      email: `${newRecordId(new Date())}@ri.example`,
      ...more,
    });
  await hire('Ana Basha', { opCode: 'ab111cd222', pin: '7193', shopIds: [shopId] });
  await hire('Pa Pin', { opCode: 'ab111cd333' });
  await hire('Pa Kod', { pin: '7193' });
  const listed = async (input: { shopId?: string }) =>
    (await client(contract.employees.operators, input)).operators;
  expect(await listed({})).toEqual([
    { opCode: 'ab111cd222', name: 'Ana Basha' },
    { opCode, name: 'Luan Deda' },
  ]);
  expect(await listed({ shopId })).toHaveLength(2);
  expect((await refusalOf(listed({ shopId: 'f'.repeat(24) }))).code).toBe('not-found');
  await server.asOwner`update platform.users set must_change_password = false where id = ${business.userId}`;
  const { token } = await openSession(server, business.userId, id, 'business');
  const luan = server.client(token);
  expect((await luan(contract.employees.operators, {})).operators).toEqual([
    { opCode: 'ab111cd222', name: 'Ana Basha' },
  ]);
  const stranger = server.client((await addBusiness(server)).owner.token);
  expect((await refusalOf(stranger(contract.employees.operators, { shopId }))).code).toBe('not-found');
});
