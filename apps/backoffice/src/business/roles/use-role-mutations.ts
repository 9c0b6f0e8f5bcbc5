import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import { rolesKey } from './queries.ts';
import type { RoleRow } from './role-rows.ts';

/** Deleting roles; they are restored by Undo alone, so that restoring has no label of its own. */
export function useRoleMutations() {
  const { roles } = usePhrases();
  const queries = useQueryClient();
  return useRemoveAndRestore<RoleRow>({
    words: { ...roles, restore: '', restoreMany: '' },
    idOf: ({ _id }) => _id,
    atOnce: 200,
    remove: (deleteIds) => call(contract.roles.removeMany, { deleteIds }),
    restore: (restoreIds) => call(contract.roles.restore, { restoreIds }),
    refresh: () => queries.invalidateQueries({ queryKey: rolesKey }),
    asksForOne: true,
  });
}
