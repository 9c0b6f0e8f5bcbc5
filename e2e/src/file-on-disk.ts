import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';

/** A file that the browser reads by itself, since being handed megabytes takes it seconds; gone with the page. */
export async function fileOnDisk(page: Page, name: string, content: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tezga-file-'));
  page.once('close', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** What the browser saved; by its stream, since the browser's own path is out of reach where one only connects to it. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
