import { join } from 'node:path';
import { readMigrations } from '@tezga/migrations';
import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';
import landedMigrations from './landed-migrations.json' with { type: 'json' };

// A changed migration would prevent every start on a database that has already run it. Other tests cannot
// detect such a change, because they begin with empty databases.
test.each(Object.entries(landedMigrations))(
  'every migration of %s is listed in landed-migrations.json and unchanged',
  async (app, landed) => {
    const migrations = await readMigrations(join(projectRoot, 'apps', app, 'src'));
    const found = Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));
    expect(found).toEqual(landed);
  },
);
