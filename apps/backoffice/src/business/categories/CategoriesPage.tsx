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
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoryPage, whichList, type CategoryRow } from './category-rows.ts';
import { categoriesQueries } from './queries.ts';
import { useCategoryActions } from './use-category-actions.tsx';

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };

/** What articles are grouped by, with how many there are in each. */
export function CategoriesPage() {
  const { categories: words } = usePhrases();
  const { state, onStateChange } = useListState(byName);
  const which = whichList(state);
  const query = useQuery({ ...categoriesQueries.list(which), select: (all) => categoryPage(all, state) });
  const { data: all } = useQuery(categoriesQueries.list(which));
  const { data: deleted } = useQuery(categoriesQueries.list('deleted'));
  const columns = useMemo(() => categoryColumns(words, which), [words, which]);
  const mayWrite = businessLevel(useSession().role, 'articlesAndCategories') === 'readWrite';
  const actions = useCategoryActions(mayWrite, which);
  const fetchPage: FetchPage<CategoryRow> = async (page, perPage) =>
    categoryPage(all ?? [], { ...state, page, perPage });
  const kept = useListViews('categories', state, byName);
  const deletedView = {
    id: 'deleted',
    label: words.deleted,
    filters: { state: ['deleted'] },
    count: deleted?.length,
  };
  const addButton = (
    <Button
      component={Link}
      to="/category/add-category"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {words.addTitle}
    </Button>
  );
  return (
    <ListPage
      title={words.title}
      query={query}
      columns={columns}
      idOf={({ category_id: id }) => id}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={words.searchHint}
      countLabel={words.count}
      fetchPage={fetchPage}
      empty={
        <EmptyState
          icon={<IconCategory size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
          {...(mayWrite ? { actions: addButton } : {})}
        />
      }
      isFaint={() => which === 'deleted'}
      {...actions}
      {...(mayWrite ? { mainAction: addButton } : {})}
      {...kept}
      allLabel={words.current}
      views={[deletedView, ...('views' in kept ? kept.views : [])]}
    />
  );
}
