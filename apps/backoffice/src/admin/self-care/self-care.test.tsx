import { contract, type OutputOf } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  admit,
  anId,
  button,
  choose,
  dialog,
  enter,
  fill,
  heading,
  noDialog,
  press,
  ReplyWithToken,
  row,
  screen,
  server,
  someoneWho,
  superAdmin,
  text,
  userOf,
} from '../../testing/index.ts';

type Account = NonNullable<OutputOf<typeof contract.selfCare.stored>['account']>;

const { businessId } = aBusiness;
const validity = { validFrom: '14.11.2026', validTo: '' };
const operator = (name: string, opCode: string, is: Partial<Account['operators'][number]> = {}) => ({
  name,
  opCode,
  idNumber: 'J90101010A',
  ...validity,
  employeeId: null,
  employeeName: null,
  formerName: null,
  ...is,
});
const unit = (name: string, bUnitCode: string, status: number) => ({
  name,
  bUnitCode,
  status,
  address: 'Rr. 1',
  info: 'Tiranë',
  shopId: null,
  shopName: null,
});
const account: Account = {
  eAlbaniaInfo: { name: 'Ana Hoxha', email: 'ana@prova.example', tel: '' },
  businessInfo: {
    status: 'CPSS.ACTIVE',
    name: 'Market Dea',
    nipt: 'L71234567A',
    address: 'Rr. e Durrësit 1',
    town: 'Tiranë',
    country: 'ALB',
    isInVAT: 'Y',
    bnsUnitNumber: 2,
  },
  contactPersons: [{ name: 'Ben Leka', idNumber: 'J90101011B', ...validity }],
  operators: [
    operator('Arta Hoxha', 'aa111bb222'),
    operator('Ilir Kola', 'cc333dd444', { formerName: 'Ilir Kola' }),
  ],
  businessUnits: [unit('Qendra', 'ab123cd456', 1), unit('Depo', 'ef123gh456', 5)],
  employeesNotInPortal: [{ _id: anId(3), name: 'Zana Kola', opCode: 'zz111zz222' }],
  shopsNotInPortal: [],
};
const role = {
  _id: anId(0x41),
  roleCode: 'R1',
  roleDesc: 'Shitës',
  ...permissionsAt('none'),
  employeesCount: 1,
  updatedAt: aMoment,
};
const employee = {
  _id: anId(0x42),
  userId: anId(0x43),
  name: 'Drini Marku',
  email: 'drini@prova.example',
  tel: null,
  role: { _id: role._id, roleCode: 'R1', roleDesc: 'Shitës' },
  deletedRole: null,
  operator: null,
  invitation: null,
  hasPin: false,
  shopIds: [],
  createdAt: aMoment,
  updatedAt: aMoment,
};
const business: OutputOf<typeof contract.managedBusinesses.data>['business'] = {
  businessId,
  name: aBusiness.name,
  nipt: aBusiness.nipt,
  city: aBusiness.city,
  address: '',
  phoneNumber: '',
  email: '',
  website: '',
  contactNumbers: [],
  suggestedBy: [],
  vat: [],
  isIssuerInVAT: true,
  impactWarehouse: true,
  super_admin_id: null,
  superAdminName: null,
  certificateEndsAt: null,
  invitedOwner: null,
  owner: null,
  createdAt: aMoment,
  updatedAt: aMoment,
};

const serveBusiness = () =>
  server.answer(contract.managedBusinesses.data, { business, employees: [employee], roles: [role] });

test('the data of the portal are fetched and compared with the business, and an operator becomes an employee', async () => {
  serveBusiness();
  server.answer(contract.selfCare.stored, { scUpdatedAt: null, account: null });
  const counts = { operators: 2, businessUnits: 2, lastLoginAt: aMoment, message: 'U rifreskua' };
  server.answer(contract.selfCare.refresh, { ...counts, scUpdatedAt: aMoment, account });
  await enter(`/selfCare?businessId=${businessId}`, { as: superAdmin, title: 'Self-Care' });
  await text('Ende pa të dhëna');
  await press('Rifresko');
  await text('Operatorë që nuk janë punonjës: Arta Hoxha');
  await text('Operatorë që nuk punojnë më: Ilir Kola');
  await text('Punonjës që platforma nuk i ka: Zana Kola');
  await text('Njësi të hapura që nuk janë dyqane: Qendra');
  expect((await row(/Qendra/)).textContent).toContain('E hapur');
  expect((await row(/Depo/)).textContent).toContain('E mbyllur');
  expect((await row(/Ben Leka/)).textContent).toContain('14/11/2026');
  const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(['Aktiv', 'Po']));

  server.answer(contract.employees.addForAdmin, { employeeId: anId(9) });
  await press('Merre si punonjës: Arta Hoxha');
  await dialog('Punonjës i ri');
  await choose('Roli', 'Shitës');
  await fill('Email', 'arta@prova.example');
  await press('Shto punonjësin', await dialog('Punonjës i ri'));
  await noDialog();
  expect(server.sent(contract.employees.addForAdmin)).toMatchObject([
    { businessId, name: 'Arta Hoxha', opCode: 'aa111bb222', roleId: role._id, email: 'arta@prova.example' },
  ]);
});

