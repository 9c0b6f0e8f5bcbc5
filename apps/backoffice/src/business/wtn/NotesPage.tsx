import { businessLevel, invoicesOnPageMost } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  formatCount,
  ListPage,
  toast,
  usePhrases,
  type FetchPage,
  type TableState,
  type TableView,
} from '@tezga/ui';
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { noteColumns } from './note-columns.tsx';
import { notePageSizes, notesRequest } from './notes-request.ts';
import { exportedNotes, wtnQueries, type Note } from './queries.ts';
import { useNoteActions } from './use-note-actions.tsx';
import { useNoteFilters } from './use-note-filters.ts';
import { WaitingNotices } from './WaitingNotices.tsx';
import { waitingQueries } from '../fiscal/index.ts';
import { newNotePath, notePath } from '../../kits/documents/document-paths.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = defaultTableState;

/** The notes that go with goods on the road, and what the tax authority says of each. */
export function NotesPage() {
  const phrases = usePhrases();
  const words = phrases.wtn;
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(newestFirst, notePageSizes);
  const request = notesRequest(state);
  const query = useQuery(wtnQueries.notes(request));
  const columns = useMemo(() => noteColumns(phrases), [phrases]);
  const mayIssue = businessLevel(useSession().role, 'wtn') === 'readWrite';
  const { dialog, ...actions } = useNoteActions(mayIssue);
  const kept = useListViews('wtn', state, newestFirst);
  const fetchPage: FetchPage<Note> = async (_page, _perPage, signal) => {
    const { rows, isCut } = await exportedNotes(request, signal);
    if (isCut)
      toast.warning({
        title: words.exportCutTitle,
        text: words.exportCutText(formatCount(invoicesOnPageMost)),
      });
    return { rows, total: rows.length };
  };
  const newButton = (
    <Button component={Link} to={newNotePath} leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}>
      {words.newNote}
    </Button>
  );
  return (
    <>
      <ListPage
        title={words.title}
        query={query}
        columns={columns}
        idOf={({ _id }) => _id}
        state={state}
        onStateChange={onStateChange}
        pageSizes={notePageSizes}
        pageSizeNote={words.pageRule}
        filters={useNoteFilters()}
        searchPlaceholder={words.searchHint}
        countLabel={words.count}
        fetchPage={fetchPage}
        exportNote={words.exportRule}
        groupCardsBy="date"
        onOpen={(note) => void navigate({ to: notePath(note) })}
        hrefOf={notePath}
        summary={<WaitingNotices mayIssue={mayIssue} />}
        empty={
          <EmptyState
            icon={<IconTruckDelivery size={17} stroke={1.6} />}
            title={words.emptyTitle}
            sentence={words.emptyText}
            {...(mayIssue ? { actions: newButton } : {})}
          />
        }
        {...actions}
        {...(mayIssue ? { mainAction: newButton } : {})}
        {...kept}
        views={[...useNoteViews(), ...('views' in kept ? kept.views : [])]}
      />
      {dialog}
    </>
  );
}

/** The lists one looks at most, with how much waits in each. */
function useNoteViews(): TableView[] {
  const { views } = usePhrases().wtn;
  const { data } = useQuery(waitingQueries.notes);
  return (['pending', 'error'] as const).map((status) => ({
    id: status,
    label: views[status],
    filters: { status: [status] },
    count: data?.wtns.filter((note) => note.status === status).length,
  }));
}
