/** A file that takes rows page by page and keeps only what it has written of them. */
export interface RowFile<Row> {
  readonly add: (rows: readonly Row[]) => void;
  readonly close: () => Blob | Promise<Blob>;
}
