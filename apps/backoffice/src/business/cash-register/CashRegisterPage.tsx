import { businessLevel } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { IconCashRegister, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import classes from './CashRegister.module.css';
import { DrawerCards } from './DrawerCards.tsx';
import { FaultNotices } from './FaultNotices.tsx';
import { movementColumns } from './movement-columns.tsx';
import { operationsOf } from './movement-form.ts';
import { movementsRequest } from './movements-request.ts';
import { cashRegisterQueries, movementsPage, type Movement } from './queries.ts';
import { useMovementActions } from './use-movement-actions.tsx';
import { useMovementFilters } from './use-movement-filters.ts';
import { entryAddPath } from '../../kits/documents/document-paths.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = defaultTableState;

/** What was put into the drawers of the tills and taken out, and what should be in them now. */
export function CashRegisterPage() {
  const phrases = usePhrases();
  const words = phrases.cashRegister;
  const { state, onStateChange } = useListState(newestFirst);
  const request = movementsRequest(state);
  const list = useQuery(cashRegisterQueries.movements(request));
  const columns = useMemo(() => movementColumns(phrases), [phrases]);
  const { role } = useSession();
  const mayWrite = businessLevel(role, 'cashRegister') === 'readWrite';
  const offered = mayWrite ? operationsOf(role) : [];
  const chosen = state.filters['till'] ?? [];
  const fetchPage: FetchPage<Movement> = (page, perPage, signal) =>
    movementsPage({ ...request, paginationOptions: { page, maxCount: perPage } }, signal);
  const tillInAddress = chosen.length === 1 ? { till: chosen[0] } : {};
  const addButton = (
    <Button
      renderRoot={(props: object) => <Link {...props} to={entryAddPath} search={tillInAddress} />}
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {words.addTitle}
    </Button>
  );
  return (
    <ListPage
      title={words.title}
      query={list}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={useMovementFilters()}
      countLabel={words.count}
      fetchPage={fetchPage}
      groupCardsBy="at"
      summary={
        <div className={classes['summary']}>
          <FaultNotices movements={list.data?.rows ?? []} />
          <DrawerCards chosen={chosen} offered={offered} />
        </div>
      }
      empty={
        <EmptyState
          icon={<IconCashRegister size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      }
      {...(offered.length > 0 ? { mainAction: addButton } : {})}
      {...useMovementActions(mayWrite)}
      {...useListViews('cash-register', state, newestFirst)}
    />
  );
}
