import type { contract, OutputOf } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';

export const firstSteps: Handler<typeof contract.dashboard.firstSteps> = async (
  _input,
  { transaction, businessId, person },
) => {
  const [done] = await transaction.run<OutputOf<typeof contract.dashboard.firstSteps>>(
    `select
       exists (select 1 from tenant.certificates where business_id = $1 and replaced_at is null) as certificate,
       exists (select 1 from tenant.shops where business_id = $1 and business_unit_code <> '') as shop,
       exists (select 1 from tenant.tills where business_id = $1 and tcr_code <> '') as till,
       exists (
         select 1 from tenant.employees where business_id = $1 and user_id = $2 and operator_code is not null
       ) as operator,
       exists (select 1 from tenant.articles where business_id = $1 and deleted_at is null) as article,
       exists (select 1 from tenant.invoices where business_id = $1) as invoice`,
    [businessId, person.id],
  );
  if (done === undefined) throw new Error('the statement of the first steps returned no row');
  return done;
};
