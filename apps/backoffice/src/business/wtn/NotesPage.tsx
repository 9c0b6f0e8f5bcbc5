import { businessLevel, invoicesOnPageMost } from '@tezga/domain';
import { usePhrases, type TableView } from '@tezga/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newNotePath, notePath } from '../../kits/documents/document-paths.ts';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { WaitingNotices } from '../deadlines/index.ts';
import { waitingQueries } from '../fiscal/index.ts';
import { noteColumns } from './note-columns.tsx';
import { noteResend } from './note-kind.ts';
import { notePageSizes, notesRequest } from './notes-request.ts';
import { exportedNotes, wtnQueries } from './queries.ts';
import { useNoteActions } from './use-note-actions.tsx';
import { useNoteFilters } from './use-note-filters.ts';

/** The notes that go with goods on the road, the newest first, and what the tax authority says of each. */
export function NotesPage() {
  const phrases = usePhrases();
  const words = phrases.wtn;
  const list = useListState(undefined, notePageSizes);
  const request = notesRequest(list.state);
  const mayIssue = businessLevel(useSession().role, 'wtn') === 'readWrite';
  const { dialog, ...actions } = useNoteActions(mayIssue);
  const page = useListScreen({
    ...list,
    ...actions,
    name: 'wtn',
    words,
    icon: IconTruckDelivery,
    idOf: ({ _id }) => _id,
    query: useQuery(wtnQueries.notes(request)),
    fetchPage: exportPages(words, invoicesOnPageMost, (signal) => exportedNotes(request, signal)),
    exportNote: words.exportRule,
    columns: useMemo(() => noteColumns(phrases), [phrases]),
    filters: useNoteFilters(),
    pageSizes: notePageSizes,
    pageSizeNote: words.pageRule,
    groupCardsBy: 'date',
    open: notePath,
    add: mayIssue ? { to: newNotePath, label: words.newNote } : undefined,
    summary: <NotesWaiting mayIssue={mayIssue} />,
    views: useNoteViews(),
  });
  return (
    <>
      {page}
      {dialog}
    </>
  );
}

/** What keeps notes from their NIVFSH. */
function NotesWaiting({ mayIssue }: { readonly mayIssue: boolean }) {
  const { waiting, resend } = usePhrases().wtn;
  const { data } = useQuery(waitingQueries.notes);
  return (
    <WaitingNotices
      kind="wtn"
      documents={data?.wtns ?? []}
      resending={noteResend}
      words={{ ...waiting, resend: resend.action }}
      mayIssue={mayIssue}
    />
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
