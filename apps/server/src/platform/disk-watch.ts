import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStateOf, type DiskSpace, type DiskState } from '@tezga/domain';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';

export interface DiskWatch {
  check(): Promise<{ readonly state: DiskState; readonly freeBytes: number | null }>;
  /** Called when a statement failed because the disk is full. */
  recordFull(): void;
}

/** Free and total space of the disk of a folder; null if it cannot be measured. */
export type MeasureSpace = (folder: string) => Promise<DiskSpace | null>;

const megabyte = 1024 * 1024;
const fullForMs = 60_000;

/**
 * Watches the disk of the database. For a minute after a statement failed with 'disk full', the state is full, even
 * if the file system reports free space, because a quota may be reached. Free space is measured only for the
 * embedded database, because another database may be on another machine.
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
    async check() {
      const space = TEZGA_DATA === undefined ? null : await measure(TEZGA_DATA);
      const freeBytes = space?.freeBytes ?? null;
      if (wasFullLately()) return { state: 'full', freeBytes };
      return { state: space === null ? 'enough' : diskStateOf(space, limits), freeBytes };
    },
    recordFull: () => void (seenFullAt = clock.now()),
  };
}

/**
 * Measures the disk of the embedded database. Null if no embedded PostgreSQL runs in the folder: the server then
 * uses another database.
 */
export const spaceOfEmbeddedDatabase: MeasureSpace = async (folder) => {
  // PostgreSQL creates this file when it starts in the folder, and deletes it when it stops.
  if (!existsSync(join(folder, 'database', 'cluster', 'postmaster.pid'))) return null;
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** PostgreSQL (53100) or the file system (ENOSPC) reported a full disk. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');
}
