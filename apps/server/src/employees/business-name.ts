import type { BusinessContext } from '../platform/http/context.ts';

/** The name of the caller's business, for messages. */
export async function businessName({ transaction, businessId }: BusinessContext): Promise<string> {
  const { name } = await transaction.queries
    .selectFrom('platform.businesses')
    .select('name')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return name;
}
