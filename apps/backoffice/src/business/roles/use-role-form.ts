import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { permissionsAt, products, type ProductPermissions } from '@tezga/domain';
import { toast, usePhrases, useZodForm, type ZodForm } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeRefusal } from '../../forms/place-refusal.ts';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { useWayBack } from '../../forms/use-way-back.ts';
import { call } from '../../session/call.ts';
import { fieldMessage } from '../../session/field-message.ts';
import { sessionQueries } from '../../session/queries.ts';
import { rolesKey, rolesQueries } from './queries.ts';
import { roleValues, type RoleValues } from './role-form.ts';
import type { RoleRow } from './role-rows.ts';

const newRole: RoleValues = { roleDesc: '', ...permissionsAt('none') };

/** The form of a new role, or of one there is; what it was begun with goes along when it is saved. */
export function useRoleForm(role: RoleRow | null) {
  const { roles, fields } = usePhrases();
  const queries = useQueryClient();
  const goBack = useWayBack('/roles');
  const { data: mine } = useQuery(sessionQueries.myRole);
  const [version, setVersion] = useState(role?.updatedAt ?? '');
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const form: ZodForm<RoleValues> = useZodForm({
    schema: contract.roles.add.input,
    initial: role === null ? newRole : roleValues(role),
    // Of this version only: laid over a later one, a draft would undo what others did.
    rememberAs: `role ${role?._id ?? 'new'} ${version}`,
    messageOf: fieldMessage(fields),
    onSubmit: async (values) => {
      setRefusal(null);
      await (role === null
        ? call(contract.roles.add, values)
        : call(contract.roles.edit, { id: role._id, ...values, updatedAt: version }));
      toast.success(role === null ? roles.added(values.roleDesc) : roles.saved(values.roleDesc));
      goBack();
      void queries.invalidateQueries({ queryKey: rolesKey });
      // One's own role counts from now on for one's own screens too.
      if (role !== null && role._id === mine?.role?._id)
        void queries.invalidateQueries(sessionQueries.myRole);
    },
    onFailure: (error) =>
      setRefusal(
        placeRefusal(error, { fieldOf: { 'role-name-taken': 'roleDesc' }, setError: form.setError }),
      ),
    onCancel: goBack,
  });
  useLeaveGuard(form);

  const reload = async () => {
    if (role === null) return;
    const fresh = await queries.fetchQuery(rolesQueries.one(role._id));
    form.reset(roleValues(fresh));
    setVersion(fresh.updatedAt);
    setRefusal(null);
  };
  const setPermissions = (permissions: ProductPermissions) => {
    for (const product of products) {
      const field = `${product}Permissions` as const;
      form.setValue(field, permissions[field]);
    }
  };
  return { form, refusal, reload, setPermissions };
}
