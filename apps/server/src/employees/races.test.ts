import { contract } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, addPerson, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newEmail = () => `${newRecordId(new Date())}@ri.example`;

async function withRole() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: 'Kamerier',
    ...permissionsAt('none'),
  });
  return {
    client,
    roleId,
    current: async () => (await client(contract.employees.list, {})).employees,
    add: (given: object) =>
      outcomeOf(client(contract.employees.add, { name: 'Luan Deda', roleId, email: newEmail(), ...given })),
  };
}

const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

test('of concurrent calls that add employees with the same operator code, one succeeds', async () => {
  const { add, current } = await withRole();
  const outcomes = await Promise.all([1, 2, 3].map(() => add({ opCode: 'xy123ab456' })));
  expect(outcomes.toSorted()).toEqual(['done', 'operator-code-taken', 'operator-code-taken']);
  expect(await current()).toHaveLength(2);
});

test('concurrent calls that add the same new person create one account, one employee and one set of messages', async () => {
  const { add, current } = await withRole();
  const email = newEmail();
  const outcomes = await Promise.all([1, 2, 3].map(() => add({ email })));
  expect(outcomes.toSorted()).toEqual(['done', 'employee-already-there', 'employee-already-there']);
  expect((await current()).filter((employee) => employee.email === email)).toHaveLength(1);
  const messages = await server.asOwner`select subject from platform.messages where recipient = ${email}`;
  // One message has the sign-in data, the other has the code that verifies the contact.
  expect(new Set(messages.map((message) => message['subject'])).size).toBe(2);
  expect(messages).toHaveLength(2);
});

test('two businesses that add the same new person at once share one account', async () => {
  const [one, two] = [await withRole(), await withRole()];
  const email = newEmail();
  expect(await Promise.all([one.add({ email }), two.add({ email })])).toEqual(['done', 'done']);
  const accounts = await server.asOwner`select id from platform.users where email = ${email}`;
  expect(accounts).toHaveLength(1);
  for (const { current } of [one, two]) {
    expect((await current()).some(({ userId }) => userId === accounts[0]?.['id'])).toBe(true);
  }
});

test('concurrent calls that add the same person, who has an account, create one employee', async () => {
  const { add, current } = await withRole();
  const { email } = await addPerson(server, 'business');
  const outcomes = await Promise.all([1, 2, 3].map(() => add({ email })));
  expect(outcomes.toSorted()).toEqual(['done', 'employee-already-there', 'employee-already-there']);
  expect(await current()).toHaveLength(2);
});

test('if a role is deleted and given to an employee at the same time, one of the two calls is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { add, client, roleId, current } = await withRole();
    const [added, removed] = await Promise.all([
      add({}),
      outcomeOf(client(contract.roles.remove, { id: roleId })),
    ]);
    expect([
      ['done', 'role-in-use'],
      ['not-found', 'done'],
    ]).toContainEqual([added, removed]);
    expect(await current()).toHaveLength(added === 'done' ? 2 : 1);
  }
});

test('removing and restoring an employee at the same time leaves the employee either removed or restored', async () => {
  const { add, client, current } = await withRole();
  await add({ name: 'Zana' });
  const id = (await current()).find(({ name }) => name === 'Zana')?._id ?? '';
  const input = { selectedEmployees: [id] };
  await Promise.all(
    [contract.employees.remove, contract.employees.restore, contract.employees.remove].map((call) =>
      outcomeOf(client(call, input)),
    ),
  );
  const { employee } = await client(contract.employees.one, { id });
  expect((employee.role === null) !== (employee.deletedRole === null)).toBe(true);
});
