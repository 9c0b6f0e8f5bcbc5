import postgres from 'postgres';

/** What a database in use learns of its tables within minutes; one that was made for a measurement is told. */
export async function analyze(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`analyze`;
  } finally {
    await sql.end();
  }
}
