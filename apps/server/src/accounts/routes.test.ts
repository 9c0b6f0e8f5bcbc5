import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addEmployee, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { accounts } = contract;
const newClient = async () => server.client((await addBusiness(server)).owner.token);
type Client = Awaited<ReturnType<typeof newClient>>;

/** A valid IBAN of Kosovo: for IBANs of other countries than Albania only the check digits are verified. */
function iban(number: number): string {
  const account = String(number).padStart(24, '0');
  const check = 98n - (BigInt(`${account}332000`) % 97n);
  return `XK${String(check).padStart(2, '0')}${account}`;
}
const account = (number: number, isMain = false) => ({
  IBAN: iban(number),
  bankName: `Banka ${number}`,
  swift: '',
  currency: 'ALL',
  isMain,
});
const listed = async (client: Client) =>
  (await client(accounts.list, {})).accounts.map(
    ({ bankName, isMain }) => `${bankName}${isMain ? ' *' : ''}`,
  );

test('the list of Albanian banks has the name, SWIFT code and IBAN bank code of each bank', async () => {
  const { banks } = await (await newClient())(accounts.banks, {});
  expect(banks).toContainEqual({ _id: 'RAI', name: 'Raiffeisen Bank', swift: 'SGSBALTX', ibanCode: '202' });
});

test('an IBAN is saved without spaces and in upper case, and a new main account replaces the previous one', async () => {
  const client = await newClient();
  await client(accounts.add, {
    ...account(1, true),
    IBAN: `${iban(1).slice(0, 4)} ${iban(1).slice(4)}`.toLowerCase(),
  });
  await client(accounts.add, account(2));
  await client(accounts.add, account(3, true));
  expect(await listed(client)).toEqual(['Banka 3 *', 'Banka 1', 'Banka 2']);
  const two = (await client(accounts.list, {})).accounts[2];
  const edit = { accountId: two?._id ?? '', ...account(2, true), updatedAt: two?.updatedAt ?? '' };
  await client(accounts.edit, edit);
  expect(await listed(client)).toEqual(['Banka 2 *', 'Banka 1', 'Banka 3']);
  expect((await refusalOf(client(accounts.edit, edit))).code).toBe('changed-meanwhile');
  const one = (await client(accounts.list, {})).accounts[1];
  expect(one?.IBAN).toBe(iban(1));
  const taken = { accountId: one?._id ?? '', ...account(3), updatedAt: one?.updatedAt ?? '' };
  expect((await refusalOf(client(accounts.edit, taken))).code).toBe('account-already-there');
});

test('of concurrent calls that add the same IBAN one succeeds, and if each of several concurrent calls adds a main account, only one account is the main one', async () => {
  const client = await newClient();
  const same = await Promise.allSettled(Array.from({ length: 5 }, () => client(accounts.add, account(1))));
  expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const failed = same.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as { code: string }] : [],
  );
  expect(new Set(failed.map(({ code }) => code))).toEqual(new Set(['account-already-there']));
  await Promise.all([2, 3, 4, 5, 6].map((number) => client(accounts.add, account(number, true))));
  expect((await listed(client)).filter((each) => each.endsWith('*'))).toHaveLength(1);
});

test('several bank accounts are deleted or restored together or not at all, and a restored one is not the main account', async () => {
  const client = await newClient();
  const { accountId: one } = await client(accounts.add, account(1, true));
  const { accountId: two } = await client(accounts.add, account(2));
  const unknown = client(accounts.remove, { accountIds: [one, 'a'.repeat(24)] });
  expect((await refusalOf(unknown)).code).toBe('not-found');
  await client(accounts.remove, { accountIds: [one, two] });
  expect(await listed(client)).toEqual([]);
  const gone = (await client(accounts.list, { deleted: '1' })).accounts;
  expect(gone.map(({ bankName, isMain }) => [bankName, isMain])).toEqual([
    ['Banka 1', false],
    ['Banka 2', false],
  ]);
  await client(accounts.add, account(2, true));
  expect((await refusalOf(client(accounts.restore, { accountIds: [one, two] }))).code).toBe(
    'account-already-there',
  );
  await client(accounts.restore, { accountIds: [one] });
  expect(await listed(client)).toEqual(['Banka 2 *', 'Banka 1']);
});

test('an employee with readWrite on configurations can list bank accounts, but cannot add one', async () => {
  const { id } = await addBusiness(server);
  const client = server.client((await addEmployee(server, id, 'R1', { configurations: 'readWrite' })).token);
  await expect(client(accounts.list, {})).resolves.toEqual({ accounts: [] });
  expect((await refusalOf(client(accounts.add, account(1)))).code).toBe('not-permitted');
});
