import type { contract } from '@tezga/contract';
import { vatRates } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { sellersStore } from './sellers-store.ts';

export const necessaryData: Handler<typeof contract.managedBusinesses.necessaryData> = async (
  _input,
  { transaction, person },
) => {
  const sellers = await sellersStore(transaction, person).list();
  return {
    vat: vatRates.map(({ id, percent }) => ({ vat_id: id, rate: percent })),
    superAdmins: sellers
      .map(({ id, name, email, kind }) => ({
        _id: id,
        name,
        email: email ?? '',
        userType: kind === 'RS' ? ('RS' as const) : ('SA' as const),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'sq')),
  };
};
