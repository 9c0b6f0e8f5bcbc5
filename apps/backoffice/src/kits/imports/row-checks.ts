import { rowsAtOnce } from '@tezga/contract';
import type { RowRead } from './sheet/check-rows.ts';
import type { StudioState, Verdict } from './studio-state.ts';

type Rows = readonly RowRead['value'][];

interface Studio {
  readonly getState: () => StudioState;
  readonly set: (change: Partial<StudioState>) => void;
  readonly check: (rows: Rows, shopIds: readonly string[]) => Promise<readonly Verdict[]>;
  readonly sentenceOf: (error: unknown) => string;
}

/** The sheet whose rows the server checks. */
interface CheckedSheet {
  readonly isAtHand: () => boolean;
  /** Null if the worker crashed or another sheet was opened. */
  readonly valuesOf: (rows: readonly number[]) => Promise<Rows | null>;
}

/** A queue of rows that the server checks in batches; rows edited meanwhile are queued again. */
export class RowChecks {
  readonly #studio: Studio;
  readonly #queue = new Set<number>();
  #isRunning = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Empties the queue. */
  clear(): void {
    this.#queue.clear();
  }

  /** The sheet was closed: empties the queue and does not wait for the running batch. */
  release(): void {
    this.clear();
    this.#isRunning = false;
  }

  async check(sheet: CheckedSheet, rows: readonly number[]): Promise<void> {
    for (const row of rows) this.#queue.add(row);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#studio.set({ isChecking: true, checkFailure: null });
    let checkFailure: string | null = null;
    try {
      while (this.#queue.size > 0 && sheet.isAtHand())
        await this.#checkBatch(sheet, [...this.#queue].slice(0, rowsAtOnce));
    } catch (error) {
      checkFailure = this.#studio.sentenceOf(error);
    }
    if (!sheet.isAtHand()) return;
    this.#isRunning = false;
    this.#studio.set({ isChecking: false, checkFailure });
  }

  async #checkBatch(sheet: CheckedSheet, batch: readonly number[]): Promise<void> {
    const { getState, set, check } = this.#studio;
    const { rows: sent, shopIds } = getState();
    const good = batch.filter((row) => sent[row]?.problems.length === 0);
    const values = await sheet.valuesOf(good);
    if (values === null) return;
    const replies = good.length === 0 ? [] : await check(values, shopIds);
    if (!sheet.isAtHand() || shopIds !== getState().shopIds) return;
    const verdicts = [...getState().verdicts];
    const isUnchanged = (row: number) => getState().rows[row] === sent[row];
    for (const [place, row] of good.entries()) if (isUnchanged(row)) verdicts[row] = replies[place] ?? null;
    for (const row of batch) if (isUnchanged(row)) this.#queue.delete(row);
    set({ verdicts });
  }
}
