import { Select, usePhrases, type ZodForm } from '@tezga/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customersKey, findCustomerOptions, useCustomerOptions } from '../../customers/index.ts';
import type { EntryValues } from './document-form.ts';

interface SupplierSelectProps {
  readonly form: ZodForm<EntryValues>;
  /**
   * True for an entry of a purchase: if the field is empty, the server takes the supplier of the purchase.
   */
  readonly isOfPurchase: boolean;
}

/** The supplier, searched among the customers by name or NIPT. */
export function SupplierSelect({ form, isOfPurchase }: SupplierSelectProps) {
  const { warehouse: words } = usePhrases();
  const { supplierId = null } = form.values;
  const [search, setSearch] = useState('');
  const chosen = useCustomerOptions(supplierId === null ? [] : [supplierId], true);
  const { data: found = [] } = useQuery({
    queryKey: [...customersKey, 'found', search],
    queryFn: ({ signal }) => findCustomerOptions(search, signal),
    placeholderData: keepPreviousData,
  });
  const others = found.filter(({ value }) => value !== supplierId);
  return (
    <Select
      data-field="supplierId"
      label={words.supplier}
      placeholder={isOfPurchase ? words.form.ofPurchase : words.form.findSupplier}
      data={[...chosen, ...others]}
      value={supplierId}
      onChange={(value) => form.setValue('supplierId', value)}
      error={form.errors['supplierId']}
      searchable
      clearable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      autoComplete="off"
    />
  );
}
