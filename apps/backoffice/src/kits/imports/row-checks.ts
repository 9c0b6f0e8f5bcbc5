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

/** A sheet that the server is asked about. */
interface AskedSheet {
  readonly isAtHand: () => boolean;
  /** Null where the sheet is lost, or another is at hand. */
  readonly valuesOf: (rows: readonly number[]) => Promise<Rows | null>;
}

/** Asks the server what the rows would do, in parts; an edit in between only makes the queue longer. */
export class RowChecks {
  readonly #studio: Studio;
  readonly #unasked = new Set<number>();
  #isAsking = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** The rows in the queue are of no interest any more. */
  forget(): void {
    this.#unasked.clear();
  }

  /** The sheet is gone: whatever is still said of it is not waited for. */
  letGo(): void {
    this.forget();
    this.#isAsking = false;
  }

  async ask(sheet: AskedSheet, rows: readonly number[]): Promise<void> {
    for (const row of rows) this.#unasked.add(row);
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#studio.set({ isChecking: true, checkFailure: null });
    let checkFailure: string | null = null;
    try {
      while (this.#unasked.size > 0 && sheet.isAtHand())
        await this.#askPart(sheet, [...this.#unasked].slice(0, rowsAtOnce));
    } catch (error) {
      checkFailure = this.#studio.sentenceOf(error);
    }
    if (!sheet.isAtHand()) return;
    this.#isAsking = false;
    this.#studio.set({ isChecking: false, checkFailure });
  }

  async #askPart(sheet: AskedSheet, part: readonly number[]): Promise<void> {
    const { getState, set, check } = this.#studio;
    const { rows: asked, shopIds } = getState();
    const good = part.filter((row) => asked[row]?.problems.length === 0);
    const values = await sheet.valuesOf(good);
    if (values === null) return;
    const said = good.length === 0 ? [] : await check(values, shopIds);
    if (!sheet.isAtHand() || shopIds !== getState().shopIds) return;
    const verdicts = [...getState().verdicts];
    const isAsAsked = (row: number) => getState().rows[row] === asked[row];
    for (const [place, row] of good.entries()) if (isAsAsked(row)) verdicts[row] = said[place] ?? null;
    for (const row of part) if (isAsAsked(row)) this.#unasked.delete(row);
    set({ verdicts });
  }
}
