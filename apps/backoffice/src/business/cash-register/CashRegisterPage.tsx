import { businessLevel } from '@tezga/domain';
import { EmptyState, usePhrases } from '@tezga/ui';
import { IconCashRegister } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entryAddPath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import classes from './CashRegister.module.css';
import { DrawerCards } from './DrawerCards.tsx';
import { FaultNotices } from './FaultNotices.tsx';
import { movementColumns } from './movement-columns.tsx';
import { operationsOf } from './movement-form.ts';
import { movementsRequest } from './movements-request.ts';
import { cashRegisterQueries, movementsPage } from './queries.ts';
import { useMovementActions } from './use-movement-actions.tsx';
import { useMovementFilters } from './use-movement-filters.ts';

/** What was put into the drawers of the tills and taken out, the newest first, and what should be in them now. */
export function CashRegisterPage() {
  const phrases = usePhrases();
  const words = phrases.cashRegister;
  const list = useListState();
  const request = movementsRequest(list.state);
  const query = useQuery(cashRegisterQueries.movements(request));
  const { role } = useSession();
  const mayWrite = businessLevel(role, 'cashRegister') === 'readWrite';
  const offered = mayWrite ? operationsOf(role) : [];
  const chosen = list.state.filters['till'] ?? [];
  const tillInAddress = chosen.length === 1 ? { till: chosen[0] } : {};
  return useListScreen({
    ...list,
    ...useMovementActions(mayWrite),
    name: 'cash-register',
    words,
    // Without a button: the cards of the drawers above it have theirs.
    empty: (
      <EmptyState
        icon={<IconCashRegister size={17} stroke={1.6} />}
        title={words.emptyTitle}
        sentence={words.emptyText}
      />
    ),
    idOf: ({ _id }) => _id,
    query,
    fetchPage: (page, maxCount, signal) =>
      movementsPage({ ...request, paginationOptions: { page, maxCount } }, signal),
    columns: useMemo(() => movementColumns(phrases), [phrases]),
    filters: useMovementFilters(),
    groupCardsBy: 'at',
    add: offered.length > 0 ? { to: entryAddPath, label: words.addTitle, search: tillInAddress } : undefined,
    summary: (
      <div className={classes['summary']}>
        <FaultNotices movements={query.data?.rows ?? []} />
        <DrawerCards chosen={chosen} offered={offered} />
      </div>
    ),
  });
}
