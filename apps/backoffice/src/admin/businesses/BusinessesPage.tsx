import { adminLevel, reaches } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { IconBuildingStore, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { chosenIn, isDeletedShown, sortedBy } from '../../kits/lists/list-request.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { businessColumns } from './business-columns.ts';
import { listedBusinesses, searchOfBusinesses, withEnds, type ShownBusiness } from './business-rows.ts';
import type { ReadBusinesses } from './local-businesses.ts';
import { addBusinessPath, editInfoAt } from './paths.ts';
import { businessesQueries } from './queries.ts';
import { useBusinessMutations } from './use-business-mutations.ts';
import { useTransfer } from './use-transfer.tsx';

const byName = sortedBy('name');

/** The businesses that a super admin or a reseller manages. */
export function BusinessesPage() {
  const { businesses: words } = usePhrases();
  const list = useListState(byName);
  const { data: expiring } = useQuery(businessesQueries.aboutToExpire);
  const select = useMemo(() => {
    const addEnds = withEnds(expiring ?? []);
    return ({ businesses }: ReadBusinesses) => addEnds(businesses);
  }, [expiring]);
  const searched = { ...list.state, search: searchOfBusinesses(list.state.search) };
  const rows = useListInMemory({ ...businessesQueries.list, select }, searched, listedBusinesses);
  const isDeleted = isDeletedShown(list.state);
  const isExpiring = chosenIn(list.state, 'state').includes('expiring');
  const mayChange = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  const actions = useActions(isDeleted);
  return useListScreen<ShownBusiness>({
    ...list,
    ...rows,
    name: 'businesses',
    defaults: byName,
    words,
    icon: IconBuildingStore,
    idOf: ({ _id }) => _id,
    open: ({ _id }) => businessPageAt(_id),
    columns: useMemo(() => businessColumns(words, isExpiring), [words, isExpiring]),
    add: mayChange ? { to: addBusinessPath, label: words.add } : undefined,
    views: [
      {
        id: 'expiring',
        label: words.expiring,
        filters: { state: ['expiring'] },
        count: expiring?.length,
      },
    ],
    summary: isExpiring ? words.expiringHint : undefined,
    deletedView: {
      label: words.deleted,
      allLabel: words.active,
      count: rows.all?.filter(({ deleted }) => deleted).length,
      isShown: isDeleted,
    },
    ...(mayChange ? actions : {}),
  });
}

function useActions(isDeleted: boolean) {
  const { businesses: words } = usePhrases();
  const router = useRouter();
  const transfer = useTransfer();
  const { removeAction, removeMany, restoreAction, restoreMany } = useBusinessMutations();
  const editAction = ({ _id }: ShownBusiness) =>
    rowAction(IconPencil, words.form.edit, () => router.history.push(editInfoAt(_id)));
  return {
    rowActions: (row: ShownBusiness) =>
      isDeleted ? [restoreAction(row)] : [editAction(row), removeAction(row)],
    bulkActions: isDeleted ? [restoreMany] : [transfer.action, removeMany],
    dialogs: transfer.dialog,
  };
}
