import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import classes from './Cards.module.css';
import { rowName } from '../column.ts';
import type { CardPlace, Column } from '../column.ts';
import { openRow } from '../table-actions.ts';
import type { Table } from '../use-table.ts';

interface TableCardProps<Row> {
  readonly table: Table<Row>;
  readonly row: Row;
  readonly index: number;
}

/** A row as a card: name and amount in the first line, details and one badge in the second. */
export function TableCard<Row>({ table, row, index }: TableCardProps<Row>) {
  const { table: phrases } = usePhrases();
  const { props, selection, isSelecting } = table;
  const isSelected = selection.ids.has(props.idOf(row));
  const parts = (place: CardPlace) => partsOf(props.columns, row, place);
  const details = parts('detail');
  return (
    <li className={classes['item']}>
      <button
        type="button"
        className={classes['card']}
        data-selected={isSelected || undefined}
        data-card={index}
        data-selecting={isSelecting || undefined}
        data-focused={table.focus.index === index || undefined}
        data-faint={props.isFaint?.(row) || undefined}
        {...(isSelecting
          ? { 'aria-pressed': isSelected, 'aria-label': phrases.selectRow(rowName(props.columns, row)) }
          : {})}
        onClick={() => (isSelecting ? selection.toggle(index) : openRow(table, index))}
      >
        {isSelecting ? <span className={classes['mark']} data-on={isSelected || undefined} /> : null}
        <span className={classes['title']}>{parts('title')[0]?.content}</span>
        <span className={classes['amount']}>{parts('amount')[0]?.content}</span>
        <span className={classes['details']}>
          {details.map(({ id, content }, at) => (
            <Fragment key={id}>
              {at === 0 ? null : <span className={classes['dot']}> · </span>}
              {content}
            </Fragment>
          ))}
        </span>
        <span className={classes['badge']}>{parts('badge')[0]?.content}</span>
      </button>
      {parts('action').map(({ id, content }) => (
        <div key={id} className={classes['action']}>
          {content}
        </div>
      ))}
    </li>
  );
}

/**
 * The contents of the columns for a position of the card. Of several badges only the first one that is not
 * empty is shown.
 */
function partsOf<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  place: CardPlace,
): { id: string; content: ReactNode }[] {
  return columns
    .filter(({ card }) => card === place)
    .map((column) => ({ id: column.id, content: (column.cardCell ?? column.cell)(row) }))
    .filter(({ content }) => content !== null && content !== undefined && content !== false);
}
