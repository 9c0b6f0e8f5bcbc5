import { businessLevel } from '@tezga/domain';
import { periodFilter, usePhrases, type RowAction } from '@tezga/ui';
import { IconCashRegister, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entryAddPath } from '../../kits/documents/document-paths.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { useResendDocuments } from '../deadlines/index.ts';
import { useOperatorFilter } from '../employees/index.ts';
import classes from './CashRegister.module.css';
import { DrawerCards } from './DrawerCards.tsx';
import { FaultNotices } from './FaultNotices.tsx';
import { movementColumns } from './movement-columns.ts';
import { operationsOf } from './movement-form.ts';
import { movementsRequest } from './movements-request.ts';
import { cashRegisterQueries, movementsPage, type Movement } from './queries.ts';
import { useTillFilter } from './use-till-filter.ts';

/** The list of cash movements, newest first, and the expected cash in each drawer. */
export function CashRegisterPage() {
  const phrases = usePhrases();
  const words = phrases.cashRegister;
  const list = useListState();
  const request = movementsRequest(list.state);
  const query = useQuery(cashRegisterQueries.movements(request));
  const resending = useResendDocuments();
  const { role } = useSession();
  const mayWrite = businessLevel(role, 'cashRegister') === 'readWrite';
  const offered = mayWrite ? operationsOf(role) : [];
  const chosen = list.state.filters['till'] ?? [];
  const tillInAddress = chosen.length === 1 ? { till: chosen[0] } : {};
  /** Resends a movement that the tax authority has not accepted yet. */
  const resendAction = ({ _id, status }: Movement): RowAction => ({
    ...rowAction(IconRefresh, phrases.deadlines.resend.action, () =>
      resending.now([{ _id, kind: 'deposit' }]),
    ),
    disabled: status === 'fiscalized',
  });
  return useListScreen({
    ...list,
    name: 'cash-register',
    words,
    icon: IconCashRegister,
    idOf: ({ _id }) => _id,
    query,
    fetchPage: (page, maxCount, signal) =>
      movementsPage({ ...request, paginationOptions: { page, maxCount } }, signal),
    columns: useMemo(() => movementColumns(phrases), [phrases]),
    filters: [
      periodFilter('period', words.period),
      useTillFilter(words.till),
      ...useOperatorFilter(words.who),
    ],
    rowActions: mayWrite ? (row) => [resendAction(row)] : undefined,
    groupCardsBy: 'date',
    add: offered.length > 0 ? { to: entryAddPath, label: words.addTitle, search: tillInAddress } : undefined,
    // An empty list needs no button, because the drawer cards above it have one.
    hasEmptyAction: false,
    summary: (
      <div className={classes['summary']}>
        <FaultNotices movements={query.data?.rows ?? []} />
        <DrawerCards chosen={chosen} offered={offered} />
      </div>
    ),
  });
}
