import type { RowRead } from './sheet/check-rows.ts';
import { rowsIn, type Run, type StudioState } from './studio-state.ts';
import { newRequestId, takeBack, writeRows, type SentPart, type Undone } from './write-rows.ts';

type Rows = readonly RowRead['value'][];

export interface WritingServer {
  send(
    rows: Rows,
    shopIds: readonly string[],
    options: Pick<Run, 'importId' | 'requestId'>,
  ): Promise<SentPart>;
  undo(importId: string, options?: { readonly requestId: string }): Promise<Undone>;
}

export interface WritingParts {
  readonly server: WritingServer;
  /** Called after rows were written or undone. */
  readonly onWritten: () => void;
  /** The error message of a failed call. */
  readonly sentenceOf: (error: unknown) => string;
}

interface Studio {
  readonly getState: () => StudioState;
  readonly set: (change: Partial<StudioState>) => void;
  readonly valuesOf: (rows: readonly number[]) => Promise<Rows>;
}

/** The last step: writes the rows to the server, and undoes them. */
export class ImportWriting {
  readonly #parts: WritingParts;
  readonly #studio: Studio;
  #wantsStop = false;
  /**
   * The idempotency key of the undo, reused by its retries: otherwise an undo whose reply was lost would be refused
   * as already done.
   */
  #undo: { readonly importId: string; readonly requestId: string } | null = null;

  constructor(parts: WritingParts, studio: Studio) {
    this.#parts = parts;
    this.#studio = studio;
  }

  /** Writes the new and changed rows. */
  async run(): Promise<void> {
    this.#studio.set({ stage: 'run', run: null });
    await this.#write();
  }

  /** Resumes after a failed batch. */
  async goOn(): Promise<void> {
    if (this.#studio.getState().run?.phase === 'failed') await this.#write();
  }

  async #write(): Promise<void> {
    this.#wantsStop = false;
    const { server, onWritten } = this.#parts;
    const state = this.#studio.getState();
    await writeRows({
      ...this.#takingBack(),
      rows: rowsIn(state, ['new', 'changed']),
      earlier: state.run,
      isAllOrNone: state.takes === 'all',
      valuesOf: this.#studio.valuesOf,
      send: (values, options) => server.send(values, state.shopIds, options),
      wantsStop: () => this.#wantsStop,
    });
    onWritten();
  }

  /** Stops after the running batch and undoes all batches. */
  stop(): void {
    const { run } = this.#studio.getState();
    if (run?.phase !== 'sending') return;
    this.#wantsStop = true;
    this.#studio.set({ run: { ...run, phase: 'stopping' } });
  }

  async takeBack(): Promise<void> {
    const { run } = this.#studio.getState();
    if (run === null) return;
    await takeBack(run, this.#takingBack());
    this.#parts.onWritten();
  }

  /** Gives up a failed undo and leaves the written rows in place; not available in all-or-nothing mode. */
  dropUndo(): void {
    const { run } = this.#studio.getState();
    if (run?.phase !== 'not-taken-back' || run.wasAllOrNone) return;
    this.#studio.set({ run: { ...run, phase: run.sent < run.total ? 'failed' : 'done', message: null } });
  }

  #takingBack() {
    const { server, sentenceOf } = this.#parts;
    return {
      undo: (importId: string) => {
        if (this.#undo?.importId !== importId) this.#undo = { importId, requestId: newRequestId() };
        return server.undo(importId, { requestId: this.#undo.requestId });
      },
      sentenceOf,
      onChange: (run: Run) => this.#studio.set({ run }),
    };
  }
}
