import { usePhrases } from '@tezga/ui';
import { useMemo } from 'react';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { missedColumns } from './missed-columns.tsx';
import { missedPage, type MissedDocument } from './missed-documents.ts';
import { missedFilters, type WaitingPart } from './missed-view.ts';
import { MissedNotice } from './MissedNotice.tsx';
import { useMissedActions } from './use-missed-actions.tsx';

interface MissedListProps extends WaitingPart {
  /** Undefined while loading. */
  readonly documents: readonly MissedDocument[] | undefined;
}

const noneYet: readonly MissedDocument[] = [];

/** The documents that missed their deadline, who has marked each as seen, and the actions on them. */
export function MissedList({ query, documents, ...page }: MissedListProps) {
  const phrases = usePhrases();
  const words = phrases.deadlines;
  return useListScreen<MissedDocument>({
    ...page,
    ...useMissedActions(documents ?? noneYet),
    name: 'receipts-missed',
    hasSavedViews: false,
    words: { title: page.title, searchHint: words.searchHint, count: words.count },
    idOf: ({ _id }) => _id,
    query: { ...query, data: documents === undefined ? undefined : missedPage(documents, page.state) },
    columns: useMemo(() => missedColumns(phrases), [phrases]),
    fixedFilters: missedFilters,
    open: ({ path }) => path,
    isFaint: ({ seen }) => seen !== null,
    summary: <MissedNotice />,
  });
}
