import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { noteNumbers } from '../message/note-numbers.ts';

export const printed: Handler<typeof contract.sales.printed> = async ({ ids, paper }, context) => {
  const { transaction, businessId, clock, person } = context;
  const now = clock.now();
  const each = [...new Set(ids)];
  const { count } = await transaction.run(
    `insert into tenant.invoice_prints (business_id, id, invoice_id, at, by_id, by_name, paper)
     select $1, print.id, invoice.id, $4, $5, $6, $7
     from unnest($2::text[], $3::text[]) as print (id, invoice_id)
     join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = print.invoice_id`,
    [businessId, each.map(() => newRecordId(now)), each, now, person.id, person.name, paper],
  );
  refuseUnless(count === each.length, 'not-found');
  await noteNumbers(context, each);
  return {};
};
