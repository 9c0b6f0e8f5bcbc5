import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { errorCode } from './error-code.ts';

type LibraryLink = { source: string; target: string };

/**
 * Creates the symlinks of the libraries: npm archives contain none, and the package's own install script may
 * be disabled.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const listFile = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as LibraryLink[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) await createLink(relative(dirname(target), source), link);
  }
}

async function createLink(source: string, link: string): Promise<void> {
  try {
    await symlink(source, link);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return; // another process was faster
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
      throw new ConsoleError(consolePhrases.database.linksNotWritable(dirname(link)), { cause: error });
    }
    throw error;
  }
}
