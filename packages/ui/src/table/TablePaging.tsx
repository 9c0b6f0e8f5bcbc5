import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { ActionIcon } from '../controls/ActionIcon.tsx';
import { Menu } from '../controls/Menu.tsx';
import { formatCount } from '../figures/format-figures.ts';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import classes from './Footer.module.css';
import { pageSizes, withPage, withPerPage } from './table-state.ts';
import { changeState } from './table-deeds.ts';
import type { Table } from './use-table.ts';

export function TablePaging<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { state, result } = table.props;
  if (result === undefined || result.total === 0) return null;
  const pages = Math.max(Math.ceil(result.total / state.perPage), 1);
  const before = (state.page - 1) * state.perPage;
  const range = phrases.range(
    formatCount(before + 1),
    formatCount(before + table.rows.length),
    formatCount(result.total),
  );
  const goTo = (page: number) => changeState(table, withPage(state, page));
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
          <Menu.RadioGroup
            value={String(state.perPage)}
            onChange={(size) => changeState(table, withPerPage(state, Number(size)), { replace: true })}
          >
            {pageSizes.map((size) => (
              <Menu.RadioItem key={size} value={String(size)}>
                {phrases.perPage(size)}
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
      <span className={classes['page']}>{phrases.page(formatCount(state.page), formatCount(pages))}</span>
      <ActionIcon
        aria-label={phrases.nextPage}
        disabled={state.page >= pages}
        onClick={() => goTo(state.page + 1)}
      >
        <IconChevronRight size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
