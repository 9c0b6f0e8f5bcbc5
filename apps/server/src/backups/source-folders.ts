import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the migrations of the server lie; its bundle lies beside its sources. */
export function serverSourceFolder(): string {
  const isBundle = import.meta.url.endsWith('.js');
  return fileURLToPath(new URL(isBundle ? '../src' : '..', import.meta.url)).replace(/[/\\]$/, '');
}

/** The schemas whose migrations are ours, and where those lie. */
export const migrationFolders = (): Readonly<Record<string, string>> => ({
  platform: serverSourceFolder(),
  tax_authority: join(serverSourceFolder(), '..', '..', 'tax-authority', 'src'),
});
