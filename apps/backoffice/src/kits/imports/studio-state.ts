import type { RowOutcome } from '@tezga/contract';
import type { SheetFaultReason } from './reading/sheet-fault.ts';
import type { Mapping } from './sheet/recognize-heads.ts';
import type { CheckedRow, SheetFacts } from './sheet/sheet-desk.ts';

/** The server's result for a row; messages are in the user's language. */
export interface Verdict {
  readonly outcome: RowOutcome;
  readonly problems: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  /** The current values that a changed row would replace, by field. */
  readonly before?: Readonly<Record<string, string>>;
}

export interface RefusedRow {
  readonly row: number;
  readonly verdict: Verdict;
}

/** The progress of writing the rows in batches. */
export interface Run {
  readonly phase:
    | 'sending'
    | 'stopping'
    | 'taking-back'
    | 'failed'
    | 'done'
    | 'taken-back'
    // The undo failed; the written rows are still there.
    | 'not-taken-back';
  readonly total: number;
  /** The number of rows sent, including refused ones. */
  readonly sent: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: readonly RefusedRow[];
  readonly importId: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Estimated from the speed so far. */
  readonly secondsLeft: number | null;
  /** The idempotency key of the running batch; its retry reuses it. */
  readonly requestId: string;
  /** An error message, or the result of the undo. */
  readonly message: string | null;
  /** Rows that were not undone, because another user has changed them since. */
  readonly kept: number;
  /** True if the run is undone because a row was refused in all-or-nothing mode. */
  readonly wasAllOrNone: boolean;
}

export interface StudioState {
  readonly stage: 'file' | 'columns' | 'check' | 'run';
  readonly fileName: string;
  readonly isReading: boolean;
  readonly fault: SheetFaultReason | null;
  readonly facts: SheetFacts | null;
  readonly mapping: Mapping;
  readonly rows: readonly CheckedRow[];
  /** The server's result for each row; null until the server has checked the row. */
  readonly verdicts: readonly (Verdict | null)[];
  readonly isChecking: boolean;
  /** The error message if the server could not check the rows. */
  readonly checkFailure: string | null;
  readonly wasEdited: boolean;
  readonly shopIds: readonly string[];
  /** `good` imports the valid rows only; `all` imports either every row or none. */
  readonly takes: 'good' | 'all';
  readonly run: Run | null;
}

export const emptyStudio: StudioState = {
  stage: 'file',
  fileName: '',
  isReading: false,
  fault: null,
  facts: null,
  mapping: [],
  rows: [],
  verdicts: [],
  isChecking: false,
  checkFailure: null,
  wasEdited: false,
  shopIds: [],
  takes: 'good',
  run: null,
};

export type RowState = 'new' | 'changed' | 'same' | 'faulty' | 'waiting';

export function rowStateOf(row: CheckedRow | undefined, verdict: Verdict | null | undefined): RowState {
  if (row !== undefined && row.problems.length > 0) return 'faulty';
  if (verdict === null || verdict === undefined) return 'waiting';
  return verdict.outcome === 'refused' ? 'faulty' : verdict.outcome;
}

export type Counts = Readonly<Record<RowState, number>>;

export function countsOf({ rows, verdicts }: Pick<StudioState, 'rows' | 'verdicts'>): Counts {
  const counts = { new: 0, changed: 0, same: 0, faulty: 0, waiting: 0 };
  for (const [place, row] of rows.entries()) counts[rowStateOf(row, verdicts[place])] += 1;
  return counts;
}

/** The rows in one of these states, in the order of the file. */
export function rowsIn(
  { rows, verdicts }: Pick<StudioState, 'rows' | 'verdicts'>,
  states: readonly RowState[],
): number[] {
  return rows.flatMap((row, place) => (states.includes(rowStateOf(row, verdicts[place])) ? [place] : []));
}
