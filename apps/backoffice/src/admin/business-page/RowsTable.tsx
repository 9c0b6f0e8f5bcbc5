import { MISSING, VisuallyHidden, usePhrases } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import table from '../../kits/sections/SectionTable.module.css';

export interface RowsColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

export interface RowsAction {
  readonly icon: Icon;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

interface RowsTableProps<Row> {
  readonly rows: readonly Row[];
  /** The first column names the row. */
  readonly columns: readonly RowsColumn<Row>[];
  /** Unique among the rows; the place distinguishes rows with equal values. */
  readonly idOf: (row: Row, place: number) => string;
  readonly action?: ((row: Row) => RowsAction) | undefined;
}

/** The rows of a section, each in one line; on a phone as cards. */
export function RowsTable<Row>({ rows, columns, idOf, action }: RowsTableProps<Row>) {
  const { table: words } = usePhrases();
  const [first, ...others] = columns;
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          {columns.map(({ label, isNumber = false }) => (
            <th key={label} scope="col" className={isNumber ? table['number'] : undefined}>
              {label}
            </th>
          ))}
          {action === undefined ? null : (
            <th scope="col">
              <VisuallyHidden>{words.actionsColumn}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={idOf(row, place)}>
            <th scope="row">{first?.cell(row)}</th>
            {others.map(({ label, cell, isNumber = false }) => (
              <td key={label} data-label={label} className={table[isNumber ? 'number' : 'text']}>
                {cell(row) || MISSING}
              </td>
            ))}
            {action === undefined ? null : (
              <td className={table['actions']}>
                <RowButton {...action(row)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
