import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type RowAction } from '@tezga/ui';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { call } from '../../session/call.ts';
import { adminRolesKey, type AdminRoleRow } from './queries.ts';

/** Deletes a role after a confirmation; it cannot be restored. */
export function useRemoveRole(): (role: AdminRoleRow) => RowAction {
  const { adminRoles: words } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate } = useMutation({
    mutationFn: ({ _id }: AdminRoleRow) => call(contract.adminRoles.remove, { deleteIds: [_id] }),
    onSuccess: () => toast.success(words.removed),
    onError: (error) => showFailure(words.notRemoved, error),
    onSettled: () => queries.invalidateQueries({ queryKey: adminRolesKey }),
  });
  const ask = async (role: AdminRoleRow) => {
    const isSure = await confirm({
      title: words.removeTitle(role.roleDesc),
      message: words.removeText,
      confirmLabel: words.remove,
      danger: true,
    });
    if (isSure) mutate(role);
  };
  return (role) => ({ ...rowAction(IconTrash, words.remove, () => ask(role)), danger: true });
}
