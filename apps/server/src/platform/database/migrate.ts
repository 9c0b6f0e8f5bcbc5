import { migrate as migrateSchema } from '@tezga/migrations';
import { runMigrations as prepareJobQueue } from 'graphile-worker';
import { openAsOwner } from './pool.ts';

/** Key of the advisory lock under which migrations are applied. */
export const migrationLock = 7_302_116;

/** Applies the pending migrations and returns their names. */
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
