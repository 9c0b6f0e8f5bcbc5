import type { BusinessContext } from '../../platform/http/context.ts';

const namedMost = 3;

/** Says in the activity log which invoices a call was about: the first few by their numbers, and how many more. */
export async function noteNumbers(context: BusinessContext, ids: readonly string[]): Promise<void> {
  const { transaction, businessId } = context;
  const rows = await transaction.run(
    `select number_text from tenant.invoices where business_id = $1 and id = any ($2::text[]) order by id`,
    [businessId, ids.slice(0, namedMost)],
  );
  const further = ids.length - rows.length;
  const numbers = rows.map((row) => String(row['number_text']));
  context.note([...numbers, ...(further > 0 ? [`+${further}`] : [])].join(', '));
}
