import type { BusinessContext } from '../platform/http/context.ts';

/** The caller's business, as it is named in messages. */
export async function businessName({ transaction, businessId }: BusinessContext): Promise<string> {
  const { name } = await transaction.queries
    .selectFrom('platform.businesses')
    .select('name')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return name;
}
