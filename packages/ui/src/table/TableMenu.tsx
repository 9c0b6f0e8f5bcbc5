import { IconArrowUpRight, IconCopy, IconExternalLink, IconFilter } from '@tabler/icons-react';
import { Menu } from '../controls/Menu.tsx';
import { toast } from '../toasts/toast.ts';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import { copiedText } from './export/copied-text.ts';
import classes from './TableMenu.module.css';
import { withFilter } from './state/table-state.ts';
import { changeState, openRow } from './table-actions.ts';
import type { MenuRequest, Table } from './use-table.ts';

// 'keydown' is left out, because the key press that opens the menu would also close it.
const outside = ['mousedown', 'touchstart'];

/** The context menu of all rows and cells, opened at the given position. */
export function TableMenu<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { menu, setMenu } = table;
  const row = menu === null ? undefined : table.rows[menu.index];
  if (menu === null || row === undefined) return null;
  return (
    <Menu
      opened
      onClose={() => {
        setMenu(null);
        table.focus.moveTo(menu.index);
      }}
      position="bottom-start"
      hideDetached={false}
      clickOutsideEvents={outside}
    >
      <Menu.Target>
        <button
          type="button"
          className={classes['anchor']}
          style={{ left: menu.at.left, top: menu.at.top }}
          aria-label={phrases.actionsColumn}
          aria-hidden
          tabIndex={-1}
        />
      </Menu.Target>
      <Menu.Dropdown className={classes['menu']}>
        <CellItems table={table} menu={menu} row={row} />
        <RowItems table={table} menu={menu} row={row} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface ItemsProps<Row> {
  readonly table: Table<Row>;
  readonly menu: MenuRequest;
  readonly row: Row;
}

/**
 * The menu items of cells: if the menu was opened by the pointer, those of the cell under it; if it was
 * opened by keyboard, those of every cell of the row.
 */
function CellItems<Row>({ table, menu, row }: ItemsProps<Row>) {
  const { table: phrases, ui } = usePhrases();
  if (menu.kind === 'row') return null;
  const { columns } = table.layout;
  const asked = menu.kind === 'cell' ? columns.filter(({ id }) => id === menu.column) : columns;
  const copy = () => {
    void navigator.clipboard.writeText(copiedText(asked, row)).then(() => toast.success(ui.copied));
  };
  return (
    <>
      {asked.map((column) => {
        const value = column.filterBy?.value(row) ?? null;
        if (column.filterBy === undefined || value === null) return null;
        const { filter } = column.filterBy;
        return (
          <Menu.Item
            key={column.id}
            leftSection={<IconFilter size={15} stroke={1.7} aria-hidden />}
            onClick={() => changeState(table, withFilter(table.props.state, filter, [value]))}
          >
            {menu.kind === 'cell'
              ? phrases.filterByValue
              : phrases.filterByColumn(column.header, optionLabel(table, filter, value))}
          </Menu.Item>
        );
      })}
      <Menu.Item leftSection={<IconCopy size={15} stroke={1.7} aria-hidden />} onClick={copy}>
        {ui.copy}
      </Menu.Item>
      {hasRowItems(table) ? <Menu.Divider /> : null}
    </>
  );
}

function RowItems<Row>({ table, menu, row }: ItemsProps<Row>) {
  const { table: phrases } = usePhrases();
  const { onOpen, hrefOf, rowActions } = table.props;
  return (
    <>
      {onOpen === undefined ? null : (
        <Menu.Item
          leftSection={<IconArrowUpRight size={15} stroke={1.7} aria-hidden />}
          onClick={() => openRow(table, menu.index)}
        >
          {phrases.open}
        </Menu.Item>
      )}
      {hrefOf === undefined ? null : (
        <Menu.Item
          leftSection={<IconExternalLink size={15} stroke={1.7} aria-hidden />}
          onClick={() => openRow(table, menu.index, true)}
        >
          {phrases.openInTab}
        </Menu.Item>
      )}
      {(rowActions?.(row) ?? []).map((action) => (
        <Menu.Item
          key={action.label}
          leftSection={action.icon}
          disabled={action.disabled ?? false}
          data-danger={action.danger || undefined}
          onClick={action.run}
        >
          {action.label}
        </Menu.Item>
      ))}
    </>
  );
}

function optionLabel<Row>({ props, filterOptions }: Table<Row>, filter: string, value: string): string {
  const definition = props.filters?.find(({ id }) => id === filter);
  const options = definition === undefined ? [] : filterOptions.of(definition).options;
  return options.find((option) => option.value === value)?.label ?? value;
}

function hasRowItems<Row>({ props }: Table<Row>): boolean {
  return props.onOpen !== undefined || props.hrefOf !== undefined || props.rowActions !== undefined;
}
