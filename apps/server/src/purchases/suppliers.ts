import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';

const suppliersMax = 5000;

export const suppliers: Handler<typeof contract.purchases.suppliers> = async (
  _input,
  { transaction, businessId },
) => {
  const rows = await transaction.run(
    `select supplier_id_number as "IDNum", (array_agg(supplier_name order by day desc, id desc))[1] as name
     from tenant.purchases where business_id = $1 and supplier_id_number is not null
     group by supplier_id_number order by 2, 1 limit $2`,
    [businessId, suppliersMax],
  );
  return { suppliers: rows.map(({ IDNum, name }) => ({ IDNum: String(IDNum), name: String(name) })) };
};
