import type { BusinessContext } from '../http/context.ts';

const namedMax = 3;

/**
 * Sets the subject of the call's entry in the activity log: the numbers of the first documents and the count of the
 * others.
 */
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
