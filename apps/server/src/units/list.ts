import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { officialUnitCode } from './official-unit-code.ts';
import { unitsStore } from './store.ts';

export const list: Handler<typeof contract.units.list> = async ({ deleted }, { transaction, businessId }) => {
  const units = await unitsStore(transaction, businessId).list({ areDeleted: deleted });
  return {
    units: units
      .map(({ id, name, code, articles }) => ({
        unit_id: id,
        name,
        code,
        articlesCount: Number(articles ?? 0n),
        isUnofficial: officialUnitCode({ name, code }) === null,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'sq')),
  };
};
