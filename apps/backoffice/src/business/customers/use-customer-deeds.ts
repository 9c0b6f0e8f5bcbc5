import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { countDone, inParts } from '../../kits/lists/in-parts.ts';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import type { CustomerRow } from './customer-rows.ts';
import { useRefreshCustomers } from './use-refresh-customers.ts';

/** As many as one call takes. */
export const customersAtOnce = 500;

const idsOf = (rows: readonly CustomerRow[]) => rows.map(({ _id }) => _id);

const remove = (rows: readonly CustomerRow[]): Promise<BulkRowResult[]> =>
  allOrEach(idsOf(rows), (selectedCustomers) => call(contract.customers.remove, { selectedCustomers }));

const restore = (ids: readonly string[]): Promise<BulkRowResult[]> =>
  allOrEach(ids, (selectedCustomers) => call(contract.customers.restore, { selectedCustomers }));

/** Deleting customers and bringing them back: the deeds, and what is said of them when they are done. */
export function useCustomerDeeds() {
  const { customers } = usePhrases();
  const { confirm } = useDialogs();
  const refresh = useRefreshCustomers();
  const tellRestored = async (count: number) => {
    if (count > 0) toast.success(customers.restored(count));
    await refresh();
  };
  const bringBack = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await inParts(ids, customersAtOnce, restore);
    await tellRestored(countDone(results));
    return results;
  };
  const tellRemoved = async (ids: readonly string[]) => {
    const undo = () => void tellFailure(customers.notRestored, bringBack(ids));
    if (ids.length > 0) toast.undo({ text: customers.removed(ids.length), onUndo: undo });
    await refresh();
  };
  const takeAway = async (customer: CustomerRow): Promise<BulkRowResult[]> => {
    const results = await remove([customer]);
    await tellRemoved(results.filter(({ ok }) => ok).map(({ id }) => id));
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
    removal: {
      confirm: confirmRemoval,
      run: remove,
      onDone: (rows: readonly CustomerRow[]) => tellRemoved(idsOf(rows)),
    },
    returning: {
      run: (rows: readonly CustomerRow[]) => restore(idsOf(rows)),
      onDone: (rows: readonly CustomerRow[]) => tellRestored(rows.length),
    },
    /** The whole deed for one; true when it is gone. */
    removeOne: async (customer: CustomerRow): Promise<boolean> =>
      (await confirmRemoval([customer])) && (await tellFailure(customers.notRemoved, takeAway(customer))),
    restoreOne: ({ _id }: CustomerRow) => tellFailure(customers.notRestored, bringBack([_id])),
  };
}
