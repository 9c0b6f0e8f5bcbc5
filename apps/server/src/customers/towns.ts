import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';

/** The maximum number of towns in the filter, the most frequent ones, because users do not read longer lists. */
const townsMax = 500;

export const towns: Handler<typeof contract.customers.towns> = async (
  _input,
  { transaction, businessId },
) => {
  const rows = await transaction.run<{ readonly town: string }>(
    `select town from (
       select town from tenant.customers where business_id = $1 and not is_undone and town <> ''
       group by town order by count(*) desc, town limit ${townsMax}
     ) frequent order by town`,
    [businessId],
  );
  return { towns: rows.map(({ town }) => town) };
};
