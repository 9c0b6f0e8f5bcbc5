import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { rolesKey } from './queries.ts';
import type { RoleRow } from './role-rows.ts';

/** Deleting roles, with the way back for ten seconds. */
export function useRoleDeeds() {
  const { roles } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: rolesKey });

  const confirmRemoval = (rows: readonly RoleRow[]) =>
    confirm({
      title: `${roles.removeCount(rows.length)}?`,
      message: roles.removeText,
      confirmLabel: roles.removeCount(rows.length),
      danger: true,
    });
  const restore = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(ids, (restoreIds) => call(contract.roles.restore, { restoreIds }));
    const back = results.filter(({ ok }) => ok).length;
    if (back > 0) toast.success(roles.restored(back));
    await refresh();
    return results;
  };
  const remove = async (rows: readonly RoleRow[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(
      rows.map(({ _id }) => _id),
      (deleteIds) => call(contract.roles.removeMany, { deleteIds }),
    );
    const removed = results.filter(({ ok }) => ok).map(({ id }) => id);
    const undo = () => void tellFailure(roles.notRestored, restore(removed));
    if (removed.length > 0) toast.undo({ text: roles.removed(removed.length), onUndo: undo });
    await refresh();
    return results;
  };
  /** The whole deed for one row. */
  const removeOne = async (role: RoleRow): Promise<void> => {
    if (await confirmRemoval([role])) await tellFailure(roles.notRemoved, remove([role]));
  };
  return { confirmRemoval, remove, removeOne };
}
