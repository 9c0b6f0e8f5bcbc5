import type { RowRead } from './sheet/check-rows.ts';
import type { RefusedRow, Run, Verdict } from './studio-state.ts';

export interface SentPart {
  readonly importId: string;
  readonly rows: readonly Verdict[];
}

export interface Undone {
  readonly message: string;
  /** Rows that someone changed since, and that stay. */
  readonly kept: number;
}

export interface Writing {
  readonly rows: readonly number[];
  /** A run that a failure broke off, to go on with. */
  readonly earlier: Run | null;
  readonly isAllOrNone: boolean;
  valuesOf(rows: readonly number[]): Promise<readonly RowRead['value'][]>;
  send(values: readonly RowRead['value'][], options: Pick<Run, 'importId' | 'requestId'>): Promise<SentPart>;
  undo(importId: string): Promise<Undone>;
  sentenceOf(error: unknown): string;
  wantsStop(): boolean;
  onChange(run: Run): void;
}

/** Small enough for a bar that moves, large enough to be quick. */
export const rowsInPart = 500;

/** Sends the rows part by part; a stop, or a refusal where all or none are wanted, takes everything back. */
export async function writeRows(writing: Writing): Promise<void> {
  let run: Run = writing.earlier ?? {
    phase: 'sending',
    total: writing.rows.length,
    sent: 0,
    added: 0,
    changed: 0,
    refused: [],
    importId: null,
    startedAt: Date.now(),
    endedAt: null,
    secondsLeft: null,
    requestId: newRequestId(),
    message: null,
    kept: 0,
    wasAllOrNone: false,
  };
  const become = (change: Partial<Run>) => {
    run = { ...run, ...change };
    writing.onChange(run);
  };
  become({ phase: 'sending', message: null });
  try {
    while (run.sent < run.total) {
      const part = writing.rows.slice(run.sent, run.sent + rowsInPart);
      const reply = await writing.send(await writing.valuesOf(part), run);
      become({ ...added(run, part, reply), phase: writing.wantsStop() ? 'stopping' : 'sending' });
      const wasAllOrNone = writing.isAllOrNone && run.refused.length > 0;
      if (!writing.wantsStop() && !wasAllOrNone) continue;
      become({ phase: 'taking-back', wasAllOrNone });
      const { message, kept } = await writing.undo(reply.importId);
      become({ phase: 'taken-back', message, kept });
      return;
    }
    become({ phase: 'done', endedAt: Date.now() });
  } catch (error) {
    become({ phase: 'failed', message: writing.sentenceOf(error) });
  }
}

function added(run: Run, part: readonly number[], { importId, rows }: SentPart): Partial<Run> {
  const count = (outcome: Verdict['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const refused: RefusedRow[] = rows.flatMap((verdict, place) => {
    const row = part[place];
    return verdict.outcome === 'refused' && row !== undefined ? [{ row, verdict }] : [];
  });
  const sent = run.sent + part.length;
  const tookMs = Date.now() - run.startedAt;
  return {
    importId,
    requestId: newRequestId(),
    sent,
    secondsLeft: Math.ceil(((tookMs / sent) * (run.total - sent)) / 1000),
    added: run.added + count('new'),
    changed: run.changed + count('changed'),
    refused: [...run.refused, ...refused],
  };
}

function newRequestId(): string {
  // crypto.randomUUID exists only on secure origins, and shops open the back office on a local address too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
