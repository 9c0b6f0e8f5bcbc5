import postgres from 'postgres';
import { expect, test } from 'vitest';
import { rowTypesOf } from '../../testing/row-types.ts';
import { workerDatabase } from '../../testing/worker-database.ts';

test('the row types in schema.generated.ts match the migrated database', async () => {
  const sql = postgres(await workerDatabase(), { max: 1 });
  const generated = await rowTypesOf(sql);
  await sql.end();
  await expect(generated).toMatchFileSnapshot('schema.generated.ts');
});
