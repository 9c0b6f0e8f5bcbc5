import type { ReactNode } from 'react';
import type { BulkRowResult } from './bulk/bulk-run.ts';
import type { Column } from './column.ts';
import type { FilterDefinition } from './filters/filter-definition.ts';
import type { TableLayout } from './state/table-layout.ts';
import type { TableState } from './state/table-state.ts';

export interface TableResult<Row> {
  readonly rows: readonly Row[];
  /** The number of rows that match the filter, on all pages. */
  readonly total: number;
  /** True if the count was capped at `total` and there are more rows. */
  readonly isMore?: boolean | undefined;
  /** The sums over all rows of the filter, by column id. */
  readonly totals?: Readonly<Record<string, bigint | number>> | undefined;
  /** True if there were too many rows to sort: only the newest rows were sorted. */
  readonly isSortCut?: boolean | undefined;
  /** For each day, the count and sum of all its rows that match the filter, also those on other pages. */
  readonly days?: ReadonlyMap<string, DayTotals> | undefined;
}

export interface DayTotals {
  readonly count: number;
  /** The sum of the amounts on the cards; null if a sum would have no meaning. */
  readonly sum: bigint | number | null;
}

export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
  /** True for a red button: the action cannot be undone, or costs money. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export interface BulkAction<Row> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Runs the action and returns a result for each row; a row without a result counts as failed. */
  readonly run: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly BulkRowResult[]>;
  /** Asks before the action runs; false cancels it. */
  readonly confirm?: (rows: readonly Row[]) => Promise<boolean>;
  /**
   * The number of rows in a call, which allows progress and cancelling; without it, one call gets all rows. A
   * function is called after `confirm`.
   */
  readonly batchSize?: number | (() => number);
  /** Called once after all calls with the rows that succeeded, for one message and one undo. */
  readonly onDone?: (rows: readonly Row[]) => Promise<void> | void;
  /** How the report counts the rows without an error, if this does not mean success yet: "3 në radhë". */
  readonly doneLabel?: (written: string) => string;
  readonly danger?: boolean;
}

export type ChangeTableState = (next: TableState, options: { readonly replace: boolean }) => void;

export interface DataTableProps<Row> {
  /** The listed records in the plural: "Faturat". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  /** The latest reply of the server, also while the next one is loading; undefined until the first reply. */
  readonly result: TableResult<Row> | undefined;
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly state: TableState;
  /**
   * Changes the state. With `replace`, the entry in the browser's history is replaced instead of a new one
   * added.
   */
  readonly onStateChange: ChangeTableState;
  /** The page sizes that the list offers instead of the usual ones. */
  readonly pageSizes?: readonly number[] | undefined;
  /** A text above the page sizes that says which one is the default. */
  readonly pageSizeNote?: string | undefined;
  readonly layout?: TableLayout | undefined;
  /** Called with the changed layout, or with undefined if the user has restored the default layout. */
  readonly onLayoutChange?: ((layout: TableLayout | undefined) => void) | undefined;
  readonly filters?: readonly FilterDefinition[] | undefined;
  /** Filters that 'clear' does not remove, because they define the list itself. */
  readonly fixedFilters?: TableState['filters'] | undefined;
  /**
   * The placeholder of the search field, which names the searched columns: "Numër, blerës, NIVF". Without it,
   * there is no search.
   */
  readonly searchPlaceholder?: string | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** The URL of the page of a row, for opening it in a new tab. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  readonly bulkActions?: readonly BulkAction<Row>[] | undefined;
  /** Whether a row is shown in pale text, such as a deleted one. */
  readonly isFaint?: ((row: Row) => boolean) | undefined;
  /** The number of rows with the word for them, such as "8 914 fatura"; without it, they are called rows. */
  readonly countLabel?: ((count: number, written: string) => string) | undefined;
  /** What is shown if the list is empty without a filter: a description and one main action. */
  readonly empty?: ReactNode;
  /** Content at the right of the filters: a legend. */
  readonly toolbarAside?: ReactNode;
  /** On a phone, the date column by whose days the cards are grouped; each group shows its sum. */
  readonly groupCardsBy?: string | undefined;
}
