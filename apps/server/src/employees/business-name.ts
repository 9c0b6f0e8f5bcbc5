import type { BusinessContext } from '../platform/http/context.ts';
import type { Schema } from '../platform/database/schema.generated.ts';

/** The caller's business, as it is named in messages. */
export async function businessName({ transaction, businessId }: BusinessContext): Promise<string> {
  const { name } = await transaction.queries
    .withTables<Schema>()
    .selectFrom('platform.businesses')
    .select('name')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return name;
}
