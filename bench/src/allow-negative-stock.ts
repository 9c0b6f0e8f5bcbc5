import postgres from 'postgres';

/** Allows sales without stock, because a demo without past sales has no stock either. */
export async function allowNegativeStock(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update tenant.shops set allow_negative_stock = true`;
  await sql.end();
}
