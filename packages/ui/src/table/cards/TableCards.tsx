import { tiranaDay } from '@tezga/domain';
import { useMemo, useRef } from 'react';
import { formatDateTime } from '../../figures/format-date-time.ts';
import { formatCount } from '../../figures/format-figures.ts';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { groupByDay, isWholeDay } from './card-groups.ts';
import type { CardGroup } from './card-groups.ts';
import classes from './Cards.module.css';
import { formatCellNumber } from '../cell-number.ts';
import { daysAfter } from '../filters/date-range.ts';
import { sumOf } from '../bulk/row-selection.ts';
import { TableCard } from './TableCard.tsx';
import { TableMessage } from '../TableMessage.tsx';
import { useCountLabel } from '../use-count-label.ts';
import { pageCount } from '../state/page-count.ts';
import { useFocusRequest } from '../use-row-focus.ts';
import { useToday } from '../filters/use-today.ts';
import type { Table } from '../use-table.ts';

/** The list on a phone: a card of two lines for each row, grouped by day if the list is sorted by date. */
export function TableCards<Row>({ table }: { readonly table: Table<Row> }) {
  const { props, rows } = table;
  const { groupCardsBy, columns, state } = props;
  const groups = useMemo(() => {
    const isByDate = state.sort === null || state.sort.column === groupCardsBy;
    const date = isByDate ? columns.find(({ id }) => id === groupCardsBy) : undefined;
    return groupByDay(rows, (row) => {
      const moment = date?.text(row) ?? null;
      return moment instanceof Date ? tiranaDay(moment) : null;
    });
  }, [rows, columns, groupCardsBy, state.sort]);
  const cards = useRef<HTMLDivElement>(null);
  useFocusRequest(table.focus, rows.length > 0, (index) => {
    const card = cards.current?.querySelector<HTMLElement>(`[data-card="${index}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  });
  if (props.status === 'loading' && props.result === undefined) return <CardSkeleton />;
  if (props.status === 'error' || rows.length === 0) {
    return (
      <div className={classes['list']}>
        <TableMessage table={table} />
      </div>
    );
  }
  return (
    <div ref={cards} className={classes['cards']} data-waiting={props.status === 'loading' || undefined}>
      {groups.map((group, place) => (
        <section key={`${group.day}-${group.rows[0]?.index}`}>
          {group.day === null ? null : (
            <DayHead
              table={table}
              group={group}
              day={group.day}
              isWhole={isWholeDay(place, groups.length, pageEdges(table))}
            />
          )}
          <ul className={classes['list']} aria-label={props.label}>
            {group.rows.map(({ row, index }) => (
              <TableCard key={props.idOf(row)} table={table} row={row} index={index} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface DayHeadProps<Row> {
  readonly table: Table<Row>;
  readonly group: CardGroup<Row>;
  readonly day: string;
  /** Whether all rows of the day are on this page. */
  readonly isWhole: boolean;
}

function pageEdges<Row>({ props: { state, result }, rows }: Table<Row>) {
  const { page, perPage } = state;
  const isLastPage = pageCount(result ?? { total: 0 }, { page, perPage, rowCount: rows.length }).isLast;
  return { isFirstPage: page === 1, isLastPage };
}

/**
 * The heading of a day with its count and sum. They are omitted if some rows of the day may be on another
 * page and the server did not send the totals of the day.
 */

function DayHead<Row>({ table, group, day, isWhole }: DayHeadProps<Row>) {
  const { table: phrases } = usePhrases();
  const countLabel = useCountLabel(table.props.countLabel);
  const today = useToday();
  const names = new Map([
    [today, phrases.today],
    [daysAfter(today, -1), phrases.yesterday],
  ]);
  const name = names.get(day);
  const amount = table.props.columns.find(({ card }) => card === 'amount');
  const rows = group.rows.map(({ row }) => row);
  const ofPage = isWhole
    ? { count: rows.length, sum: amount === undefined ? null : sumOf(amount, rows) }
    : null;
  const totals = table.props.result?.days?.get(day) ?? ofPage;
  return (
    <h2 className={classes['day']}>
      <span>
        {name === undefined ? '' : `${name}, `}
        {formatDateTime(day, 'day')}
      </span>
      {totals === null ? null : (
        <span>
          {countLabel(totals.count, formatCount(totals.count))}
          {amount === undefined || totals.sum === null ? null : (
            <>
              {' · '}
              <b data-negative={totals.sum < 0 || undefined}>{formatCellNumber(amount, totals.sum)}</b>{' '}
              {amount.unit}
            </>
          )}
        </span>
      )}
    </h2>
  );
}

const bones = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function CardSkeleton() {
  const { ui } = usePhrases();
  return (
    <div className={classes['list']}>
      {bones.map((bone, index) => (
        <div key={bone} className={classes['bones']} style={{ opacity: 1 - index / 10 }} aria-hidden>
          <span style={{ width: `${45 + ((index * 13) % 20)}%` }} />
          <span style={{ width: '22%' }} />
          <span style={{ width: '34%' }} />
          <span style={{ width: `${18 + ((index * 7) % 8)}%` }} />
        </div>
      ))}
      <output className={classes['loading']}>{ui.loading}</output>
    </div>
  );
}
