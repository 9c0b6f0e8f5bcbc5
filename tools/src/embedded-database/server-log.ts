import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';

const logBytesMax = 8 * 1024 * 1024;
const sizeCheckIntervalMs = 60_000;

export type ServerLog = {
  /**
   * The file the server writes to. It is opened for appending, so that the server writes at the new end after
   * the file is truncated.
   */
  fd: number;
  lastLines(): string;
  close(): void;
};

/** The current log and the previous one, each of bounded size. */
export function openServerLog(dataDirectory: string): ServerLog {
  const current = join(dataDirectory, 'postgres.log');
  const previous = join(dataDirectory, 'postgres.previous.log');
  if (existsSync(current)) renameSync(current, previous);
  const fd = openSync(current, 'a', 0o600);
  const sizeCheck = setInterval(() => {
    const size = statSync(current, { throwIfNoEntry: false })?.size ?? 0;
    if (size < logBytesMax) return;
    copyFileSync(current, previous);
    truncateSync(current);
  }, sizeCheckIntervalMs);
  sizeCheck.unref();
  return {
    fd,
    lastLines: () => readFileSync(current, 'utf8').trimEnd().split('\n').slice(-15).join('\n'),
    close: () => {
      clearInterval(sizeCheck);
      closeSync(fd);
    },
  };
}
