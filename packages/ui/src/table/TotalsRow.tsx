import { usePhrases } from '../theme/PhrasesProvider.tsx';
import { formatCellNumber } from './cell-number.ts';
import classes from './Grid.module.css';
import { useCountLabel } from './use-count-label.ts';
import type { Table } from './use-table.ts';
import { writtenTotal } from './written-total.ts';

/**
 * The totals over all rows of the filter, each below its column; the label spans the columns before the first
 * total.
 */
export function TotalsRow<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const countLabel = useCountLabel(table.props.countLabel);
  const { columns } = table.layout;
  const totals = table.props.result?.totals;
  const first = columns.findIndex(({ id }) => totals !== undefined && Object.hasOwn(totals, id));
  if (totals === undefined || first < 0) return null;
  const before = table.isSelectable ? 2 : 1;
  return (
    <tfoot className={classes['totals']}>
      <tr className={classes['totalsRow']} aria-rowindex={table.total + 2}>
        {first === 0 ? null : (
          <td className={classes['cell']} style={{ gridColumn: `${before} / span ${first}` }} colSpan={first}>
            <div className={classes['content']}>
              {phrases.totals} <b>{countLabel(table.total, writtenTotal(phrases, table))}</b>
            </div>
          </td>
        )}
        {columns.slice(first).map((column, at) => {
          const total = Object.hasOwn(totals, column.id) ? totals[column.id] : undefined;
          return (
            <td
              key={column.id}
              className={classes['cell']}
              data-align={column.align}
              style={{ gridColumn: before + first + at }}
            >
              {total === undefined ? null : (
                <b className={classes['content']} data-negative={total < 0 || undefined}>
                  {formatCellNumber(column, total)}
                </b>
              )}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
