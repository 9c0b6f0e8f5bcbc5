import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { permissionsAt, products, type ProductPermissions } from '@tezga/domain';
import { toast, usePhrases, useZodForm, type ZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { takeFresh } from '../../kits/forms/take-fresh.ts';
import { useLeaveGuard } from '../../kits/forms/use-leave-guard.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { rolesKey, rolesQueries } from './queries.ts';
import { roleValues, type RoleValues } from './role-form.ts';
import type { RoleRow } from './role-rows.ts';

const newRole: RoleValues = { roleDesc: '', ...permissionsAt('none') };

/** The form of a new or existing role; saving sends the version that was loaded (optimistic locking). */
export function useRoleForm(role: RoleRow | null) {
  const { roles } = usePhrases();
  const messageOf = useFieldMessage();
  const queries = useQueryClient();
  const goBack = useBackNavigation('/roles');
  const [version, setVersion] = useState(role?.updatedAt ?? '');
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const form: ZodForm<RoleValues> = useZodForm({
    schema: contract.roles.add.input,
    initial: role === null ? newRole : roleValues(role),
    // The draft is stored per version: restored into a later version, it would undo the changes of other
    // users.
    rememberAs: `role ${role?._id ?? 'new'} ${version}`,
    messageOf,
    onSubmit: async (values) => {
      setRefusal(null);
      await (role === null
        ? call(contract.roles.add, values)
        : call(contract.roles.edit, { id: role._id, ...values, updatedAt: version }));
      toast.success(role === null ? roles.added(values.roleDesc) : roles.saved(values.roleDesc));
      goBack();
      void queries.invalidateQueries({ queryKey: rolesKey });
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
    await takeFresh(queries.fetchQuery(rolesQueries.one(role._id)), {
      take: (fresh) => {
        form.reset(roleValues(fresh));
        setVersion(fresh.updatedAt);
        setRefusal(null);
      },
      refuse: setRefusal,
    });
  };
  const setPermissions = (permissions: ProductPermissions) => {
    for (const product of products) {
      const field = `${product}Permissions` as const;
      form.setValue(field, permissions[field]);
    }
  };
  return { form, refusal, reload, setPermissions };
}
