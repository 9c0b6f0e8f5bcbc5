/** A report as a table of texts, as the screen shows it. */
export interface PrintedReport {
  readonly title: string;
  /** The period, the filters and the rules, each on a line of its own. */
  readonly notes: readonly string[];
  readonly businessName: string;
  readonly columns: readonly { readonly header: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly string[])[];
  /** Below the rows; empty without totals. */
  readonly totals: readonly string[];
  readonly at: Date;
}
