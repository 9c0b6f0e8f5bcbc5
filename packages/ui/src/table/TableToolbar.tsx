import { ColumnsMenu } from './ColumnsMenu.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { SelectingSwitch } from './bulk/SelectingSwitch.tsx';
import classes from './Toolbar.module.css';
import type { Table } from './use-table.ts';

/** Search and filters, and at the right the legend and the columns menu. */
export function TableToolbar<Row>({ table }: { readonly table: Table<Row> }) {
  const { searchPlaceholder, toolbarAside } = table.props;
  return (
    <div className={classes['toolbar']} data-narrow={table.isNarrow || undefined}>
      {searchPlaceholder === undefined ? null : <SearchBox table={table} />}
      <FilterChips table={table} />
      <div className={classes['aside']}>
        {toolbarAside}
        {table.isNarrow ? <SelectingSwitch table={table} /> : <ColumnsMenu layout={table.layout} />}
      </div>
    </div>
  );
}
