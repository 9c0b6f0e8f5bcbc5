import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addPortalBusiness,
  newPersonalNumber,
  newPortalCode as newCode,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { selfCare, roles, employees } = contract;

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
afterEach(() => standIn.control('PUT', '/switches', { down: 'no' }));

const registered = () => addPortalBusiness(server, standIn);

async function newEmployee(client: ReturnType<TestServer['client']>) {
  const { _id: roleId } = await client(roles.add, {
    roleDesc: crypto.randomUUID(),
    backofficePermissions: { sales: 'read' },
    posPermissions: {},
    easybarPermissions: {},
    easypointPermissions: {},
    easybooksPermissions: {},
  });
  return { name: 'Ben Leka', email: `${crypto.randomUUID()}@prova.example`, roleId };
}

test('an operator is created with or without a session token, and a repeated call creates no second one', async () => {
  const { client } = await registered();
  const { token } = await client(selfCare.enter, {});
  const payload = {
    name: 'Ben Leka',
    idNumber: newPersonalNumber().toLowerCase(),
    validFrom: '2026-12-01',
    validTo: '2027-11-30',
  };
  const first = await client(selfCare.createOperator, { payload, token });
  expect(first.operators).toHaveLength(2);
  expect(first.operators[1]).toMatchObject({
    name: 'Ben Leka',
    idNumber: payload.idNumber.toUpperCase(),
    validFrom: '01.12.2026',
    validTo: '30.11.2027',
  });
  expect(await client(selfCare.createOperator, { payload })).toEqual(first);
  expect(await client(selfCare.createOperator, { payload, token: 'gjysmak' })).toEqual(first);
  const refused = await refusalOf(client(selfCare.createOperator, { payload: { ...payload, name: 'Ben' } }));
  expect(refused.code).toBe('invalid-input');
});

test('the portal token of one business is refused in another', async () => {
  const [one, other] = [await registered(), await registered()];
  const { token } = await one.client(selfCare.enter, {});
  const payload = { name: 'Ben Leka', idNumber: newPersonalNumber() };
  const { operators } = await other.client(selfCare.createOperator, { payload, token });
  expect(operators.map(({ opCode }) => opCode)).toContain(other.opCode);
  expect(operators.map(({ opCode }) => opCode)).not.toContain(one.opCode);
});

test('operators of the portal are matched with employees by their code', async () => {
  const { client, opCode } = await registered();
  const given = await newEmployee(client);
  const { employeeId } = await client(employees.add, { ...given, opCode });
  const away = newCode('zz');
  const absent = await newEmployee(client);
  await client(employees.add, { ...absent, name: 'Zana Kola', opCode: away });
  const payload = { name: 'Dritan Prifti', idNumber: newPersonalNumber() };
  await client(selfCare.createOperator, { payload });
  const compared = await client(selfCare.employees, {});
  expect(compared.employees).toMatchObject([
    { opCode, employeeId, employeeName: 'Ben Leka' },
    { name: 'Dritan Prifti', employeeId: null, employeeName: null },
  ]);
  expect(compared.notInPortal).toMatchObject([{ name: 'Zana Kola', opCode: away }]);
});

test('a new employee is also created as operator in the portal, or gets the code of an existing operator', async () => {
  const { client, opCode } = await registered();
  const idNumber = newPersonalNumber();
  const added = await client(selfCare.addEmployee, { ...(await newEmployee(client)), idNumber });
  const { employee } = await client(employees.one, { id: added.employeeId });
  expect(employee).toMatchObject({ name: 'Ben Leka', operator: { opCode: added.opCode } });
  const taken = await client(selfCare.addEmployee, {
    ...(await newEmployee(client)),
    name: 'Ana Hoxha',
    opCode: opCode.toUpperCase(),
  });
  expect(taken.opCode).toBe(opCode);
  const { employees: compared } = await client(selfCare.employees, {});
  expect(compared.map(({ employeeId }) => employeeId)).toEqual([taken.employeeId, added.employeeId]);
  const again = client(selfCare.addEmployee, { ...(await newEmployee(client)), idNumber });
  expect((await refusalOf(again)).code).toBe('operator-code-taken');
});

