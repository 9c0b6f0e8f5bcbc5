import { SheetFault } from '../reading/sheet-fault.ts';
import type { CheckedRow } from '../sheet/sheet-desk.ts';
import type { DeskCalls, DeskReply } from './desk-messages.ts';

type Line = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  readonly onPiece: ((rows: readonly CheckedRow[]) => void) | undefined;
}

/** The page's side of the web worker that reads the sheet. */
export interface RemoteDesk {
  call<Name extends keyof DeskCalls>(
    name: Name,
    input: DeskCalls[Name]['input'],
    onPiece?: (rows: readonly CheckedRow[]) => void,
  ): Promise<DeskCalls[Name]['output']>;
  /** Terminates the worker, even if it is busy. */
  close(): void;
}

export function openDesk(line: Line): RemoteDesk {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isOver = false;

  line.addEventListener('message', ({ data }: MessageEvent<DeskReply>) => {
    const pending = waiting.get(data.id);
    if (pending === undefined) return;
    if ('piece' in data) {
      pending.onPiece?.(data.piece);
      return;
    }
    waiting.delete(data.id);
    if ('output' in data) pending.resolve(data.output as never);
    else pending.reject('fault' in data ? new SheetFault(data.fault) : new Error(data.error));
  });
  const rejectAll = () => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new SheetFault('stopped'));
    waiting.clear();
  };
  // A crashed worker (mostly out of memory) does not reply any more.
  line.addEventListener('error', rejectAll);
  return {
    call: (name, input, onPiece) =>
      new Promise((resolve, reject) => {
        if (isOver) {
          reject(new SheetFault('stopped'));
          return;
        }
        lastId += 1;
        waiting.set(lastId, { resolve, reject, onPiece });
        line.postMessage({ id: lastId, call: name, input }, { transfer: [] });
      }),
    close() {
      line.terminate();
      rejectAll();
    },
  };
}
