import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Button } from '../../controls/Button.tsx';
import { formatCount } from '../../figures/format-figures.ts';
import { Kbd } from '../../page/Kbd.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { BulkReport } from './BulkReport.tsx';
import { formatCellNumber } from '../cell-number.ts';
import type { BulkAction } from '../data-table-props.ts';
import classes from '../Footer.module.css';
import { sumOf } from './row-selection.ts';
import type { Table } from '../use-table.ts';

/** The bar for selected rows: their number, their sums and the bulk actions. */
export function BulkBar<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { selection, bulk } = table;
  const isWorking = bulk.work?.isRunning === true;
  return (
    <section className={classes['bulk']} aria-label={phrases.selection.actions}>
      {bulk.work === null ? null : <BulkReport table={table} work={bulk.work} />}
      {selection.ids.size === 0 ? (
        <BulkSuccess table={table} />
      ) : (
        <>
          <SelectionSum table={table} />
          {(table.props.bulkActions ?? []).map((action) => (
            <BulkButton key={action.label} table={table} action={action} isDisabled={isWorking} />
          ))}
          <button
            type="button"
            className={classes['drop']}
            disabled={isWorking}
            onClick={() => {
              selection.clear();
              bulk.dismiss();
              table.setSelecting(false);
            }}
          >
            {phrases.selection.drop}
            <span className={classes['dropKey']} aria-hidden>
              <Kbd>Esc</Kbd>
            </span>
          </button>
        </>
      )}
    </section>
  );
}

interface BulkButtonProps<Row> {
  readonly table: Table<Row>;
  readonly action: BulkAction<Row>;
  readonly isDisabled: boolean;
}

function BulkButton<Row>({ table, action, isDisabled }: BulkButtonProps<Row>) {
  return (
    <Button
      size="xs"
      className={classes['action']}
      variant={action.danger === true ? 'outline' : 'default'}
      {...(action.danger === true ? { color: 'red' } : {})}
      leftSection={action.icon}
      disabled={isDisabled}
      onClick={() => {
        void table.bulk.start(action, table.selection.rows);
      }}
    >
      {action.label}
    </Button>
  );
}

/** The number and sums of the selected rows, as a live region that screen readers announce. */
function SelectionSum<Row>({ table }: { readonly table: Table<Row> }) {
  const { selection: phrases } = usePhrases().table;
  const { ids, rows } = table.selection;
  const sums = table.layout.columns.flatMap((column) => {
    const sum = column.footerTotal === true ? sumOf(column, rows) : null;
    if (sum === null) return [];
    const words = `${formatCellNumber(column, sum)}${column.unit === undefined ? '' : ` ${column.unit}`}`;
    return [{ column, words }];
  });
  // The last total is the main one; the others are shown with the names of their columns.
  const main = sums.pop();
  return (
    <span className={classes['sum']} aria-live="polite">
      <b>{phrases.chosen(ids.size, formatCount(ids.size))}</b>
      {main === undefined ? null : <span>{` · ${main.words}`}</span>}
      {sums.map(({ column, words }) => (
        <span key={column.id} className={classes['otherSum']}>{` · ${column.header} ${words}`}</span>
      ))}
    </span>
  );
}

function BulkSuccess<Row>({ table }: { readonly table: Table<Row> }) {
  const { ui } = usePhrases();
  const { work, dismiss } = table.bulk;
  if (work === null || work.isRunning) return null;
  return (
    <>
      <IconCircleCheckFilled size={15} aria-hidden className={classes['done']} />
      <output className={classes['sum']}>
        <b>{work.action.label}</b>
        {`: ${ui.work.succeeded(formatCount(work.progress.succeeded))}`}
      </output>
      <button type="button" className={classes['drop']} onClick={dismiss}>
        {ui.close}
      </button>
    </>
  );
}
