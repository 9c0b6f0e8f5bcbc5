import { ImportWriting, type WritingParts, type WritingServer } from './import-writing.ts';
import { fileLimitBytes } from './reading/limits.ts';
import { SheetFault } from './reading/sheet-fault.ts';
import type { RememberedMappings } from './remembered-mappings.ts';
import { RowChecks } from './row-checks.ts';
import type { RowRead } from './sheet/check-rows.ts';
import type { Mapping } from './sheet/recognize-heads.ts';
import type { CheckedRow, Edit, SheetFacts, SheetLayout, SheetSource } from './sheet/sheet-desk.ts';
import { emptyStudio, type StudioState, type Verdict } from './studio-state.ts';
import type { DeskCalls, FileRequest } from './worker/desk-messages.ts';
import type { RemoteDesk } from './worker/open-desk.ts';

type Rows = readonly RowRead['value'][];

/** What the server does with rows of this kind. */
export interface ImportServer extends WritingServer {
  check(rows: Rows, shopIds: readonly string[]): Promise<readonly Verdict[]>;
}

export interface SessionParts extends WritingParts {
  readonly openDesk: () => RemoteDesk;
  readonly server: ImportServer;
  readonly remembered: RememberedMappings;
  readonly words: SheetLayout['words'];
  readonly requiredFields: readonly string[];
}

/** One visit to the studio: from a file to what it did, with every step on the way. */
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
        return this.#desk.ask('values', { rows });
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

  /** Lets go of the sheet: a worker that is still busy with a file is ended. */
  close(): void {
    this.#desk?.close();
    this.#desk = null;
    this.#checks.letGo();
  }

  startOver(): void {
    this.close();
    this.#set({ ...emptyStudio, shopIds: this.#state.shopIds });
  }

  /** For what is seen before a byte is read. */
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
      // Moved, changed or taken away since it was chosen: the browser says no more.
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
      const facts = await desk.ask('open', input);
      if (desk === this.#desk) await this.#opened(facts);
    } catch (error) {
      if (desk !== this.#desk) return;
      this.refuse(error instanceof SheetFault ? error.reason : 'broken');
    }
  }

  async #opened(facts: SheetFacts): Promise<void> {
    const remembered = this.#parts.remembered.find(facts);
    const mapping = remembered ?? facts.mapping;
    this.#set({ isReading: false, facts, mapping, stage: 'columns' });
    // Several sheets, or columns that nobody knows: the person looks first.
    const isClear = facts.sheetNames.length < 2 && facts.headRow !== null;
    if (isClear && (remembered !== null || this.#isWhole(mapping))) await this.check();
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
    const columns = await this.#ask(desk, 'columns', { headRow });
    if (columns !== null)
      this.#set({ facts: { ...facts, ...columns.output }, mapping: columns.output.mapping });
  }

  /** What the sheet answers; null where it is no longer the one at hand, or is lost, which is said. */
  async #ask<Name extends keyof DeskCalls>(
    desk: RemoteDesk,
    call: Name,
    input: DeskCalls[Name]['input'],
    onPiece?: (rows: readonly CheckedRow[]) => void,
  ): Promise<{ readonly output: DeskCalls[Name]['output'] } | null> {
    try {
      const output = await desk.ask(call, input, onPiece);
      return desk === this.#desk ? { output } : null;
    } catch (error) {
      if (desk === this.#desk) this.refuse('stopped');
      if (!(error instanceof SheetFault)) throw error;
      return null;
    }
  }

  /** Gives a column to a field; another column that had it is left out. */
  choose(column: number, field: string | null): void {
    const mapping = this.#state.mapping.map((given, place) =>
      place === column ? field : given === field ? null : given,
    );
    this.#set({ mapping });
  }

  backToColumns(): void {
    this.#checks.forget();
    this.#set({ stage: 'columns', run: null });
  }

  /** After an import that was taken back: the rows as they were left, asked about anew. */
  backToRows(): void {
    this.#set({ stage: 'check', run: null });
    this.#recheckAll();
  }

  async check(): Promise<void> {
    const { facts, mapping } = this.#state;
    const desk = this.#desk;
    if (desk === null || facts === null) return;
    this.#parts.remembered.keep(facts, mapping);
    this.#checks.forget();
    const rows: CheckedRow[] = [];
    this.#set({ stage: 'check', rows, verdicts: [], isChecking: true, run: null });
    const layout = { headRow: facts.headRow, mapping, words: this.#parts.words };
    const isWhole = await this.#ask(desk, 'check', layout, (piece) => {
      rows.push(...piece);
      if (desk === this.#desk) this.#set({ rows: [...rows], verdicts: rows.map(() => null) });
    });
    if (isWhole !== null) this.#recheckAll();
  }

  #recheckAll(): void {
    const { rows } = this.#state;
    this.#set({ verdicts: rows.map(() => null) });
    void this.#askServer(rows.flatMap(({ problems }, row) => (problems.length === 0 ? [row] : [])));
  }

  async edit(edits: readonly Edit[]): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    const { output: changed } = (await this.#ask(desk, 'edit', { edits })) ?? { output: null };
    if (changed === null) return;
    const rows = [...this.#state.rows];
    const verdicts = [...this.#state.verdicts];
    for (const { row, line, texts, problems } of changed) {
      rows[row] = { line, texts, problems };
      verdicts[row] = null;
    }
    this.#set({ rows, verdicts, wasEdited: true });
    await this.#askServer(changed.flatMap(({ row, problems }) => (problems.length === 0 ? [row] : [])));
  }

  chooseShops(shopIds: readonly string[]): void {
    this.#set({ shopIds });
    if (this.#state.stage === 'check') this.#recheckAll();
  }

  chooseTakes(takes: StudioState['takes']): void {
    this.#set({ takes });
  }

  retryCheck(): void {
    void this.#askServer([]);
  }

  async #askServer(rows: readonly number[]): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    const sheet = {
      isAtHand: () => desk === this.#desk,
      valuesOf: async (part: readonly number[]) =>
        (await this.#ask(desk, 'values', { rows: part }))?.output ?? null,
    };
    await this.#checks.ask(sheet, rows);
  }

  async file(request: Omit<FileRequest, 'headRow'>): Promise<Blob | null> {
    const headRow = this.#state.facts?.headRow ?? null;
    return (await this.#desk?.ask('file', { ...request, headRow })) ?? null;
  }
}
