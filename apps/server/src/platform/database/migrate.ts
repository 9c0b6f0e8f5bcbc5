import { migrate as migrateSchema } from '@tezga/migrations';
import { runMigrations as prepareJobQueue } from 'graphile-worker';
import { openAsOwner } from './pool.ts';

/** Held while the schema is made or changed. */
export const migrationLock = 7_302_116;

/** Brings the database of the product to its newest schema; what was applied. */
export async function migrate(databaseUrl: string, sourceFolder: string): Promise<string[]> {
  const pool = openAsOwner(databaseUrl);
  try {
    return await migrateSchema(pool, {
      sourceFolder,
      schema: 'platform',
      lock: migrationLock,
      prepare: () => prepareJobQueue({ connectionString: databaseUrl }),
    });
  } finally {
    await pool.end();
  }
}
