import { contract } from '@tezga/contract';
import { toast } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { customerRecord, customerSchema, newCustomer } from './customer-form.ts';
import type { CustomerRow } from './customer-rows.ts';
import { customersQueries } from './queries.ts';
import { useRefreshCustomers } from './use-refresh-customers.ts';

const fieldOf = { 'customer-code-taken': 'clientCode' } as const;

export function useNewCustomerForm() {
  const refresh = useRefreshCustomers();
  const goBack = useBackNavigation('/customers');
  return useRecordForm({
    schema: customerSchema,
    record: newCustomer,
    rememberAs: 'customer new',
    fieldOf,
    save: async (values) => {
      const { message } = await call(contract.customers.add, values);
      toast.success(message);
      goBack();
      void refresh();
    },
    onCancel: goBack,
  });
}

/** The form of an existing customer, which stays open after saving. */
export function useCustomerForm({ _id, ...customer }: CustomerRow) {
  const refresh = useRefreshCustomers();
  const queries = useQueryClient();
  return useRecordForm({
    schema: customerSchema,
    record: customerRecord({ _id, ...customer }),
    rememberAs: `customer ${_id}`,
    ignoresQuery: true,
    fieldOf,
    save: async (values, version) => {
      const { message, updatedAt } = await call(contract.customers.edit, {
        ...values,
        customerId: _id,
        updatedAt: version,
      });
      toast.success(message);
      void refresh();
      return updatedAt;
    },
    read: async () => customerRecord((await queries.fetchQuery(customersQueries.one(_id))).customer),
  });
}
