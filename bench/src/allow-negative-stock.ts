import postgres from 'postgres';

/**
 * Allows sales without stock, because the demo gets its stock together with its past sales, which the bench leaves
 * out.
 */
export async function allowNegativeStock(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update tenant.shops set allow_negative_stock = true`;
  await sql.end();
}
