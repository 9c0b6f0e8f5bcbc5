import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { call } from '../../session/call.ts';
import { adminRolesKey } from '../admin-roles/index.ts';
import { adminSchema, adminValues, changedFields, newAdmin } from './admin-form.ts';
import { adminsPath } from './paths.ts';
import { adminsQueries, refreshAdmins, type AdminRow } from './queries.ts';

/** The form of a new or existing admin. */
export function useAdminForm(admin: AdminRow | null) {
  const { admins: words } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation(adminsPath);
  return useRecordForm({
    schema: adminSchema,
    record: admin === null ? { values: newAdmin, version: '' } : recordOf(admin),
    rememberAs: `admin ${admin?._id ?? 'new'}`,
    save: async (values, updatedAt) => {
      await (admin === null
        ? call(contract.admins.create, values)
        : call(contract.admins.edit, { userId: admin._id, ...changedFields(admin, values), updatedAt }));
      toast.success(admin === null ? words.added(values.name) : words.saved(values.name));
      goBack();
      void refreshAdmins(queries);
      // The list of roles shows the number of admins with each role, so it is refetched too.
      void queries.invalidateQueries({ queryKey: adminRolesKey });
    },
    read: async () => {
      const admins = await queries.fetchQuery(adminsQueries.list);
      const fresh = admins.find(({ _id }) => _id === admin?._id);
      return fresh === undefined ? null : recordOf(fresh);
    },
    onGone: goBack,
    fieldOf: { 'contact-taken': 'email', 'admin-role-deleted': 'roleId' },
    onCancel: goBack,
  });
}

const recordOf = (admin: AdminRow) => ({ values: adminValues(admin), version: admin.updatedAt });
