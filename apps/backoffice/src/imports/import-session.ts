import { rowsAtOnce } from '@tezga/contract';
import { SheetFault } from './reading/sheet-fault.ts';
import type { RememberedMappings } from './remembered-mappings.ts';
import type { RowRead } from './sheet/check-rows.ts';
import type { Mapping } from './sheet/recognize-heads.ts';
import type { CheckedRow, Edit, SheetFacts, SheetLayout, SheetSource } from './sheet/sheet-desk.ts';
import { emptyStudio, rowsIn, type Run, type StudioState, type Verdict } from './studio-state.ts';
import { writeRows, type SentPart, type Undone } from './write-rows.ts';
import type { FileRequest } from './worker/desk-messages.ts';
import type { RemoteDesk } from './worker/open-desk.ts';

type Rows = readonly RowRead['value'][];

/** What the server does with rows of this kind. */
export interface ImportServer {
  check(rows: Rows, shopIds: readonly string[]): Promise<readonly Verdict[]>;
  send(
    rows: Rows,
    shopIds: readonly string[],
    options: Pick<Run, 'importId' | 'requestId'>,
  ): Promise<SentPart>;
  undo(importId: string): Promise<Undone>;
}

export interface SessionParts {
  readonly openDesk: () => RemoteDesk;
  readonly server: ImportServer;
  readonly remembered: RememberedMappings;
  readonly words: SheetLayout['words'];
  readonly requiredFields: readonly string[];
  /** Something was written or taken back. */
  readonly onWritten: () => void;
  /** The sentence of a call that failed. */
  readonly sentenceOf: (error: unknown) => string;
}

/** One visit to the studio: from a file to what it did, with every step on the way. */
export class ImportSession {
  readonly #parts: SessionParts;
  readonly #listeners = new Set<() => void>();
  #desk: RemoteDesk | null = null;
  #source: SheetSource | null = null;
  #state = emptyStudio;
  /** Rows that the server has yet to be asked about. */
  #unasked = new Set<number>();
  /** The sheet that the server is being asked about. */
  #asking: RemoteDesk | null = null;
  #wantsStop = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
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
    this.#asking = null;
    this.#unasked.clear();
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
    const columns = await desk.ask('columns', { headRow });
    if (desk === this.#desk) this.#set({ facts: { ...facts, ...columns }, mapping: columns.mapping });
  }

  /** Gives a column to a field; another column that had it is left out. */
  choose(column: number, field: string | null): void {
    const mapping = this.#state.mapping.map((given, place) =>
      place === column ? field : given === field ? null : given,
    );
    this.#set({ mapping });
  }

  backToColumns(): void {
    this.#unasked.clear();
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
    this.#unasked.clear();
    const rows: CheckedRow[] = [];
    this.#set({ stage: 'check', rows, verdicts: [], isChecking: true, run: null });
    await desk.ask('check', { headRow: facts.headRow, mapping, words: this.#parts.words }, (piece) => {
      rows.push(...piece);
      if (desk === this.#desk) this.#set({ rows: [...rows], verdicts: rows.map(() => null) });
    });
    if (desk === this.#desk) this.#recheckAll();
  }

  #recheckAll(): void {
    const { rows } = this.#state;
    this.#set({ verdicts: rows.map(() => null) });
    void this.#askServer(rows.flatMap(({ problems }, row) => (problems.length === 0 ? [row] : [])));
  }

  async edit(edits: readonly Edit[]): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    const changed = await desk.ask('edit', { edits });
    if (desk !== this.#desk) return;
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

  /** Asks what the rows would do, in parts; an edit in between only makes the queue longer. */
  async #askServer(rows: readonly number[]): Promise<void> {
    for (const row of rows) this.#unasked.add(row);
    const desk = this.#desk;
    if (desk === null || this.#asking === desk) return;
    this.#asking = desk;
    this.#set({ isChecking: true, checkFailure: null });
    let checkFailure: string | null = null;
    try {
      while (this.#unasked.size > 0 && desk === this.#desk)
        await this.#askPart(desk, [...this.#unasked].slice(0, rowsAtOnce));
    } catch (error) {
      checkFailure = this.#parts.sentenceOf(error);
    }
    if (desk !== this.#desk) return;
    this.#asking = null;
    this.#set({ isChecking: false, checkFailure });
  }

  async #askPart(desk: RemoteDesk, part: readonly number[]): Promise<void> {
    const { rows: asked, shopIds } = this.#state;
    const good = part.filter((row) => asked[row]?.problems.length === 0);
    const values = await desk.ask('values', { rows: good });
    const said = good.length === 0 ? [] : await this.#parts.server.check(values, shopIds);
    if (desk !== this.#desk || shopIds !== this.#state.shopIds) return;
    const verdicts = [...this.#state.verdicts];
    const isAsAsked = (row: number) => this.#state.rows[row] === asked[row];
    for (const [place, row] of good.entries()) if (isAsAsked(row)) verdicts[row] = said[place] ?? null;
    for (const row of part) if (isAsAsked(row)) this.#unasked.delete(row);
    this.#set({ verdicts });
  }

  /** Writes the rows that are new or changed. */
  async run(): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    const rows = rowsIn(this.#state, ['new', 'changed']);
    this.#set({ stage: 'run', run: null });
    await this.#write(desk, rows);
  }

  /** Sends what a failure kept back. */
  async goOn(): Promise<void> {
    const { run } = this.#state;
    if (this.#desk === null || run === null) return;
    await this.#write(this.#desk, rowsIn(this.#state, ['new', 'changed']));
  }

  async #write(desk: RemoteDesk, rows: readonly number[]): Promise<void> {
    this.#wantsStop = false;
    const { server, sentenceOf, onWritten } = this.#parts;
    const { shopIds, takes, run } = this.#state;
    await writeRows({
      rows,
      earlier: run,
      isAllOrNone: takes === 'all',
      valuesOf: (part) => desk.ask('values', { rows: part }),
      send: (values, options) => server.send(values, shopIds, options),
      undo: (importId) => server.undo(importId),
      sentenceOf,
      wantsStop: () => this.#wantsStop,
      onChange: (next) => this.#set({ run: next }),
    });
    onWritten();
  }

  /** Stops after the part on its way, and takes back what was written. */
  stop(): void {
    const { run } = this.#state;
    if (run?.phase !== 'sending') return;
    this.#wantsStop = true;
    this.#set({ run: { ...run, phase: 'stopping' } });
  }

  async takeBack(): Promise<void> {
    const { run } = this.#state;
    if (run === null || run.importId === null) return;
    this.#set({ run: { ...run, phase: 'taking-back' } });
    try {
      const { message, kept } = await this.#parts.server.undo(run.importId);
      this.#set({ run: { ...run, phase: 'taken-back', message, kept } });
    } catch (error) {
      this.#set({ run: { ...run, phase: 'failed', message: this.#parts.sentenceOf(error) } });
    }
    this.#parts.onWritten();
  }

  async file(request: Omit<FileRequest, 'headRow'>): Promise<Blob | null> {
    const headRow = this.#state.facts?.headRow ?? null;
    return (await this.#desk?.ask('file', { ...request, headRow })) ?? null;
  }
}
