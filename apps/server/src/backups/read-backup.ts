import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupFailure, checkedPassphrase } from './backup-failure.ts';
import { unpacked, type BackupPart, type Closing, type Opening } from './records.ts';
import { headerBytes, openSeal, unsealing, type Seal } from './sealed-stream.ts';

/** A backup opened with the right passphrase; each read starts again at the first part. */
export interface OpenedBackup {
  read<Result>(consume: (parts: AsyncIterable<BackupPart>) => Promise<Result>): Promise<Result>;
}

export async function openBackup(file: string, passphrase: string | undefined): Promise<OpenedBackup> {
  const seal = await openSeal(checkedPassphrase(passphrase), await headerOf(file));
  return { read: (consume) => readParts(file, seal, consume) };
}

async function readParts<Result>(
  file: string,
  seal: Seal,
  consume: (parts: AsyncIterable<BackupPart>) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  await pipeline(
    createReadStream(file, { start: headerBytes }),
    unsealing(seal),
    createGunzip(),
    async (content: AsyncIterable<Buffer>) => {
      results.push(await consume(unpacked(content)));
    },
  );
  return results[0] as Result;
}

async function headerOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupFailure('no-backup', file, { cause: error });
  });
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export interface Manifest {
  readonly opening: Opening;
  readonly closing: Closing;
}

/** Reads a backup to its end, so that nothing is restored from an incomplete file. */
export function checkBackup(backup: OpenedBackup): Promise<Manifest> {
  return backup.read(async (parts) => {
    let opening: Opening | null = null;
    let closing: Closing | null = null;
    for await (const part of parts) {
      if (part.kind === 'opening') opening = part;
      if (part.kind === 'closing') closing = part;
    }
    if (opening === null || closing === null)
      throw new BackupFailure('damaged', 'the backup has no beginning or no end');
    return { opening, closing };
  });
}
