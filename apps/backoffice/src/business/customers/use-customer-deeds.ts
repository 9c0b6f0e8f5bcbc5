import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { allOrEach } from '../../lists/all-or-each.ts';
import { tellFailure } from '../../lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import type { CustomerRow } from './customer-rows.ts';
import { useRefreshCustomers } from './use-refresh-customers.ts';

const idsOf = (rows: readonly CustomerRow[]) => rows.map(({ _id }) => _id);

/** Deleting customers and bringing them back. */
export function useCustomerDeeds() {
  const { customers } = usePhrases();
  const { confirm } = useDialogs();
  const refresh = useRefreshCustomers();
  const restore = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(ids, (selectedCustomers) =>
      call(contract.customers.restore, { selectedCustomers }),
    );
    const back = results.filter(({ ok }) => ok).length;
    if (back > 0) toast.success(customers.restored(back));
    await refresh();
    return results;
  };
  const remove = async (rows: readonly CustomerRow[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(idsOf(rows), (selectedCustomers) =>
      call(contract.customers.remove, { selectedCustomers }),
    );
    const gone = results.filter(({ ok }) => ok).map(({ id }) => id);
    const undo = () => void tellFailure(customers.notRestored, restore(gone));
    if (gone.length > 0) toast.undo({ text: customers.removed(gone.length), onUndo: undo });
    await refresh();
    return results;
  };
  const confirmRemoval = (rows: readonly CustomerRow[]) =>
    confirm({
      title: `${customers.removeCount(rows.length)}?`,
      message: customers.removeText(rows.length),
      confirmLabel: customers.removeCount(rows.length),
      danger: true,
    });
  return {
    confirmRemoval,
    remove,
    /** The whole deed for one; true when it is gone. */
    removeOne: async (customer: CustomerRow): Promise<boolean> =>
      (await confirmRemoval([customer])) && (await tellFailure(customers.notRemoved, remove([customer]))),
    restore: (rows: readonly CustomerRow[]) => restore(idsOf(rows)),
    restoreOne: ({ _id }: CustomerRow) => tellFailure(customers.notRestored, restore([_id])),
  };
}
