import { Refusal } from '@tezga/domain';
import type { pkcs12ToPem } from '@tezga/fiscal/pkcs12';
import { createThread } from '../platform/thread.ts';

export interface KeyFile {
  readonly bytes: Uint8Array;
  readonly password: string;
}

type Reading = ReturnType<typeof pkcs12ToPem>;

interface ReaderRules {
  /** A good file takes a few hundredths of a second; a hostile one is made to take long. */
  readonly deadlineMs: number;
  /** Whoever uploads waits with a connection to the database in hand, and there are only so many. */
  readonly waitingMost: number;
}

export type KeyFileReader = (file: KeyFile) => Promise<Reading>;

const usualRules: ReaderRules = { deadlineMs: 10_000, waitingMost: 3 };

/** Reads key files in a thread of its own, one at a time; what does not end is ended. */
export function createKeyFileReader(rules: ReaderRules = usualRules): KeyFileReader {
  const thread = createThread<KeyFile, Reading>(new URL('key-file-worker.ts', import.meta.url), {
    heapMbMax: 128,
  });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(file: KeyFile): Promise<Reading> {
    const reading = await thread.ask(file, rules.deadlineMs);
    return reading ?? { pem: null, problem: 'unsupported-protection' };
  }

  return async (file) => {
    if (waiting > rules.waitingMost) throw new Refusal('too-many-requests');
    waiting += 1;
    const turn = last.then(() => readNow(file));
    // Whoever comes next does not care how this one ended.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
