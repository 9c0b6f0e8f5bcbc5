import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Chip } from '../page/Chip.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Notice } from '../states/Notice.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { ExportButton } from './export/ExportButton.tsx';
import type { FetchPage, PdfExport } from './export/export-rows.ts';
import { FilterChips } from './filters/FilterChips.tsx';
import classes from './ListPage.module.css';
import { listStatus } from './state/list-query.ts';
import type { ListQuery } from './state/list-query.ts';
import { PhoneBar } from './cards/PhoneBar.tsx';
import { SelectingSwitch } from './bulk/SelectingSwitch.tsx';
import { TablePanel } from './TablePanel.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { changeState, isBulkShown } from './table-actions.ts';
import { isFiltered, withSearch } from './state/table-state.ts';
import type { TableView } from './state/table-view.ts';
import { useTable } from './use-table.ts';
import type { Table } from './use-table.ts';
import { ViewTabs } from './ViewTabs.tsx';
import { writtenTotal } from './written-total.ts';

type FromQuery = 'label' | 'result' | 'status' | 'error' | 'onRetry';

export interface ListPageProps<Row> extends Omit<DataTableProps<Row>, FromQuery> {
  /** The title in the plural, such as "Faturat". */
  readonly title: string;
  readonly query: ListQuery<Row>;
  readonly breadcrumb?: ReactNode[] | undefined;
  /**
   * Saved filters, shown as tabs after the first tab, which shows everything. Without this property there are
   * no tabs.
   */
  readonly views?: readonly TableView[] | undefined;
  /** A label for the tab of the unfiltered list, instead of "Të gjitha". */
  readonly allLabel?: string | undefined;
  readonly onSaveView?: ((name: string) => void) | undefined;
  readonly onDeleteView?: ((id: string) => void) | undefined;
  /** Fetches any page of the current filter; without it, the list cannot be exported. */
  readonly fetchPage?: FetchPage<Row> | undefined;
  readonly exportName?: string | undefined;
  /** The PDF export of the list; without it, the list has no PDF export. */
  readonly pdf?: PdfExport | undefined;
  /** A text about the row limit, for an export that may not contain all rows. */
  readonly exportNote?: string | undefined;
  /** Secondary buttons beside the main button; on a phone they are in a menu of the bottom bar. */
  readonly actions?: ReactNode;
  /** The only filled button of the page; on a phone it is in the bottom bar. */
  readonly mainAction?: ReactNode;
  /** False to hide the count beside the title, if the title does not name the listed records. */
  readonly hasCount?: boolean | undefined;
  /** Key figures between the header and the list. */
  readonly summary?: ReactNode;
}

/** A list screen: header, tabs, filters and table for one query. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { query, title, summary, actions, mainAction } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown: DataTableProps<Row> = {
    ...props,
    label: title,
    result: query.data,
    status: listStatus(query),
    error: query.error,
    onRetry: () => void query.refetch(),
  };
  const table = useTable(shown, root);
  const { table: phrases } = usePhrases();
  return (
    <div ref={root} className={classes['page']} data-narrow={table.isNarrow || undefined}>
      <ListHead page={props} table={table} />
      {summary === undefined ? null : <div className={classes['summary']}>{summary}</div>}
      {query.data?.isSortCut === true ? <Notice tone="info">{phrases.sortCut}</Notice> : null}
      {table.isNarrow ? <PhoneFilters table={table} /> : <TableToolbar table={table} />}
      <TablePanel table={table} />
      {table.isNarrow && !isBulkShown(table) ? (
        <PhoneBar
          table={table}
          mainAction={mainAction}
          actions={actions}
          exportButton={<ListExport page={props} table={table} />}
        />
      ) : null}
    </div>
  );
}

interface ListPartProps<Row> {
  readonly page: ListPageProps<Row>;
  readonly table: Table<Row>;
}

function ListHead<Row>({ page, table }: ListPartProps<Row>) {
  const { title, breadcrumb, views, state, actions, mainAction, hasCount = true } = page;
  const { table: phrases } = usePhrases();
  const tabs =
    views === undefined ? undefined : (
      <ViewTabs
        state={state}
        onStateChange={page.onStateChange}
        views={views}
        allLabel={page.allLabel}
        allCount={isFiltered(state) || table.isNarrow || table.isMore ? undefined : page.query.data?.total}
        onSaveView={page.onSaveView}
        onDeleteView={page.onDeleteView}
      />
    );
  return (
    <PageHeader
      title={title}
      {...(breadcrumb === undefined ? {} : { breadcrumb })}
      {...(hasCount && (table.isNarrow || views === undefined) && page.query.data !== undefined
        ? { count: writtenTotal(phrases, page.query.data) }
        : {})}
      {...(tabs === undefined ? {} : { tabs })}
      actions={
        table.isNarrow ? (
          <SelectingSwitch table={table} />
        ) : (
          <>
            {actions}
            <ListExport page={page} table={table} />
            {mainAction}
          </>
        )
      }
    />
  );
}

function ListExport<Row>({ page, table }: ListPartProps<Row>) {
  if (page.fetchPage === undefined) return null;
  return (
    <ExportButton
      columns={table.layout.columns}
      fetchPage={page.fetchPage}
      idOf={page.idOf}
      name={page.exportName ?? page.title}
      total={table.total}
      isMore={table.isMore}
      countLabel={page.countLabel}
      note={page.exportNote}
      pdf={page.pdf}
    />
  );
}

/** The filters above the list on a phone: only the active ones. The bottom bar has a button to add others. */
function PhoneFilters<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { state } = table.props;
  if (!isFiltered(state)) return null;
  return (
    <div className={classes['phoneFilters']}>
      {state.search === '' ? null : (
        <Chip
          name={phrases.search}
          value={state.search}
          onRemove={() => changeState(table, withSearch(state, ''), { replace: true })}
        />
      )}
      <FilterChips table={table} />
    </div>
  );
}
