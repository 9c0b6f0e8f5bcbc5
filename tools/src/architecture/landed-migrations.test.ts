import { join } from 'node:path';
import { readMigrations } from '@tezga/migrations';
import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';
import landedMigrations from './landed-migrations.json' with { type: 'json' };

// Tests begin with empty databases, so only here is it seen that one in use would refuse to start.
test.each(Object.entries(landedMigrations))(
  'the migrations of %s that are in use somewhere stay as they were, and every one is written down',
  async (app, landed) => {
    const migrations = await readMigrations(join(projectRoot, 'apps', app, 'src'));
    const found = Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));
    expect(found).toEqual(landed);
  },
);
