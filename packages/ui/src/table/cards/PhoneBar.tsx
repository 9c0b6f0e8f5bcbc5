import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ActionIcon } from '../../controls/ActionIcon.tsx';
import { Drawer } from '../../controls/Drawer.tsx';
import { NativeSelect } from '../../controls/NativeSelect.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { FilterChips } from '../filters/FilterChips.tsx';
import classes from '../ListPage.module.css';
import { SearchBox } from '../filters/SearchBox.tsx';
import { sortFromText, sortToText } from '../sort-text.ts';
import { changeState } from '../table-actions.ts';
import type { Table } from '../use-table.ts';

interface PhoneBarProps<Row> {
  readonly table: Table<Row>;
  readonly mainAction: ReactNode;
  /** The secondary buttons of the page. */
  readonly actions: ReactNode;
  readonly exportButton: ReactNode;
}

/**
 * The bottom bar of a list on a phone: filters, sorting and the main action; if there is no main action, the
 * search.
 */
export function PhoneBar<Row>({ table, mainAction, actions, exportButton }: PhoneBarProps<Row>) {
  const { table: phrases } = usePhrases();
  const [isOpen, setOpen] = useState(false);
  const search = table.props.searchPlaceholder === undefined ? null : <SearchBox table={table} />;
  const isSearchInBar = mainAction === undefined;
  return (
    <div className={classes['phoneBar']}>
      <ActionIcon
        variant="default"
        size="xl"
        aria-label={phrases.filtersAndOrder}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      {isSearchInBar ? search : mainAction}
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="min(440px, 85dvh)"
        title={phrases.filtersAndOrder}
      >
        <div className={classes['sheet']}>
          {isSearchInBar ? null : search}
          <FilterChips table={table} />
          <SortChoice table={table} />
          {exportButton}
          {actions}
        </div>
      </Drawer>
    </div>
  );
}

/** The sort menu, because cards have no column headers to tap. */
function SortChoice<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { state, columns } = table.props;
  const sortable = columns.filter((column) => column.sortable === true);
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ id, header }) => [
    { value: `${id}.asc`, label: phrases.ascending(header) },
    { value: `${id}.desc`, label: phrases.descending(header) },
  ]);
  return (
    <NativeSelect
      label={phrases.sortBy}
      value={sortToText(state.sort)}
      data={[{ value: '', label: phrases.ownOrder }, ...choices]}
      onChange={(event) => {
        const sort = sortFromText(event.currentTarget.value) ?? null;
        changeState(table, { ...state, sort, page: 1 }, { replace: true });
      }}
    />
  );
}
