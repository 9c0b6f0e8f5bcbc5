import type { RowRead } from './sheet/check-rows.ts';
import type { RefusedRow, Run, Verdict } from './studio-state.ts';

export interface SentPart {
  readonly importId: string;
  readonly rows: readonly Verdict[];
}

export interface Undone {
  readonly message: string;
  /** Rows that were not undone, because another user has changed them since. */
  readonly kept: number;
}

export interface TakingBack {
  readonly undo: (importId: string) => Promise<Undone>;
  readonly sentenceOf: (error: unknown) => string;
  readonly onChange: (run: Run) => void;
}

export interface Writing extends TakingBack {
  readonly rows: readonly number[];
  /** A failed run to resume. */
  readonly earlier: Run | null;
  readonly isAllOrNone: boolean;
  valuesOf(rows: readonly number[]): Promise<readonly RowRead['value'][]>;
  send(values: readonly RowRead['value'][], options: Pick<Run, 'importId' | 'requestId'>): Promise<SentPart>;
  wantsStop(): boolean;
}

/** The batch size: small enough for a moving progress bar, large enough to be quick. */
export const rowsInPart = 500;

/** Sends the rows in batches. Stopping, or a refused row in all-or-nothing mode, undoes all of them. */
export async function writeRows(writing: Writing): Promise<void> {
  let run: Run = { ...(writing.earlier ?? newRun(writing.rows.length)), phase: 'sending', message: null };
  const become = (change: Partial<Run>) => {
    run = { ...run, ...change };
    writing.onChange(run);
  };
  become({});
  try {
    while (run.sent < run.total && !mustTakeBack()) {
      const part = writing.rows.slice(run.sent, run.sent + rowsInPart);
      const reply = await writing.send(await writing.valuesOf(part), run);
      become({ ...added(run, part, reply), phase: writing.wantsStop() ? 'stopping' : 'sending' });
    }
  } catch (error) {
    become({ phase: 'failed', message: writing.sentenceOf(error) });
    return;
  }
  if (mustTakeBack()) await takeBack({ ...run, wasAllOrNone: isBroken() }, writing);
  else become({ phase: 'done', endedAt: Date.now() });

  function mustTakeBack(): boolean {
    return run.importId !== null && (writing.wantsStop() || isBroken());
  }
  function isBroken(): boolean {
    return writing.isAllOrNone && run.refused.length > 0;
  }
}

/** Undoes the batches of a run; if that fails, the rows are still there and the run's phase says so. */
export async function takeBack(run: Run, { undo, sentenceOf, onChange }: TakingBack): Promise<void> {
  if (run.importId === null) return;
  onChange({ ...run, phase: 'taking-back', message: null });
  try {
    const { message, kept } = await undo(run.importId);
    onChange({ ...run, phase: 'taken-back', message, kept });
  } catch (error) {
    onChange({ ...run, phase: 'not-taken-back', message: sentenceOf(error) });
  }
}

function newRun(total: number): Run {
  return {
    phase: 'sending',
    total,
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

export function newRequestId(): string {
  // crypto.randomUUID exists only on secure origins, and shops open the back office on a local address too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
