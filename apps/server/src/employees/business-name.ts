import type { InvitingContext } from './inviting-context.ts';

/** The name of the caller's business, for messages. */
export async function businessName({ transaction, businessId }: InvitingContext): Promise<string> {
  const { name } = await transaction.queries
    .selectFrom('platform.businesses')
    .select('name')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return name;
}
