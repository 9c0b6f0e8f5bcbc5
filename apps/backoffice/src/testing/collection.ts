/** Rows of a fake server that can be deleted and restored. */
export class Collection<Row> {
  #rows: { readonly row: Row; readonly isGone: boolean }[];
  readonly #idOf: (row: Row) => string;

  constructor(idOf: (row: Row) => string, rows: readonly Row[]) {
    this.#idOf = idOf;
    this.#rows = rows.map((row) => ({ row, isGone: false }));
  }

  /** The current rows, or the deleted ones. */
  list(isGone = false): Row[] {
    return this.#rows.filter((each) => each.isGone === isGone).map(({ row }) => row);
  }

  find(id: string): Row {
    const found = this.#rows.find(({ row }) => this.#idOf(row) === id);
    if (found === undefined) throw new Error(`there is no ${id}`);
    return found.row;
  }

  add(row: Row): void {
    this.#rows = [...this.#rows, { row, isGone: false }];
  }

  change(id: string, part: Partial<Row>): void {
    this.#replace([id], ({ row, isGone }) => ({ row: { ...row, ...part }, isGone }));
  }

  remove(ids: readonly string[]): void {
    this.#replace(ids, ({ row }) => ({ row, isGone: true }));
  }

  restore(ids: readonly string[]): void {
    this.#replace(ids, ({ row }) => ({ row, isGone: false }));
  }

  #replace(
    ids: readonly string[],
    change: (each: { row: Row; isGone: boolean }) => { row: Row; isGone: boolean },
  ): void {
    this.#rows = this.#rows.map((each) => (ids.includes(this.#idOf(each.row)) ? change(each) : each));
  }
}
