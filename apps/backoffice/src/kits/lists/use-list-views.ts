import { contract, type OutputOf } from '@tezga/contract';
import {
  tableStateFromSearch,
  tableStateToSearch,
  toast,
  usePhrases,
  type TableLayout,
  type TableState,
  type TableView,
} from '@tezga/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';

type SavedViews = OutputOf<typeof contract.views.list>;

const viewsQuery = (table: string) =>
  queryOptions({
    queryKey: ['views', table],
    queryFn: ({ signal }) => call(contract.views.list, { table }, { signal }),
    staleTime: Infinity,
  });

/** The user's saved filters and column layout of a list. */
export function useListViews(table: string, state: TableState, defaults: TableState) {
  const { area } = useSession();
  const phrases = usePhrases();
  const queries = useQueryClient();
  const { data } = useQuery(viewsQuery(table));
  const refresh = () => queries.invalidateQueries(viewsQuery(table));
  const showFailure = (error: Error) =>
    toast.error({ title: phrases.fallbacks['change-not-made'], text: error.message });

  const add = useMutation({
    mutationFn: (view: { name: string; search: string }) => call(contract.views.add, { table, ...view }),
    onSuccess: refresh,
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: (viewId: string) => call(contract.views.remove, { table, viewId }),
    onSuccess: refresh,
    onError: showFailure,
  });
  const saveLayout = useMutation({
    mutationFn: (layout: TableLayout | null) =>
      call(contract.views.saveLayout, { table, layout: layout === null ? null : mutable(layout) }),
    onMutate: (layout) =>
      queries.setQueryData<SavedViews>(viewsQuery(table).queryKey, (saved) =>
        saved === undefined ? saved : { ...saved, layout: layout === null ? null : mutable(layout) },
      ),
    onError: showFailure,
  });

  const layoutParts = {
    layout: data?.layout ?? undefined,
    onLayoutChange: (layout: TableLayout | undefined) => saveLayout.mutate(layout ?? null),
  };
  // Saved filters belong to a business, and super admins work outside all businesses.
  if (area === 'super-admin') return layoutParts;
  return {
    ...layoutParts,
    views: (data?.views ?? []).map((view) => asView(view, defaults)),
    onSaveView: (name: string) => add.mutate({ name, search: addressOf(state, defaults) }),
    onDeleteView: (id: string) => {
      const view = data?.views.find(({ _id }) => _id === id);
      if (view === undefined) return;
      remove.mutate(id, {
        onSuccess: () =>
          toast.undo({
            text: phrases.shell.viewRemoved(view.name),
            onUndo: () => add.mutate({ name: view.name, search: view.search }),
          }),
      });
    },
  };
}

function asView({ _id, name, search }: SavedViews['views'][number], defaults: TableState): TableView {
  const { filters, search: words, sort } = tableStateFromSearch(new URLSearchParams(search), defaults);
  return { id: _id, label: name, filters, search: words, sort, isOwn: true };
}

/** A saved filter starts at the first page and without a focused row. */
function addressOf(state: TableState, defaults: TableState): string {
  const { focus: _focus, ...rest } = state;
  return new URLSearchParams(tableStateToSearch({ ...rest, page: 1 }, defaults)).toString();
}

function mutable({ order, hidden, widths }: TableLayout) {
  return { order: [...order], hidden: [...hidden], widths: { ...widths } };
}
