import type { ReactNode } from 'react';
import type { BulkRowResult } from './bulk/bulk-run.ts';
import type { Column } from './column.ts';
import type { FilterDefinition } from './filters/filter-definition.ts';
import type { TableLayout } from './state/table-layout.ts';
import type { TableState } from './state/table-state.ts';

export interface TableResult<Row> {
  readonly rows: readonly Row[];
  /** How many rows the filter has, on all pages. */
  readonly total: number;
  /** Counting stopped at the total; there are more rows than that. */
  readonly isMore?: boolean | undefined;
  /** Sums of the whole filter by column id. */
  readonly totals?: Readonly<Record<string, bigint | number>> | undefined;
}

export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
  /** Red: cannot be undone, or costs. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export interface BulkAction<Row> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Answers for every row; a row left out counts as failed. */
  readonly run: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly BulkRowResult[]>;
  /** Asked before anything runs; false leaves everything as it is. */
  readonly confirm?: (rows: readonly Row[]) => Promise<boolean>;
  /** Rows per call, for progress and cancelling; left out, one call gets them all. Asked for once it is confirmed. */
  readonly batchSize?: number | (() => number);
  /** Told once, when all calls are over, which rows it was done to: one word about all, one undoing. */
  readonly onDone?: (rows: readonly Row[]) => Promise<void> | void;
  readonly danger?: boolean;
}

export type ChangeTableState = (next: TableState, options: { readonly replace: boolean }) => void;

export interface DataTableProps<Row> {
  /** What is listed, in the plural: "Faturat". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  /** Undefined until the first answer; the earlier answer while the next one is on its way. */
  readonly result: TableResult<Row> | undefined;
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly state: TableState;
  /** `replace` asks for no new entry in the browser's history. */
  readonly onStateChange: ChangeTableState;
  /** How many rows a page may have, where a list has other sizes than most. */
  readonly pageSizes?: readonly number[] | undefined;
  /** Said above them: what holds where nobody chose. */
  readonly pageSizeNote?: string | undefined;
  readonly layout?: TableLayout | undefined;
  /** Undefined when the person went back to the columns as declared. */
  readonly onLayoutChange?: ((layout: TableLayout | undefined) => void) | undefined;
  readonly filters?: readonly FilterDefinition[] | undefined;
  /** What stays when filters are cleared: the view itself, where it is a list of its own. */
  readonly keptFilters?: TableState['filters'] | undefined;
  /** Says what the search looks at: "Numër, blerës, NIVF". Left out, there is no search. */
  readonly searchPlaceholder?: string | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** The row's own page, for opening it in another tab. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  readonly bulkActions?: readonly BulkAction<Row>[] | undefined;
  /** Rows to be shown in faint, such as deleted ones. */
  readonly isFaint?: ((row: Row) => boolean) | undefined;
  /** "8 914 fatura"; left out, rows are called rows. */
  readonly countLabel?: ((count: number, written: string) => string) | undefined;
  /** Shown when there is nothing and no filter is on: what belongs here and the one main action. */
  readonly empty?: ReactNode;
  /** At the right of the filters: a legend. */
  readonly toolbarAside?: ReactNode;
  /** On a phone, a date column whose days become heads with their sum. */
  readonly groupCardsBy?: string | undefined;
}
