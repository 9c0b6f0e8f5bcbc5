import { contract, type OutputOf } from '@tezga/contract';
import { aMoment, anId, owner } from './a-business.ts';
import { Collection } from './collection.ts';
import { server } from './enter.tsx';
import { aRole, type BusinessRole } from './serve-roles.ts';

export type Employee = OutputOf<typeof contract.employees.one>['employee'];

export const seller = aRole(1, 'Shitës', { backofficePermissions: { configurations: 'read' } });
export const ownersRole = aRole(2, 'Pronar', {
  _id: owner.role._id,
  roleCode: 'O',
  backofficePermissions: {},
});

const shop = (number: number, name: string) => ({
  _id: anId(number),
  name,
  bUnit: 'xy123ab456',
  alphaCode: '',
  address: 'Rr. 1',
  city: 'Tiranë',
  country: 'ALB',
  phoneNumber: '',
  secondary: false,
  hidden: false,
  allowNegativeStock: null,
  updatedAt: aMoment,
});

export const nameOfRole = ({ _id, roleCode, roleDesc }: BusinessRole) => ({ _id, roleCode, roleDesc });

export const anEmployee = (number: number, name: string, more: Partial<Employee> = {}): Employee => ({
  _id: anId(number),
  userId: anId(0x100 + number),
  name,
  email: `${number}@market.example`,
  tel: null,
  role: nameOfRole(seller),
  deletedRole: null,
  operator: null,
  invitation: null,
  hasPin: false,
  shopIds: [],
  createdAt: aMoment,
  updatedAt: aMoment,
  ...more,
});

const asGone = (each: Employee): Employee => ({
  ...each,
  role: null,
  deletedRole: each.role ?? each.deletedRole,
});
const asPresent = (each: Employee): Employee => ({
  ...each,
  role: each.role ?? each.deletedRole,
  deletedRole: null,
});

/** A fake server with these employees, who can be added, deleted and restored. */
export function serveEmployees(...given: Employee[]) {
  const all = new Collection(({ _id }) => _id, given);
  server.answer(contract.employees.list, ({ deleted }) => ({
    employees: all.list(deleted === 1).map(deleted === 1 ? asGone : asPresent),
  }));
  server.answer(contract.employees.one, ({ id }) => ({
    employee: all.list(true).some(({ _id }) => _id === id) ? asGone(all.find(id)) : all.find(id),
  }));
  server.answer(contract.employees.add, ({ name, tel, opCode, pin, shopIds }) => {
    const operator = opCode === null ? null : { _id: anId(98), opCode };
    all.add(anEmployee(99, name, { email: null, tel, operator, hasPin: pin !== null, shopIds }));
    return { employeeId: anId(99) };
  });
  server.answer(contract.employees.remove, ({ selectedEmployees }) => {
    all.remove(selectedEmployees);
    return {};
  });
  server.answer(contract.employees.restore, ({ selectedEmployees }) => {
    all.restore(selectedEmployees);
    return {};
  });
  server.answer(contract.roles.list, { myRoles: [ownersRole, seller] });
  server.answer(contract.shops.list, { shops: [shop(0x51, 'Market Drini'), shop(0x52, 'Market Drini 2')] });
  return all;
}
