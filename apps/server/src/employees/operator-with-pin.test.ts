import { contract } from '@tezga/contract';
import { permissionsAt, Refusal } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, openSession, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';
import { operatorWithPin } from './operator-with-pin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const opCode = 'xy123ab456';
const minuteMs = 60_000;

/** A business with an operator whose PIN is 1234. */
async function withOperator() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: 'Kamerier',
    ...permissionsAt('none'),
  });
  const email = `${newRecordId(new Date())}@ri.example`;
  const input = { name: 'Luan Deda', roleId, email, opCode, pin: '1234' };
  const { employeeId } = await client(contract.employees.add, input);
  const { userId } = (await client(contract.employees.one, { id: employeeId })).employee;
  return { ...business, client, employeeId, userId };
}

/** What the caller makes of it: a wrong PIN is a refusal that keeps the counted failure. */
async function tried(businessId: string, pin: string, code = opCode, minutesLater = 0) {
  const now = new Date(server.clock.now().getTime() + minutesLater * minuteMs);
  try {
    return await inTransaction(server.pool, async (transaction) => {
      await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
      const operator = await operatorWithPin(transaction, businessId, code, pin, now);
      if (operator === null) throw new Refusal('wrong-pin', {}, { keepsWork: true });
      return operator;
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('code and PIN together name the operator; neither alone, nor in another business', async () => {
  const { id, employeeId, userId } = await withOperator();
  const stranger = await addBusiness(server);
  expect(await tried(id, '1234')).toEqual({ userId, employeeId });
  expect(await tried(id, '4321')).toBe('wrong-pin');
  expect(await tried(id, '1234', 'xy123ab457')).toBe('wrong-pin');
  expect(await tried(stranger.id, '1234')).toBe('wrong-pin');
});

test('who was let go, has no PIN, or whose account is closed is nobody', async () => {
  const { id, client, employeeId, userId } = await withOperator();
  await client(contract.employees.remove, { selectedEmployees: [employeeId] });
  expect(await tried(id, '1234')).toBe('wrong-pin');
  await client(contract.employees.restore, { selectedEmployees: [employeeId] });
  expect(await tried(id, '1234')).toMatchObject({ userId });
  await server.asOwner`update platform.users set deleted_at = now() where id = ${userId}`;
  expect(await tried(id, '1234')).toBe('wrong-pin');
  await server.asOwner`update platform.users set deleted_at = null where id = ${userId}`;
  expect(await tried(id, '1234')).toMatchObject({ userId });
  await server.asOwner`update tenant.employees set pin_hash = null where id = ${employeeId}`;
  expect(await tried(id, '1234')).toBe('wrong-pin');
});

test('after ten wrong ones nothing is heard for a quarter of an hour, not even the right one', async () => {
  const { id, userId } = await withOperator();
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await tried(id, '0000')).toBe('wrong-pin');
  expect(await tried(id, '1234')).toBe('too-many-attempts');
  expect(await tried(id, '1234', 'ab987cd654')).toBe('wrong-pin');
  expect(await tried(id, '1234', opCode, 16)).toMatchObject({ userId });
});

test('sixty at once are counted like one after the other, also for a code nobody has', async () => {
  const { id } = await withOperator();
  for (const code of [opCode, 'ab987cd654']) {
    const pins = Array.from({ length: 60 }, (_unused, index) => String(5000 + index));
    const outcomes = await Promise.all(pins.map((pin) => tried(id, pin, code)));
    expect(outcomes.filter((outcome) => outcome === 'wrong-pin')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'too-many-attempts')).toHaveLength(50);
  }
});

test('the right one forgets the wrong ones before it', async () => {
  const { id, userId } = await withOperator();
  for (let attempt = 0; attempt < 9; attempt += 1) await tried(id, '0000');
  expect(await tried(id, '1234')).toMatchObject({ userId });
  for (let attempt = 0; attempt < 9; attempt += 1) expect(await tried(id, '0000')).toBe('wrong-pin');
  expect(await tried(id, '1234')).toMatchObject({ userId });
});

test('everyone changes their own PIN, in this business only', async () => {
  const { id, userId, employeeId } = await withOperator();
  const { token } = await openSession(server, userId, id, 'business');
  await server.client(token)(contract.employees.changePin, { pin: '9876' });
  expect(await tried(id, '1234')).toBe('wrong-pin');
  expect(await tried(id, '9876')).toEqual({ userId, employeeId });
  for (const pin of ['12345', '123', 'abcd', '']) {
    const refused = await refusalOf(server.client(token)(contract.employees.changePin, { pin }));
    expect(refused.code).toBe('invalid-input');
  }
});

test('a member without a record of an employee has no PIN to change', async () => {
  const { id, owner } = await withOperator();
  await server.asOwner`
    delete from tenant.employees where business_id = ${id} and user_id = ${owner.id}`;
  const refused = await refusalOf(server.client(owner.token)(contract.employees.changePin, { pin: '9876' }));
  expect(refused.code).toBe('not-found');
});
