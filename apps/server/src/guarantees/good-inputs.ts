import { randomInt } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import { testPassword } from '../testing/index.ts';
import { inputsOfAccounting } from './good-inputs-of-accounting.ts';
import { inputsOfAdmins } from './good-inputs-of-admins.ts';
import { inputsOfCashRegister } from './good-inputs-of-cash-register.ts';
import { inputsOfCatalog } from './good-inputs-of-catalog.ts';
import { inputsOfCertificates } from './good-inputs-of-certificates.ts';
import { inputsOfContracts } from './good-inputs-of-contracts.ts';
import { inputsOfEInvoices } from './good-inputs-of-e-invoices.ts';
import { inputsOfImports } from './good-inputs-of-imports.ts';
import { inputsOfManagedBusinesses } from './good-inputs-of-managed-businesses.ts';
import { inputsOfPayments } from './good-inputs-of-payments.ts';
import { inputsOfOnlinePayments } from './good-inputs-of-online-payments.ts';
import { inputsOfPurchases } from './good-inputs-of-purchases.ts';
import { inputsOfReports } from './good-inputs-of-reports.ts';
import { inputsOfSales } from './good-inputs-of-sales.ts';
import { inputsOfSecondFactor, withoutSecondFactor } from './good-inputs-of-second-factor.ts';
import { inputsOfSelfCare } from './good-inputs-of-self-care.ts';
import { inputsOfSettings } from './good-inputs-of-settings.ts';
import { inputsOfVerification } from './good-inputs-of-verification.ts';
import { inputsOfWarehouse } from './good-inputs-of-warehouse.ts';
import { inputsOfWtn } from './good-inputs-of-wtn.ts';
import {
  asOwner,
  colleague,
  invitingBusiness,
  newPasswords,
  newPhone,
  newShop,
  ownSession,
  unique,
  type GoodInput,
  type World,
} from './world.ts';

export { asOwner, newShop, unique, type GoodInput, type Input, type Inputs, type World } from './world.ts';

const table = 'activity';
const newOperatorCode = () => `qa${randomInt(100, 999)}zb${randomInt(100, 999)}`;
const noPermissions = {
  backofficePermissions: { dashboard: 'read' },
  posPermissions: {},
  easybarPermissions: {},
  easypointPermissions: {},
  easybooksPermissions: {},
} as const;

/**
 * A valid input for each call, made on demand together with the records it needs. The types require one for a new call.
 * Calls of a business are made by its owner, calls of the platform by a super admin.
 */
