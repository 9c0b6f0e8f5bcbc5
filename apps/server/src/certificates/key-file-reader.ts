import { Refusal } from '@tezga/domain';
import type { pkcs12ToPem } from '@tezga/fiscal/pkcs12';
import { createThread } from '../platform/thread.ts';

export interface KeyFile {
  readonly bytes: Uint8Array;
  readonly password: string;
}

type Reading = ReturnType<typeof pkcs12ToPem>;

interface ReaderRules {
  /** A valid file takes a few hundredths of a second after the start of the thread; a hostile one may take very long. */
  readonly deadlineMs: number;
  /** Limits the waiting uploads, because each occupies a database connection. */
  readonly waitingMax: number;
}

export type KeyFileReader = (file: KeyFile) => Promise<Reading>;

const usualRules: ReaderRules = { deadlineMs: 20_000, waitingMax: 3 };

/** Reads key files in a worker thread, one at a time, with a deadline. */
export function createKeyFileReader(rules: ReaderRules = usualRules): KeyFileReader {
  const thread = createThread<KeyFile, Reading>(new URL('key-file-worker.ts', import.meta.url), {
    heapMbMax: 128,
  });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(file: KeyFile): Promise<Reading> {
    const reading = await thread.request(file, rules.deadlineMs);
    if (reading === null) throw new Refusal('certificate-file-slow');
    return reading;
  }

  return async (file) => {
    if (waiting > rules.waitingMax) throw new Refusal('too-many-requests');
    waiting += 1;
    const turn = last.then(() => readNow(file));
    // A failure with this file does not affect the next file.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
