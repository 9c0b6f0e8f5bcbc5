/**
 * The file of an export. It gets the rows page by page and stores only what it writes, not the rows
 * themselves.
 */
export interface RowFile<Row> {
  readonly add: (rows: readonly Row[]) => void;
  readonly close: () => Blob | Promise<Blob>;
}
