import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { unpackedLimitBytes } from './limits.ts';
import { SheetFault } from './sheet-fault.ts';

const piece = 64 * 1024;

/**
 * Unpacks the wanted files of an archive in small chunks and counts the bytes, because the size in an archive's
 * header can be wrong.
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limitBytes = unpackedLimitBytes,
): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  const whole = new Set<string>();
  let unpacked = 0;
  let entries = 0;
  const met: { fault: SheetFault | null } = { fault: null };

  const archive = new Unzip((file) => {
    entries += 1;
    if (isWanted(file.name)) take(file);
  });
  archive.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && met.fault === null; from += piece) {
      archive.push(bytes.subarray(from, from + piece), from + piece >= bytes.length);
    }
  } catch (error) {
    throw new SheetFault('broken', { cause: error });
  }
  if (met.fault !== null) throw met.fault;
  if (entries === 0 || whole.size < parts.size) throw new SheetFault('broken');
  return new Map([...parts].map(([name, chunks]) => [name, joined(chunks)]));

  function take(file: UnzipFile): void {
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk, isLast) => {
      if (met.fault !== null) return;
      if (error !== null) met.fault = new SheetFault('broken', { cause: error });
      else if (unpacked + chunk.length > limitBytes) met.fault = new SheetFault('unpacks-too-large');
      else {
        unpacked += chunk.length;
        chunks.push(chunk);
        if (isLast) whole.add(file.name);
      }
    };
    file.start();
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
