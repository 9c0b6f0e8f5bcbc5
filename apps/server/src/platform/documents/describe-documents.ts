import type { BusinessContext } from '../http/context.ts';

const namedMax = 3;

/** Sets the subject of the activity log entry: the numbers of the first documents and how many more there are. */
export async function describeDocuments(
  context: Pick<BusinessContext, 'transaction' | 'businessId' | 'note'>,
  table: string,
  ids: readonly string[],
): Promise<void> {
  const { transaction, businessId } = context;
  const rows = await transaction.run<{ readonly number: string }>(
    `select number_text as number from ${table} where business_id = $1 and id = any ($2::text[]) order by id`,
    [businessId, ids.slice(0, namedMax)],
  );
  const further = ids.length - rows.length;
  context.note([...rows.map(({ number }) => number), ...(further > 0 ? [`+${further}`] : [])].join(', '));
}
