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

const callerId = 'a'.repeat(24);
const warnings: unknown[] = [];
const log = { warn: (facts: unknown) => void warnings.push(facts) };

interface Circumstances {
  readonly code?: string;
  readonly caller?: string;
  readonly minutesLater?: number;
  /** What happens before the attempt is over. */
  readonly meanwhile?: () => Promise<void>;
}

/** What the caller makes of it: a wrong PIN is a refusal that keeps the counted failure. */
async function tried(businessId: string, pin: string, circumstances: Circumstances = {}) {
  const { code = opCode, caller = callerId, minutesLater = 0, meanwhile } = circumstances;
  const now = new Date(server.clock.now().getTime() + minutesLater * minuteMs);
  try {
    return await inTransaction(server.pool, async (transaction) => {
      await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
      const typed = { businessId, callerId: caller, opCode: code, pin, now };
      const operator = await operatorWithPin({ transaction, log }, typed);
      await meanwhile?.();
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
  expect(await tried(id, '1234', { code: 'xy123ab457' })).toBe('wrong-pin');
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

/** Ten wrong ones, each by someone else. */
async function guess(businessId: string, minutesLater: number) {
  for (let guesser = 0; guesser < 10; guesser += 1) {
    const caller = String(guesser).repeat(24);
    expect(await tried(businessId, '0000', { caller, minutesLater })).toBe('wrong-pin');
  }
}

test('after ten wrong ones for a code nothing is heard for a quarter of an hour, not even the right one', async () => {
  const { id, userId } = await withOperator();
  await guess(id, 0);
  warnings.length = 0;
  expect(await tried(id, '1234')).toBe('too-many-attempts');
  expect(warnings).toMatchObject([{ businessId: id, caller: callerId, opCode, ofCode: 10 }]);
  expect(await tried(id, '1234', { code: 'ab987cd654' })).toBe('wrong-pin');
  expect(await tried(id, '1234', { minutesLater: 16 })).toMatchObject({ userId });
});

test('after thirty wrong ones for a code nothing is heard until the day is over, then they are gone', async () => {
  const { id, userId } = await withOperator();
  for (const minutesLater of [0, 16, 32]) await guess(id, minutesLater);
  expect(await tried(id, '1234', { minutesLater: 48 })).toBe('too-many-attempts');
  const dayLater = 24 * 60 + 33;
  expect(await tried(id, '1234', { minutesLater: dayLater })).toMatchObject({ userId });
  await tried(id, '0000', { minutesLater: dayLater });
  const left = await server.asOwner`select 1 from tenant.pin_failures where business_id = ${id}`;
  expect(left).toHaveLength(1);
});

test('whoever types ten wrong ones is heard no more for a quarter of an hour, whatever the code', async () => {
  const { id, userId } = await withOperator();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await tried(id, '1234', { code: `ab98${attempt}cd654` })).toBe('wrong-pin');
  }
  expect(await tried(id, '1234')).toBe('too-many-attempts');
  expect(await tried(id, '1234', { caller: 'b'.repeat(24) })).toMatchObject({ userId });
  expect(await tried(id, '1234', { minutesLater: 16 })).toMatchObject({ userId });
});

test('the right one forgets no wrong ones, so that nobody guesses on behind it', async () => {
  const { id, userId } = await withOperator();
  for (let attempt = 0; attempt < 9; attempt += 1) await tried(id, '0000');
  expect(await tried(id, '1234')).toMatchObject({ userId });
  expect(await tried(id, '0000')).toBe('wrong-pin');
  expect(await tried(id, '1234')).toBe('too-many-attempts');
});

test('a second attempt of the same caller, or on the same code, is sent away and does not wait', async () => {
  const { id, userId } = await withOperator();
  const outcomes: unknown[] = [];
  const meanwhile = async () => {
    outcomes.push(await tried(id, '1234', { code: 'ab987cd654' }));
    outcomes.push(await tried(id, '1234', { caller: 'b'.repeat(24) }));
    outcomes.push(await tried(id, '1234', { code: 'ab987cd654', caller: 'b'.repeat(24) }));
  };
  expect(await tried(id, '1234', { meanwhile })).toMatchObject({ userId });
  expect(outcomes).toEqual(['too-many-requests', 'too-many-requests', 'wrong-pin']);
});

test('sixty at once never become more than ten', async () => {
  const { id } = await withOperator();
  const pins = Array.from({ length: 60 }, (_unused, index) => String(5000 + index));
  await Promise.all(pins.map((pin) => tried(id, pin)));
  for (let attempt = 0; attempt < 10; attempt += 1) await tried(id, '0000');
  expect(await tried(id, '1234')).toBe('too-many-attempts');
  const counted = await server.asOwner`select 1 from tenant.pin_failures where business_id = ${id}`;
  expect(counted).toHaveLength(10);
});

test('a call to take over counts for the person who is signed in', async () => {
  const { id, client, owner } = await withOperator();
  expect((await refusalOf(client(contract.employees.takeOver, { opCode, pin: '0000' }))).code).toBe(
    'wrong-pin',
  );
  const counted = await server.asOwner`select caller_id from tenant.pin_failures where business_id = ${id}`;
  expect(counted).toMatchObject([{ caller_id: owner.id }]);
});

test('everyone changes their own PIN, in this business only', async () => {
  const { id, userId, employeeId } = await withOperator();
  await server.asOwner`update platform.users set must_change_password = false where id = ${userId}`;
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
