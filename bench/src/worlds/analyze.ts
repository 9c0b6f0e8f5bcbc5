import postgres from 'postgres';

/** Updates the planner statistics, as autovacuum does within minutes in a database in use. */
export async function analyze(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`analyze`;
  } finally {
    await sql.end();
  }
}
