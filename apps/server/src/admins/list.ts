import type { contract } from '@tezga/contract';
import { mayChangeAdmin } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { adminsStore } from './store.ts';

export const list: Handler<typeof contract.admins.list> = async (_input, context) => {
  const { transaction, person, role: own } = context;
  const rows = await adminsStore(transaction).list(person.kind === 'SA' ? null : person.id);
  return {
    saUsers: rows.map((row) => {
      const { code, permissions } = row;
      const role = { code, saPermissions: permissions.saPermissions ?? {} };
      return {
        _id: row.id,
        name: row.name,
        email: row.email,
        tel: row.phone,
        userType: row.kind === 'RS' ? 'RS' : 'SA',
        roleId: row.role_id,
        roleCode: code,
        roleDesc: row.description,
        active: row.deleted_at === null,
        resetPassword: row.must_change_password,
        businessesCount: Number(row.businesses),
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        mayEdit: person.kind === 'SA' && mayChangeAdmin(own, role),
      };
    }),
  };
};