export const goodInputs: Record<CallName, GoodInput> = {
  ...inputsOfCatalog,
  ...inputsOfAdmins,
  ...inputsOfCashRegister,
  ...inputsOfSettings,
  ...inputsOfImports,
  ...inputsOfCertificates,
  ...inputsOfSelfCare,
  ...inputsOfSecondFactor,
  ...inputsOfVerification,
  ...inputsOfSales,
  ...inputsOfReports,
  ...inputsOfEInvoices,
  ...inputsOfWtn,
  ...inputsOfPurchases,
  ...inputsOfPayments,
  ...inputsOfOnlinePayments,
  ...inputsOfAccounting,
  ...inputsOfWarehouse,
  ...inputsOfManagedBusinesses,
  'access.signIn': async (world) => {
    await withoutSecondFactor(world);
    return { username: world.business.owner.email, password: testPassword };
  },
  'access.signOut': () => ({}),
  'access.confirmPassword': () => ({ password: testPassword }),
  'access.refreshToken': ({ business }) => ({ businessId: business.id }),
  'access.myRole': () => ({}),
  'access.signUp': () => ({ name: 'Njeri i ri', email: `${unique()}@prova.example`, tel: newPhone() }),
  'access.sessions': () => ({}),
  'access.endSession': async (world) => ({ sessionId: (await ownSession(world)).sessionId }),
  'people.myProfile': () => ({}),
  'people.editProfile': () => ({ name: 'Emër i ri', language: 'sq' }),
  'people.changePassword': () => ({ currentPassword: testPassword, ...newPasswords }),
  'people.changeDefaultPassword': async ({ server, business }) => {
    await server.asOwner`update platform.users set must_change_password = true where id = ${business.owner.id}`;
    return { newPassword: 'Ende-nje-tjeter-1', newPassConfirmation: 'Ende-nje-tjeter-1' };
  },
  'people.resetPassword': async (world) => ({
    businessId: world.business.id,
    userId: (await colleague(world)).id,
    ...newPasswords,
  }),
  'people.search': () => ({ searchTerm: 'Njeri' }),
  'people.adminEditProfile': async (world) => ({
    userId: (await colleague(world)).id,
    name: 'I ndryshuar',
    email: `${unique()}@prova.example`,
    tel: newPhone(),
  }),
  'people.remove': async (world) => ({ userId: (await colleague(world)).id }),
  'roles.list': () => ({}),
  'roles.one': async (world) => ({ id: (await newRole(world)).id }),
  'roles.defaults': () => ({}),
  'roles.myUsers': () => ({}),
  'roles.add': () => ({ roleDesc: unique(), ...noPermissions }),
  'roles.edit': async (world) => ({ ...(await newRole(world)), roleDesc: unique(), ...noPermissions }),
  'roles.remove': async (world) => ({ id: (await newRole(world)).id }),
  'roles.removeMany': async (world) => ({ deleteIds: [(await newRole(world)).id] }),
  'roles.restore': async (world) => {
    const { id } = await newRole(world);
    await (
      await asOwner(world)
    )(contract.roles.remove, { id });
    return { restoreIds: [id] };
  },
  'employees.list': () => ({ deleted: '0' }),
  'employees.one': async (world) => ({ id: (await newEmployee(world)).employeeId }),
  'employees.add': anEmployee,
  'employees.addForAdmin': async (world) => ({ businessId: world.business.id, ...(await anEmployee(world)) }),
  'employees.edit': async (world) => {
    const { employeeId, roleId, updatedAt } = await newEmployee(world);
    const work = { opCode: newOperatorCode(), pin: '1357', shopIds: [await newShop(world)] };
    return { employeeId, name: 'I ndryshuar', roleId, ...work, updatedAt };
  },
  'employees.remove': async (world) => ({ selectedEmployees: [(await newEmployee(world)).employeeId] }),
  'employees.restore': async (world) => {
    const selectedEmployees = [(await newEmployee(world)).employeeId];
    await (
      await asOwner(world)
    )(contract.employees.remove, { selectedEmployees });
    return { selectedEmployees };
  },
  'employees.ownerData': () => ({}),
  'employees.operators': () => ({}),
  'employees.invitations': () => ({}),
  'employees.acceptInvitation': async (world) => ({ businessId: await invitingBusiness(world) }),
  'employees.declineInvitation': async (world) => ({ businessId: await invitingBusiness(world) }),
  'employees.changePin': () => ({ pin: '2468' }),
  'employees.takeOver': async (world) => ({ opCode: (await newEmployee(world)).opCode, pin: '4821' }),
  ...inputsOfContracts,
  'businesses.myBusinesses': () => ({}),
  'businesses.ownData': () => ({}),
  'activity.list': ({ business }) => ({
    search: 'a',
    users: business.owner.id,
    actions: 'views.add',
    from: '2026-01-01',
    to: '2026-12-31',
  }),
  'activity.people': () => ({}),
  'backups.state': () => ({}),
  'backups.start': () => ({}),
  'activity.report': () => ({ message: 'Ka ndodhur një problem!', address: '/x', details: 'at line 1' }),
  'views.list': () => ({ table }),
  'views.add': () => ({ table, name: unique(), search: 'page=2' }),
  'views.remove': async (world) => {
    const { _id: viewId } = await (
      await asOwner(world)
    )(contract.views.add, { table, name: unique(), search: '' });
    return { table, viewId };
  },
  'views.saveLayout': () => ({ table, layout: { order: ['at'], hidden: [], widths: { at: 100 } } }),
  'upkeep.disk': () => ({}),
  'demo.logins': () => ({}),
  'demo.mailbox': () => ({}),
};

/**
 * Deletes failed attempts, codes and forced password changes of the business's people, which would make the next call
 * fail.
 */
export async function deleteFailedAttempts({ server, business }: World): Promise<void> {
  await server.asOwner`
    with people as (select user_id from platform.memberships where business_id = ${business.id}),
      failures as (delete from platform.sign_in_failures),
      pins as (delete from tenant.pin_failures),
      contacts as (delete from platform.unverified_contacts where user_id in (table people)),
      resets as (delete from platform.password_resets where user_id in (table people)),
      sendings as (delete from platform.code_sendings)
    update platform.users set must_change_password = false where must_change_password and id in (table people)`;
}

async function anEmployee(world: World) {
  return {
    name: 'Punonjës i ri',
    email: `${unique()}@prova.example`,
    tel: newPhone(),
    roleId: (await newRole(world)).id,
    opCode: newOperatorCode(),
    pin: '4821',
    shopIds: [await newShop(world)],
  };
}

async function newRole(world: World): Promise<{ id: string; updatedAt: string }> {
  const client = await asOwner(world);
  const { _id: id } = await client(contract.roles.add, { roleDesc: unique(), ...noPermissions });
  const { role } = await client(contract.roles.one, { id });
  return { id, updatedAt: role.updatedAt };
}

async function newEmployee(world: World) {
  const client = await asOwner(world);
  const { id: roleId } = await newRole(world);
  const opCode = newOperatorCode();
  const email = `${unique()}@prova.example`;
  const { employeeId } = await client(contract.employees.add, {
    name: 'Punonjës',
    email,
    roleId,
    opCode,
    pin: '4821',
  });
  const { employee } = await client(contract.employees.one, { id: employeeId });
  return { employeeId, roleId, opCode, updatedAt: employee.updatedAt };
}
