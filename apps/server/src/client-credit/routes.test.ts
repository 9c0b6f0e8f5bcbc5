import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { addEmployee, addPayingBusiness, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { clientCredit, payments } = contract;

const on = usePayingBusiness();

const save = (exchangeRate: number, codeStandard = '') =>
  on.business.client(clientCredit.saveConfig, {
    moduleId: 'clientCredit',
    config: { exchangeRate, codeStandard },
  });
const give = (customerId: string, credits: number, seenCredits?: number) =>
  on.business.client(clientCredit.updateCredit, {
    customerId,
    credits,
    ...(seenCredits === undefined ? {} : { seenCredits }),
  });
const creditOf = async (subjectId: string) => (await on.business.card(subjectId)).clientCredit;

const movesOf = (customerId: string) => on.server.asOwner`
  select change::int as change, by_name as by, payment_id as payment from tenant.client_credit_moves
  where customer_id = ${customerId} order by moved_at, id`;

test('saving the credit configuration replaces the earlier one; before the first save it is null and cards show no credit', async () => {
  const customer = await on.business.addCustomer();
  await give(customer, 10);
  expect(await on.business.client(clientCredit.config, {})).toEqual({ config: null });
  expect(await creditOf(customer)).toBeNull();
  expect(await save(7, 'EAN')).toEqual({ message: 'Konfigurimi u ruajt me sukses!' });
  await save(12.5, '5 shifra');
  const config = { exchangeRate: 12.5, codeStandard: '5 shifra' };
  expect(await on.business.client(clientCredit.config, {})).toEqual({ config });
  expect(await creditOf(customer)).toEqual({
    credits: 10,
    exchangeRate: 12.5,
    available: 125,
    isChangeable: true,
  });
});

test.each([
  ['a rate of zero', { exchangeRate: 0, codeStandard: '' }, 'config.exchangeRate', 'positive'],
  [
    'a rate with three decimals',
    { exchangeRate: 1.005, codeStandard: '' },
    'config.exchangeRate',
    'two-decimals',
  ],
])('a configuration with %s is refused at its field', async (_case, config, path, code) => {
  const refused = await refusalOf(
    on.business.client(clientCredit.saveConfig, { moduleId: 'clientCredit', config }),
  );
  expect(refused.problems).toMatchObject([{ path, code }]);
});

test('each change of the points of a customer inserts one move and one line of the activity log', async () => {
  await save(10);
  const customer = await on.business.addCustomer();
  expect(await give(customer, 100.5)).toEqual({
    credits: 100.5,
    message: 'Kredia e klientit u ruajt me sukses!',
  });
  await give(customer, 40.25);
  await give(customer, 40.25);
  expect(await creditOf(customer)).toMatchObject({ credits: 40.25, available: 402.5 });
  const by = on.business.owner.name;
  expect(await movesOf(customer)).toEqual([
    { change: 10_050, by, payment: null },
    { change: -6025, by, payment: null },
  ]);
  const { rows } = await on.business.client(contract.activity.list, {
    actions: ['clientCredit.updateCredit'],
    search: '100.50',
  });
  expect(rows[0]?.subject).toMatch(/: 100\.50 → 40\.25$/);
});

test('points that changed since the user saw them are not overwritten, and negative points are refused', async () => {
  const customer = await on.business.addCustomer();
  await give(customer, 5, 0);
  expect(await refusalOf(give(customer, 9, 0))).toMatchObject({ code: 'changed-meanwhile' });
  expect((await refusalOf(give(customer, -1))).problems).toMatchObject([
    { path: 'credits', code: 'not-negative' },
  ]);
  expect(await movesOf(customer)).toHaveLength(1);
});

test('setting the points of a deleted customer, or of a customer of another business, gives not-found', async () => {
  const other = await addPayingBusiness(on.server, on.standIn);
  const theirs = await other.addCustomer();
  expect(await refusalOf(give(theirs, 5))).toMatchObject({ code: 'not-found' });
  const gone = await on.business.addCustomer();
  await on.business.client(contract.customers.remove, { selectedCustomers: [gone] });
  expect(await refusalOf(give(gone, 5))).toMatchObject({ code: 'not-found' });
});

test('a role that reads customers sees the points, and cannot change them or the configuration', async () => {
  await save(10);
  const customer = await on.business.addCustomer();
  await give(customer, 30);
  const reader = await addEmployee(on.server, on.business.id, 'OP', {
    customers: 'read',
    configurations: 'read',
  });
  const client = on.server.client(reader.token);
  const { clientCredit: seen } = await client(payments.subject, { subjectId: customer });
  expect(seen).toMatchObject({ credits: 30 });
  const set = client(clientCredit.updateCredit, { customerId: customer, credits: 1000 });
  expect(await refusalOf(set)).toMatchObject({ code: 'not-permitted' });
  const config = { exchangeRate: 1000, codeStandard: '' };
  const configure = client(clientCredit.saveConfig, { moduleId: 'clientCredit', config });
  expect(await refusalOf(configure)).toMatchObject({ code: 'not-permitted' });
});

test('the points of a deleted customer stay on the card and cannot be changed', async () => {
  await save(10);
  const customer = await on.business.addCustomer();
  await give(customer, 3);
  await on.business.client(contract.customers.remove, { selectedCustomers: [customer] });
  expect(await creditOf(customer)).toMatchObject({ credits: 3, isChangeable: false });
});

test('a merge is refused with the name of a merged customer who has points, and succeeds when the points are zero', async () => {
  const { client } = on.business;
  const [kept, merged] = [await on.business.addCustomer(), await on.business.addCustomer()];
  const { customer } = await client(contract.customers.one, { id: merged });
  await give(kept, 5);
  await give(merged, 12.5);
  const merge = () => client(contract.customers.merge, { keptId: kept, mergedIds: [merged] });
  expect(await refusalOf(merge())).toMatchObject({
    code: 'client-credit-left',
    message: `${customer.name} ka ende kredi klienti. Vendosni pikët e tij në 0 para bashkimit.`,
  });
  expect((await client(contract.customers.one, { id: merged })).deleted).toBe(false);
  await give(merged, 0);
  await merge();
  expect((await client(contract.customers.one, { id: merged })).deleted).toBe(true);
});

test('if points are set while their customer is merged into another, either the points or the merge are refused', async () => {
  const { client } = on.business;
  for (let round = 0; round < 10; round += 1) {
    const [kept, merged] = [await on.business.addCustomer(), await on.business.addCustomer()];
    const outcomes = await Promise.allSettled([
      give(merged, 7),
      client(contract.customers.merge, { keptId: kept, mergedIds: [merged] }),
    ]);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(1);
    const isMerged = (await client(contract.customers.one, { id: merged })).deleted;
    expect(refusals[0]).toMatchObject({ code: isMerged ? 'not-found' : 'client-credit-left' });
    expect(await movesOf(merged)).toHaveLength(isMerged ? 0 : 1);
  }
});
