import { ImportWriting, type WritingParts, type WritingServer } from './import-writing.ts';
import { fileLimitBytes } from './reading/limits.ts';
import { SheetFault } from './reading/sheet-fault.ts';
import type { SavedMappings } from './saved-mappings.ts';
import { RowChecks } from './row-checks.ts';
import type { RowRead } from './sheet/check-rows.ts';
import type { Mapping } from './sheet/recognize-heads.ts';
import type { CheckedRow, Edit, SheetFacts, SheetLayout, SheetSource } from './sheet/sheet-desk.ts';
import { emptyStudio, type StudioState, type Verdict } from './studio-state.ts';
import type { DeskCalls, FileRequest } from './worker/desk-messages.ts';
import type { RemoteDesk } from './worker/open-desk.ts';

type Rows = readonly RowRead['value'][];

/** The server calls for rows of this kind. */
export interface ImportServer extends WritingServer {
  check(rows: Rows, shopIds: readonly string[]): Promise<readonly Verdict[]>;
}

export interface SessionParts extends WritingParts {
  readonly openDesk: () => RemoteDesk;
  readonly server: ImportServer;
  readonly mappings: SavedMappings;
  readonly words: SheetLayout['words'];
  readonly requiredFields: readonly string[];
}

/** The state machine of one import: from a file to the written rows. */
export class ImportSession {
  readonly writing: ImportWriting;
  readonly #parts: SessionParts;
  readonly #checks: RowChecks;
  readonly #listeners = new Set<() => void>();
  #desk: RemoteDesk | null = null;
  #source: SheetSource | null = null;
  #state = emptyStudio;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const studio = { getState: this.getState, set: (change: Partial<StudioState>) => this.#set(change) };
    this.#checks = new RowChecks({
      ...studio,
      check: (rows, shopIds) => parts.server.check(rows, shopIds),
      sentenceOf: parts.sentenceOf,
    });
    this.writing = new ImportWriting(parts, {
      ...studio,
      valuesOf: async (rows) => {
        if (this.#desk === null) throw new SheetFault('stopped');
        return this.#desk.call('values', { rows });
      },
    });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = () => this.#state;

  #set(change: Partial<StudioState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Frees the sheet and terminates the worker, even if it is busy. */
  close(): void {
    this.#desk?.close();
    this.#desk = null;
    this.#checks.release();
  }

  startOver(): void {
    this.close();
    this.#set({ ...emptyStudio, shopIds: this.#state.shopIds });
  }

  /** Rejects a file before it is read. */
  refuse(fault: StudioState['fault']): void {
    this.close();
    this.#set({ ...emptyStudio, shopIds: this.#state.shopIds, fault });
  }

  async openFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<void> {
    if (file.size > fileLimitBytes) {
      this.refuse('too-many-bytes');
      return;
    }
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      // The file was moved, changed or deleted after it was chosen; the browser gives no details.
      this.refuse('unread');
      return;
    }
    await this.open(file.name, { bytes });
  }

  async open(fileName: string, source: SheetSource, sheetIndex?: number): Promise<void> {
    this.close();
    const desk = this.#parts.openDesk();
    this.#desk = desk;
    this.#source = source;
    this.#set({ ...emptyStudio, shopIds: this.#state.shopIds, fileName, isReading: true });
    try {
      const input = { source, ...(sheetIndex === undefined ? {} : { sheetIndex }) };
      const facts = await desk.call('open', input);
      if (desk === this.#desk) await this.#opened(facts);
    } catch (error) {
      if (desk !== this.#desk) return;
      this.refuse(error instanceof SheetFault ? error.reason : 'broken');
    }
  }

  async #opened(facts: SheetFacts): Promise<void> {
    const saved = this.#parts.mappings.find(facts);
    const mapping = saved ?? facts.mapping;
    this.#set({ isReading: false, facts, mapping, stage: 'columns' });
    // With several sheets or unknown columns, the user has to choose first.
    const isClear = facts.sheetNames.length < 2 && facts.headRow !== null;
    if (isClear && (saved !== null || this.#isWhole(mapping))) await this.check();
  }

  #isWhole(mapping: Mapping): boolean {
    return this.#parts.requiredFields.every((field) => mapping.includes(field));
  }

  async chooseSheet(sheetIndex: number): Promise<void> {
    if (this.#source !== null) await this.open(this.#state.fileName, this.#source, sheetIndex);
  }

  async chooseHeadRow(headRow: number | null): Promise<void> {
    const { facts } = this.#state;
    const desk = this.#desk;
    if (desk === null || facts === null) return;
    const columns = await this.#call(desk, 'columns', { headRow });
    if (columns !== null)
      this.#set({ facts: { ...facts, ...columns.output }, mapping: columns.output.mapping });
  }

  /**
   * Calls the worker. Returns null if another sheet was opened meanwhile, or if the worker crashed, which is shown
   * as an error.
   */
  async #call<Name extends keyof DeskCalls>(
    desk: RemoteDesk,
    call: Name,
    input: DeskCalls[Name]['input'],
    onPiece?: (rows: readonly CheckedRow[]) => void,
  ): Promise<{ readonly output: DeskCalls[Name]['output'] } | null> {
    try {
      const output = await desk.call(call, input, onPiece);
      return desk === this.#desk ? { output } : null;
    } catch (error) {
      if (desk === this.#desk) this.refuse('stopped');
      if (!(error instanceof SheetFault)) throw error;
      return null;
    }
  }

  /** Maps a column to a field and removes the field from any other column. */
  choose(column: number, field: string | null): void {
    const mapping = this.#state.mapping.map((given, place) =>
      place === column ? field : given === field ? null : given,
    );
    this.#set({ mapping });
  }

  backToColumns(): void {
    this.#checks.clear();
    this.#set({ stage: 'columns', run: null });
  }

  /** Back to the preview after an undone import; all rows are checked again. */
  backToRows(): void {
    this.#set({ stage: 'check', run: null });
    this.#recheckAll();
  }

  async check(): Promise<void> {
    const { facts, mapping } = this.#state;
    const desk = this.#desk;
    if (desk === null || facts === null) return;
    this.#parts.mappings.save(facts, mapping);
    this.#checks.clear();
    const rows: CheckedRow[] = [];
    this.#set({ stage: 'check', rows, verdicts: [], isChecking: true, run: null });
    const layout = { headRow: facts.headRow, mapping, words: this.#parts.words };
    const isWhole = await this.#call(desk, 'check', layout, (piece) => {
      rows.push(...piece);
      if (desk === this.#desk) this.#set({ rows: [...rows], verdicts: rows.map(() => null) });
    });
    if (isWhole !== null) this.#recheckAll();
  }

  #recheckAll(): void {
    const { rows } = this.#state;
    this.#set({ verdicts: rows.map(() => null) });
    void this.#checkOnServer(rows.flatMap(({ problems }, row) => (problems.length === 0 ? [row] : [])));
  }

  async edit(edits: readonly Edit[]): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    const { output: changed } = (await this.#call(desk, 'edit', { edits })) ?? { output: null };
    if (changed === null) return;
    const rows = [...this.#state.rows];
    const verdicts = [...this.#state.verdicts];
    for (const { row, line, texts, problems } of changed) {
      rows[row] = { line, texts, problems };
      verdicts[row] = null;
    }
    this.#set({ rows, verdicts, wasEdited: true });
    await this.#checkOnServer(changed.flatMap(({ row, problems }) => (problems.length === 0 ? [row] : [])));
  }

  chooseShops(shopIds: readonly string[]): void {
    this.#set({ shopIds });
    if (this.#state.stage === 'check') this.#recheckAll();
  }

  chooseTakes(takes: StudioState['takes']): void {
    this.#set({ takes });
  }

  retryCheck(): void {
    void this.#checkOnServer([]);
  }

  async #checkOnServer(rows: readonly number[]): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    const sheet = {
      isAtHand: () => desk === this.#desk,
      valuesOf: async (part: readonly number[]) =>
        (await this.#call(desk, 'values', { rows: part }))?.output ?? null,
    };
    await this.#checks.check(sheet, rows);
  }

  async file(request: Omit<FileRequest, 'headRow'>): Promise<Blob | null> {
    const headRow = this.#state.facts?.headRow ?? null;
    return (await this.#desk?.call('file', { ...request, headRow })) ?? null;
  }
}