test('a repeated call to add an employee gets the first reply and adds no second employee', async () => {
  const { client, id } = await registered();
  const input = { ...(await newEmployee(client)), idNumber: newPersonalNumber() };
  const once = { requestId: 'the-employee' };
  const first = await client(selfCare.addEmployee, input, once);
  expect(await client(selfCare.addEmployee, input, once)).toEqual(first);
  const other = client(selfCare.addEmployee, { ...input, name: 'Ana Hoxha' }, once);
  expect((await refusalOf(other)).code).toBe('request-id-reused');
  const [row] = await server.asOwner`
    select count(*)::integer as count, min(subject) as subject from tenant.activity
    where business_id = ${id} and action = 'selfCare.addEmployee'`;
  expect(row).toMatchObject({ count: 1, subject: 'Ben Leka' });
});

test('an employee whom this server refuses is not created in the portal', async () => {
  const { client } = await registered();
  const given = await newEmployee(client);
  await client(employees.add, given);
  const idNumber = newPersonalNumber();
  const again = client(selfCare.addEmployee, { ...given, idNumber });
  expect((await refusalOf(again)).code).toBe('employee-already-there');
  const admin = await addAdmin(server, 'RS');
  const taken = client(selfCare.addEmployee, { ...given, email: admin.email, idNumber });
  expect((await refusalOf(taken)).code).toBe('contact-taken');
  const { employees: compared } = await client(selfCare.employees, {});
  expect(compared.map((operator) => operator.idNumber)).not.toContain(idNumber);
});

test('an employee whom the portal refuses is not created here', async () => {
  const { client, id } = await registered();
  const unknown = client(selfCare.addEmployee, { ...(await newEmployee(client)), opCode: newCode('xx') });
  expect(await refusalOf(unknown)).toMatchObject({ status: 400, code: 'self-care-operator-missing' });
  const given = await newEmployee(client);
  await standIn.control('PUT', '/switches', { down: 'unavailable' });
  const down = client(selfCare.addEmployee, { ...given, idNumber: newPersonalNumber() });
  expect((await refusalOf(down)).code).toBe('self-care-unreachable');
  const nobody = client(selfCare.addEmployee, { ...given, email: '', idNumber: newPersonalNumber() });
  expect((await refusalOf(nobody)).code).toBe('invalid-input');
  const rows = await server.asOwner`
    select name from tenant.employees where business_id = ${id} and name = 'Ben Leka'`;
  expect(rows).toHaveLength(0);
});

test('a refresh stores the data of the portal and lists the records that exist on one side only', async () => {
  const { client, id, opCode, bUnitCode } = await registered();
  const given = await newEmployee(client);
  const { employeeId } = await client(employees.add, { ...given, name: 'Ana Hoxha', opCode });
  await client(employees.remove, { selectedEmployees: [employeeId] });
  const away = newCode('zz');
  const absent = { ...(await newEmployee(client)), name: 'Zana Kola', opCode: away };
  await client(employees.add, absent);
  await client(contract.shops.add, {
    name: 'Jashtë',
    address: 'Rr. 1',
    city: 'Tiranë',
    alphaCode: '',
    bUnit: newCode('ab'),
  });
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const { account } = await admin(selfCare.refresh, { businessId: id });
  expect(account).toMatchObject({
    operators: [{ opCode, employeeId: null, formerName: 'Ana Hoxha' }],
    businessUnits: [{ bUnitCode, shopId: null }],
    employeesNotInPortal: [{ name: 'Zana Kola', opCode: away }],
    shopsNotInPortal: [{ name: 'Jashtë' }],
  });
  const [row] =
    await server.asOwner`select account::text from tenant.self_care_data where business_id = ${id}`;
  expect(row?.['account']).not.toContain('token');

  const { roleId } = await newEmployee(client);
  const taken = { businessId: id, name: 'Ana Hoxha', opCode, roleId, email: given.email };
  await admin(employees.addForAdmin, taken);
  const later = await admin(selfCare.stored, { businessId: id });
  expect(later.account?.operators).toMatchObject([{ opCode, employeeName: 'Ana Hoxha', formerName: null }]);
  const reseller = server.client((await addAdmin(server, 'RS')).token);
  expect((await refusalOf(reseller(employees.addForAdmin, taken))).code).toBe('not-found');
});
