import { Kbd } from '../page/Kbd.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import classes from './Footer.module.css';
import { TablePaging } from './TablePaging.tsx';
import { isBulkShown } from './table-actions.ts';
import type { Table } from './use-table.ts';

/** The keyboard hints and the paging; while rows are selected, the bulk bar replaces them. */
export function TableFooter<Row>({ table }: { readonly table: Table<Row> }) {
  const { ui } = usePhrases();
  const isLoading = table.props.status === 'loading';
  const isBulk = isBulkShown(table);
  if (!isBulk && !isLoading && table.rows.length === 0) return null;
  if (table.isNarrow) return <CardsFooter table={table} isBulk={isBulk} />;
  return (
    <div className={classes['footer']} data-bulk={isBulk || undefined}>
      <output className={classes['status']}>{isLoading ? ui.loading : ''}</output>
      {isBulk ? <BulkBar table={table} /> : null}
      {isBulk || isLoading ? null : <KeyHints table={table} />}
      <TablePaging table={table} />
    </div>
  );
}

interface CardsFooterProps<Row> {
  readonly table: Table<Row>;
  readonly isBulk: boolean;
}

/**
 * The footer below cards: the paging is at the end of the list, and the bulk bar stays visible while the list
 * scrolls.
 */
function CardsFooter<Row>({ table, isBulk }: CardsFooterProps<Row>) {
  return (
    <>
      <div className={classes['cardsFooter']}>
        <TablePaging table={table} />
      </div>
      {isBulk ? (
        <div className={classes['cardsBulk']}>
          <BulkBar table={table} />
        </div>
      ) : null}
    </>
  );
}

function KeyHints<Row>({ table }: { readonly table: Table<Row> }) {
  const { keys } = usePhrases().table;
  if (table.rows.length === 0) return null;
  return (
    <div className={classes['hints']}>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {keys.move}
      {table.props.onOpen === undefined ? null : (
        <>
          <Kbd>Enter</Kbd> {keys.open}
        </>
      )}
      {table.isSelectable ? (
        <>
          <Kbd>Space</Kbd> {keys.select}
        </>
      ) : null}
      <button type="button" className={classes['allKeys']} onClick={() => table.showKeys(true)}>
        <Kbd>?</Kbd> {keys.all}
      </button>
    </div>
  );
}
