import type { RowOutcome } from '@tezga/contract';
import type { SheetFaultReason } from './reading/sheet-fault.ts';
import type { Mapping } from './sheet/recognize-heads.ts';
import type { CheckedRow, SheetFacts } from './sheet/sheet-desk.ts';

/** What the server says of a row, in the language of whoever asked. */
export interface Verdict {
  readonly outcome: RowOutcome;
  readonly problems: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  /** By field, what a changed row replaces. */
  readonly before?: Readonly<Record<string, string>>;
}

export interface RefusedRow {
  readonly row: number;
  readonly verdict: Verdict;
}

/** Writing the rows, part by part. */
export interface Run {
  readonly phase:
    | 'sending'
    | 'stopping'
    | 'taking-back'
    | 'failed'
    | 'done'
    | 'taken-back'
    // What was to be taken back is still there.
    | 'not-taken-back';
  readonly total: number;
  /** Rows that were sent, also those that were refused. */
  readonly sent: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: readonly RefusedRow[];
  readonly importId: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** From how long the rows so far took. */
  readonly secondsLeft: number | null;
  /** Under which the part on its way is sent: repeated under it, it is still done once. */
  readonly requestId: string;
  /** What went wrong, or what taking back did. */
  readonly message: string | null;
  /** Rows that could not be taken back, because someone changed them since. */
  readonly kept: number;
  /** One row could not be taken, and all or none were wanted. */
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
  /** By row; null while the server has not said. */
  readonly verdicts: readonly (Verdict | null)[];
  readonly isChecking: boolean;
  /** Why the server could not be asked. */
  readonly checkFailure: string | null;
  readonly wasEdited: boolean;
  readonly shopIds: readonly string[];
  /** The good rows, or all of them or none. */
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
