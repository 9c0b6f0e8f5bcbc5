import { foldText } from '@tezga/domain';
import type { z } from 'zod';
import type { BookRow, GridPage, gridQuestion } from './api.ts';

type GridQuery = Pick<
  z.output<typeof gridQuestion>,
  'page' | 'perPage' | 'sortParams' | 'filterColumnDataList' | 'filterAllValue' | 'exactFilter'
>;

/** Filters, sorts and pages the rows of a table. */
export function gridPage(rows: readonly BookRow[], query: GridQuery): GridPage {
  const left = sorted(
    rows.filter((row) => isWanted(row, query)),
    query.sortParams,
  );
  const begin = (query.page - 1) * query.perPage;
  return { rows: left.slice(begin, begin + query.perPage), total: left.length };
}

function isWanted(row: BookRow, { filterColumnDataList, filterAllValue, exactFilter }: GridQuery): boolean {
  const matches = (value: string | number | undefined, wanted: string) => {
    const [has, wants] = [foldText(String(value ?? '')), foldText(wanted.trim())];
    return exactFilter ? has === wants : has.includes(wants);
  };
  const inAny = filterAllValue ?? '';
  return (
    filterColumnDataList.every(({ column, value }) => matches(row[column], value)) &&
    (inAny.trim() === '' || Object.values(row).some((value) => matches(value, inAny)))
  );
}

function sorted(rows: readonly BookRow[], sortParams: GridQuery['sortParams']): readonly BookRow[] {
  if (sortParams.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { column, direction } of sortParams) {
      const order = compared(one[column], other[column]);
      if (order !== 0) return direction === 'ASC' ? order : -order;
    }
    return 0;
  });
}

function compared(one: string | number | undefined, other: string | number | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return sortable(one).localeCompare(sortable(other), 'sq', { numeric: true });
}

/** Dates are written DD.MM.YYYY and compared as YYYY-MM-DD. */
const sortable = (value: string | number | undefined) =>
  String(value ?? '').replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
