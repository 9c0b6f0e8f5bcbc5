import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export class MigrationProblem extends Error {
  override readonly name = 'MigrationProblem';
}

/** Collects the migrations of all capabilities, ordered by their number. */
export async function readMigrations(sourceFolder: string): Promise<Migration[]> {
  const entries = await readdir(sourceFolder, { recursive: true });
  const files = entries.filter((path) => /migrations[/\\][^/\\]*\.sql$/.test(path));
  const migrations = await Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(sourceFolder, path), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: basename(path, '.sql'), text, checksum };
    }),
  );
  migrations.sort((one, other) => (one.name < other.name ? -1 : 1));
  migrations.forEach(({ name }, index) => {
    const isNamedRight = /^\d{4}-[a-z0-9-]+$/.test(name) && Number(name.slice(0, 4)) === index + 1;
    if (!isNamedRight) throw new MigrationProblem(`migration ${name} is out of line`);
  });
  return migrations;
}