test('an open unit of the portal becomes a shop in one step', async () => {
  serveBusiness();
  server.answer(contract.selfCare.stored, { scUpdatedAt: aMoment, account });
  server.answer(contract.shops.add, { shopId: anId(8), message: 'Dyqani u ruajt' });
  await enter(`/selfCare?businessId=${businessId}`, { as: superAdmin, title: 'Self-Care' });
  await press('Shto dyqan: Qendra');
  await text('Dyqani u ruajt');
  expect(server.sent(contract.shops.add)).toMatchObject([
    { business_id: businessId, name: 'Qendra', bUnit: 'ab123cd456', address: 'Rr. 1', city: 'Tiranë' },
  ]);
});

test('an admin creates an operator at the portal', async () => {
  serveBusiness();
  server.answer(contract.selfCare.stored, { scUpdatedAt: aMoment, account });
  server.answer(contract.selfCare.createOperator, { operators: [] });
  const counts = { operators: 2, businessUnits: 2, lastLoginAt: aMoment, message: 'U rifreskua' };
  server.answer(contract.selfCare.refresh, { ...counts, scUpdatedAt: aMoment, account });
  await enter(`/selfCare?businessId=${businessId}`, { as: superAdmin, title: 'Self-Care' });
  await press('Krijo operator');
  const asked = await dialog('Krijo operator');
  await fill('Emri dhe mbiemri', 'Mira Gashi');
  await fill('Numri personal', 'J90101010A');
  await fill('Vlen nga', '01.12.2026');
  await fill('Vlen deri', '31.12.2027');
  await press('Krijo', asked);
  await noDialog();
  expect(server.sent(contract.selfCare.createOperator)).toEqual([
    {
      payload: {
        businessId,
        name: 'Mira Gashi',
        idNumber: 'J90101010A',
        validFrom: '2026-12-01',
        validTo: '2027-12-31',
      },
    },
  ]);
});

test('an operator that was created closes the dialog even if the list cannot be refreshed, and a warning says so', async () => {
  serveBusiness();
  server.answer(contract.selfCare.stored, { scUpdatedAt: aMoment, account });
  server.answer(contract.selfCare.createOperator, { operators: [] });
  server.refuse(contract.selfCare.refresh, 'self-care-unreachable');
  await enter(`/selfCare?businessId=${businessId}`, { as: superAdmin, title: 'Self-Care' });
  await press('Krijo operator');
  const asked = await dialog('Krijo operator');
  await fill('Emri dhe mbiemri', 'Mira Gashi');
  await fill('Numri personal', 'J90101010A');
  await press('Krijo', asked);
  await noDialog();
  await text('Operatori u krijua: Mira Gashi');
  await text('mos e krijoni operatorin përsëri');
  expect(server.sent(contract.selfCare.createOperator)).toMatchObject([
    { payload: { validFrom: null, validTo: null } },
  ]);
});

test('an admin opens a session as an employee, sees a notice on every page, and returns to the page of the business', async () => {
  serveBusiness();
  const visited = someoneWho({ dashboard: 'read' });
  server.answer(
    contract.employees.takeOver,
    () => new ReplyWithToken({ user: userOf(visited), role: visited.role }, admit(visited)),
  );
  server.answer(contract.access.signOut, {});
  const page = `/business/edit-business?businessId=${businessId}&section=employees`;
  await enter(page, { as: superAdmin, title: aBusiness.name });
  await press('Hyr si Drini Marku');
  await press('Hyr', await dialog('Hyr si Drini Marku?'));
  const notice = await screen.findByRole('region', { name: `Keni hyrë si ${visited.name}` });
  expect(server.sent(contract.employees.takeOver)).toEqual([{ businessId, employeeId: employee._id }]);
  await press('Kthehu te administrimi', notice);
  await heading(aBusiness.name);
  await button('Hyr si Drini Marku');
});
