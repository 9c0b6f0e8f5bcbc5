import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStateOf, type DiskSpace, type DiskState } from '@tezga/domain';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';

export interface DiskWatch {
  look(): Promise<{ readonly state: DiskState; readonly freeBytes: number | null }>;
  /** A statement failed because the disk is full. */
  noteFull(): void;
}

/** The space of the disk that a folder lies on; null where it cannot be known. */
export type MeasureSpace = (folder: string) => Promise<DiskSpace | null>;

const megabyte = 1024 * 1024;
const fullForMs = 60_000;

/**
 * Watches the disk of the database. The disk is full while PostgreSQL said so in the last minute, whatever the file system
 * shows: it may have reached a quota. How much is left is known only of the embedded database, on a disk of this machine.
 */
export function watchDisk(
  { TEZGA_DATA, DISK_LOW_MB, DISK_FULL_MB }: Config,
  clock: Clock,
  measure: MeasureSpace = spaceOfEmbeddedDatabase,
): DiskWatch {
  const limits = { lowBytes: DISK_LOW_MB * megabyte, fullBytes: DISK_FULL_MB * megabyte };
  let seenFullAt: Date | null = null;
  const wasFullLately = () => seenFullAt !== null && clock.now().getTime() - seenFullAt.getTime() < fullForMs;
  return {
    async look() {
      const space = TEZGA_DATA === undefined ? null : await measure(TEZGA_DATA);
      const freeBytes = space?.freeBytes ?? null;
      if (wasFullLately()) return { state: 'full', freeBytes };
      return { state: space === null ? 'enough' : diskStateOf(space, limits), freeBytes };
    },
    noteFull: () => void (seenFullAt = clock.now()),
  };
}

/** Null while no embedded PostgreSQL runs below the folder: its database then lies elsewhere. */
export const spaceOfEmbeddedDatabase: MeasureSpace = async (folder) => {
  // PostgreSQL keeps this file while it runs on the folder.
  if (!existsSync(join(folder, 'database', 'cluster', 'postmaster.pid'))) return null;
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** PostgreSQL or the file system has no room left. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');
}
