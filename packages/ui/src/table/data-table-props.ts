import type { ReactNode } from 'react';
import type { BulkRowResult } from './bulk/bulk-run.ts';
import type { Column } from './column.ts';
import type { FilterDefinition } from './filters/filter-definition.ts';
import type { TableLayout } from './state/table-layout.ts';
import type { TableState } from './state/table-state.ts';

export interface TableResult<Row> {
  readonly rows: readonly Row[];
  /** The number of rows of the filter, on all pages. */
  readonly total: number;
  /** The count was capped at `total`; there are more rows. */
  readonly isMore?: boolean | undefined;
  /** Sums of the whole filter by column id. */
  readonly totals?: Readonly<Record<string, bigint | number>> | undefined;
  /** There are too many rows to sort them all; only the newest were sorted. */
  readonly isSortCut?: boolean | undefined;
  /** By day, all rows of the filter on that day, also those on other pages. */
  readonly days?: ReadonlyMap<string, DayTotals> | undefined;
}

export interface DayTotals {
  readonly count: number;
  /** The sum of the amount on the cards; null if a sum has no meaning. */
  readonly sum: bigint | number | null;
}

export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
  /** Red: cannot be undone, or costs money. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export interface BulkAction<Row> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Returns a result per row; a row without a result counts as failed. */
  readonly run: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly BulkRowResult[]>;
  /** Asks before the action runs; false cancels it. */
  readonly confirm?: (rows: readonly Row[]) => Promise<boolean>;
  /**
   * Rows per call, for progress and cancelling; without it, one call gets all rows. A function is called after
   * `confirm`.
   */
  readonly batchSize?: number | (() => number);
  /** Called once after all calls with the rows that succeeded, for one message and one undo. */
  readonly onDone?: (rows: readonly Row[]) => Promise<void> | void;
  /** The label of the rows without an error in the report, if that is not success yet: "3 në radhë". */
  readonly doneLabel?: (written: string) => string;
  readonly danger?: boolean;
}

export type ChangeTableState = (next: TableState, options: { readonly replace: boolean }) => void;

export interface DataTableProps<Row> {
  /** The listed records in the plural: "Faturat". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  /** Undefined until the first reply; the previous reply while the next one is loading. */
  readonly result: TableResult<Row> | undefined;
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly state: TableState;
  /** `replace` replaces the entry in the browser's history instead of adding one. */
  readonly onStateChange: ChangeTableState;
  /** Overrides the usual page sizes. */
  readonly pageSizes?: readonly number[] | undefined;
  /** A text above the page sizes that names the default. */
  readonly pageSizeNote?: string | undefined;
  readonly layout?: TableLayout | undefined;
  /** Undefined when the user has restored the declared columns. */
  readonly onLayoutChange?: ((layout: TableLayout | undefined) => void) | undefined;
  readonly filters?: readonly FilterDefinition[] | undefined;
  /** Filters that clearing does not remove, because they define the list itself. */
  readonly fixedFilters?: TableState['filters'] | undefined;
  /** Names the searched columns: "Numër, blerës, NIVF". Without it, there is no search. */
  readonly searchPlaceholder?: string | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** The URL of the row's page, for opening it in a new tab. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  readonly bulkActions?: readonly BulkAction<Row>[] | undefined;
  /** Rows shown faint, such as deleted ones. */
  readonly isFaint?: ((row: Row) => boolean) | undefined;
  /** Names the rows, "8 914 fatura"; without it, they are called rows. */
  readonly countLabel?: ((count: number, written: string) => string) | undefined;
  /** The empty state without an active filter: a description and one main action. */
  readonly empty?: ReactNode;
  /** At the right of the filters: a legend. */
  readonly toolbarAside?: ReactNode;
  /** On a phone, the date column by whose days the cards are grouped; each group shows its sum. */
  readonly groupCardsBy?: string | undefined;
}
