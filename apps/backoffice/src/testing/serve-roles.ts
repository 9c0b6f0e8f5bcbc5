import { contract, type OutputOf } from '@tezga/contract';
import { aMoment, anId } from './a-business.ts';
import { Collection } from './collection.ts';
import { server } from './enter.tsx';
import { FakeRefusal } from './fake-http.ts';

export type BusinessRole = OutputOf<typeof contract.roles.one>['role'];

const nothing = {
  backofficePermissions: {},
  posPermissions: {},
  easybarPermissions: {},
  easypointPermissions: {},
  easybooksPermissions: {},
};

/** A role that may read invoices by default. */
export const aRole = (number: number, roleDesc: string, more: Partial<BusinessRole> = {}): BusinessRole => ({
  _id: anId(number),
  roleCode: `R${number}`,
  roleDesc,
  ...nothing,
  backofficePermissions: { receipts: 'read' },
  employeesCount: 0,
  updatedAt: aMoment,
  ...more,
});

const operatorModel = {
  roleCode: 'OP',
  roleDesc: 'Operator',
  ...nothing,
  backofficePermissions: { configurations: 'read', customers: 'readWrite', cashRegister: 'readWrite' },
} as const;

/** A fake server with these roles; a role in use cannot be deleted. */
export function serveRoles(...given: BusinessRole[]) {
  const all = new Collection(({ _id }) => _id, given);
  const remove = (ids: readonly string[]) => {
    if (ids.some((id) => all.find(id).employeesCount > 0)) return new FakeRefusal('role-in-use');
    all.remove(ids);
    return {};
  };
  server.answer(contract.roles.list, ({ deleted }) => ({ myRoles: all.list(deleted) }));
  server.answer(contract.roles.one, ({ id }) => ({ role: all.find(id) }));
  server.answer(contract.roles.defaults, { defaultRoles: [operatorModel] });
  server.answer(contract.roles.add, (input) => {
    all.add(aRole(99, input.roleDesc, input));
    return { _id: anId(99) };
  });
  server.answer(contract.roles.remove, ({ id }) => remove([id]));
  server.answer(contract.roles.removeMany, ({ deleteIds }) => remove(deleteIds));
  server.answer(contract.roles.restore, ({ restoreIds }) => {
    all.restore(restoreIds);
    return {};
  });
  return all;
}
