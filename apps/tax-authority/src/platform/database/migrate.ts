import { migrate as migrateSchema } from '@tezga/migrations';
import { openDatabase } from './open-database.ts';

const lock = 7_302_117;

/** Applies pending migrations and returns their names. */
export async function migrate(databaseUrl: string, sourceFolder: string): Promise<string[]> {
  const sql = openDatabase(databaseUrl, 1);
  try {
    return await migrateSchema(sql, { sourceFolder, schema: 'tax_authority', lock });
  } finally {
    await sql.end();
  }
}
