import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The source folder of the server with its migrations, also if the server runs from the bundle in the folder beside it.
 */
export function serverSourceFolder(): string {
  const isBundle = import.meta.url.endsWith('.js');
  return fileURLToPath(new URL(isBundle ? '../src' : '..', import.meta.url)).replace(/[/\\]$/, '');
}

/** The schemas with our own migrations, and the folders of these migrations. */
export const migrationFolders = (): Readonly<Record<string, string>> => ({
  platform: serverSourceFolder(),
  tax_authority: join(serverSourceFolder(), '..', '..', 'tax-authority', 'src'),
});
