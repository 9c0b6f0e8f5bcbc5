import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';

/**
 * A file that the browser reads from disk, because passing megabytes through playwright takes seconds;
 * deleted with the page.
 */
export async function fileOnDisk(page: Page, name: string, content: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tezga-file-'));
  page.once('close', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** The content of a download, read as a stream, because the file of a remote browser has no local path. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
