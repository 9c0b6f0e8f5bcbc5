import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconArrowBackUp, IconId, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { cardPath, type CustomerRow } from './customer-rows.ts';
import { customersAtOnce, useCustomerDeeds } from './use-customer-deeds.ts';

/** What whoever may change customers can do with the rows of a list. */
export function useCustomerActions(which: 'present' | 'deleted', merge: BulkAction<CustomerRow>) {
  const { customers } = usePhrases();
  const navigate = useNavigate();
  const deeds = useCustomerDeeds();
  const removal: BulkAction<CustomerRow> = {
    ...deeds.removal,
    label: customers.remove,
    icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
    danger: true,
    batchSize: customersAtOnce,
  };
  const returning: BulkAction<CustomerRow> = {
    ...deeds.returning,
    label: customers.restoreMany,
    icon: <IconArrowBackUp size={15} stroke={1.7} aria-hidden />,
    batchSize: customersAtOnce,
  };
  const open = (customer: CustomerRow): RowAction => ({
    label: customers.open,
    icon: <IconId size={15} stroke={1.7} aria-hidden />,
    run: () => void navigate({ to: cardPath(customer) }),
  });
  const presentActions = (customer: CustomerRow): RowAction[] => [
    open(customer),
    { label: customers.remove, icon: removal.icon, danger: true, run: () => void deeds.removeOne(customer) },
  ];
  const deletedActions = (customer: CustomerRow): RowAction[] => [
    open(customer),
    { label: customers.restore, icon: returning.icon, run: () => void deeds.restoreOne(customer) },
  ];
  return which === 'deleted'
    ? { rowActions: deletedActions, bulkActions: [returning] }
    : { rowActions: presentActions, bulkActions: [merge, removal] };
}
