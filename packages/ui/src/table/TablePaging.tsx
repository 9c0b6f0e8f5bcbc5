import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { ActionIcon } from '../controls/ActionIcon.tsx';
import { Menu } from '../controls/Menu.tsx';
import { formatCount } from '../figures/format-figures.ts';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import classes from './Footer.module.css';
import { pageCount } from './state/page-count.ts';
import { pageSizes as usualPageSizes, withPage, withPerPage } from './state/table-state.ts';
import { changeState } from './table-actions.ts';
import type { Table } from './use-table.ts';
import { writtenTotal } from './written-total.ts';

export function TablePaging<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { state, result, pageSizes = usualPageSizes, pageSizeNote } = table.props;
  if (result === undefined || result.total === 0) return null;
  const { page, perPage } = state;
  const { pages, isLast } = pageCount(result, { page, perPage, rowCount: table.rows.length });
  const before = (page - 1) * perPage;
  const range = phrases.range(
    formatCount(before + 1),
    formatCount(before + table.rows.length),
    writtenTotal(phrases, result),
  );
  const lastPage = result.isMore === true && !isLast ? `${formatCount(pages)}+` : formatCount(pages);
  const goTo = (wanted: number) => changeState(table, withPage(state, wanted));
  return (
    <nav className={classes['paging']} aria-label={phrases.paging}>
      <Menu position="top-end">
        <Menu.Target>
          <button type="button" className={classes['range']} title={phrases.changePerPage}>
            {range}
            <IconChevronDown size={13} stroke={1.8} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {pageSizeNote === undefined ? null : <Menu.Label>{pageSizeNote}</Menu.Label>}
          <Menu.RadioGroup
            value={String(state.perPage)}
            onChange={(size) => changeState(table, withPerPage(state, Number(size)), { replace: true })}
          >
            {pageSizes.map((size) => (
              <Menu.RadioItem key={size} value={String(size)}>
                {phrases.perPage(formatCount(size))}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        aria-label={phrases.previousPage}
        disabled={state.page <= 1}
        onClick={() => goTo(state.page - 1)}
      >
        <IconChevronLeft size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
      <span className={classes['page']}>{phrases.page(formatCount(page), lastPage)}</span>
      <ActionIcon aria-label={phrases.nextPage} disabled={isLast} onClick={() => goTo(state.page + 1)}>
        <IconChevronRight size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
