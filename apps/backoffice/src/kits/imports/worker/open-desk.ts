import { SheetFault } from '../reading/sheet-fault.ts';
import type { CheckedRow } from '../sheet/sheet-desk.ts';
import type { DeskCalls, DeskReply } from './desk-messages.ts';

type Line = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  readonly onPiece: ((rows: readonly CheckedRow[]) => void) | undefined;
}

/** The page's side: asks the worker that holds the sheet. */
export interface RemoteDesk {
  ask<Name extends keyof DeskCalls>(
    call: Name,
    input: DeskCalls[Name]['input'],
    onPiece?: (rows: readonly CheckedRow[]) => void,
  ): Promise<DeskCalls[Name]['output']>;
  /** Lets go of the sheet, whatever it is doing. */
  close(): void;
}

export function openDesk(line: Line): RemoteDesk {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isOver = false;

  line.addEventListener('message', ({ data }: MessageEvent<DeskReply>) => {
    const asker = waiting.get(data.id);
    if (asker === undefined) return;
    if ('piece' in data) {
      asker.onPiece?.(data.piece);
      return;
    }
    waiting.delete(data.id);
    if ('output' in data) asker.resolve(data.output as never);
    else asker.reject('fault' in data ? new SheetFault(data.fault) : new Error(data.error));
  });
  const giveUp = () => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new SheetFault('stopped'));
    waiting.clear();
  };
  // A worker that dies, of a lack of memory above all, answers nothing any more.
  line.addEventListener('error', giveUp);
  return {
    ask: (call, input, onPiece) =>
      new Promise((resolve, reject) => {
        if (isOver) {
          reject(new SheetFault('stopped'));
          return;
        }
        asked += 1;
        waiting.set(asked, { resolve, reject, onPiece });
        line.postMessage({ id: asked, call, input }, { transfer: [] });
      }),
    close() {
      line.terminate();
      giveUp();
    },
  };
}
