import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { call } from '../../session/call.ts';
import { adminRolesPath } from './paths.ts';
import { adminRolesKey, adminRolesQueries, type AdminRoleRow } from './queries.ts';
import { adminRoleValues, newAdminRole } from './role-form.ts';

/** The form of a new or existing role of admins. */
export function useAdminRoleForm(role: AdminRoleRow | null) {
  const { adminRoles: words } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation(adminRolesPath);
  return useRecordForm({
    schema: contract.adminRoles.add.input,
    record: role === null ? { values: newAdminRole, version: '' } : recordOf(role),
    rememberAs: `admin role ${role?._id ?? 'new'}`,
    save: async (values, updatedAt) => {
      await (role === null
        ? call(contract.adminRoles.add, values)
        : call(contract.adminRoles.edit, { roleId: role._id, ...values, updatedAt }));
      toast.success(role === null ? words.added(values.roleDesc) : words.saved(values.roleDesc));
      goBack();
      void queries.invalidateQueries({ queryKey: adminRolesKey });
    },
    read: async () =>
      role === null ? null : recordOf(await queries.fetchQuery(adminRolesQueries.one(role._id))),
    fieldOf: { 'role-name-taken': 'roleDesc' },
    onCancel: goBack,
  });
}

const recordOf = (role: AdminRoleRow) => ({ values: adminRoleValues(role), version: role.updatedAt });
