/** A report as a table of texts, as it is shown on the screen. */
export interface PrintedReport {
  readonly title: string;
  /** Lines of text above the table: the period, the filters and the rules. */
  readonly notes: readonly string[];
  readonly businessName: string;
  readonly columns: readonly { readonly header: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly string[])[];
  /** The totals below the rows; empty if there are none. */
  readonly totals: readonly string[];
  readonly at: Date;
}
