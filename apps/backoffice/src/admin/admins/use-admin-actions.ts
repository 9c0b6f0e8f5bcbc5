import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { refreshAdmins, type AdminRow } from './queries.ts';

/** Closes the account of an admin after a confirmation, and opens a closed account again. */
export function useAdminActions() {
  const { admins: words, fallbacks } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate } = useMutation({
    mutationFn: ({ admin, active }: { readonly admin: AdminRow; readonly active: boolean }) =>
      call(contract.admins.edit, { userId: admin._id, active }),
    onSuccess: (_nothing, { admin: { name }, active }) =>
      toast.success(active ? words.wasReopened(name) : words.wasClosed(name)),
    onError: (error) => showFailure(fallbacks['data-change'], error),
    onSettled: () => refreshAdmins(queries),
  });
  const askToClose = async (admin: AdminRow) => {
    const isSure = await confirm({
      title: words.closeTitle(admin.name),
      message: words.closeText,
      confirmLabel: words.close,
      danger: true,
    });
    if (isSure) mutate({ admin, active: false });
  };
  return { askToClose, reopen: (admin: AdminRow) => mutate({ admin, active: true }) };
}
