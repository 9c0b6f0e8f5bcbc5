import type { CallName } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import { DateTime, EmptyState, Panel, usePhrases } from '@tezga/ui';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { PageSteps } from './PageSteps.tsx';
import { businessPageQueries, type ActivityRow } from './queries.ts';
import { RowsTable, type RowsColumn } from './RowsTable.tsx';

const perPage = 15;

/** Who changed what in the business, and when; the newest first. */
export function ActivitySection({ businessId }: { readonly businessId: string }) {
  const { activity: words } = usePhrases();
  const [page, setPage] = useState(0);
  const query = useQuery(businessPageQueries.activity(businessId, page + 1));
  if (query.data === undefined) return <SectionState query={query} />;
  const { rows, total } = query.data;
  if (rows.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<IconHistory size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      </Panel>
    );
  }
  return (
    <>
      <Panel title={words.title} padding="none">
        <RowsTable<ActivityRow> rows={rows} idOf={({ _id }) => _id} columns={activityColumns(words)} />
      </Panel>
      <PageSteps page={page} hasNext={(page + 1) * perPage < total} onChange={setPage} />
    </>
  );
}

const activityColumns = (words: Phrases['activity']): readonly RowsColumn<ActivityRow>[] => [
  { label: words.action, cell: ({ action }) => actionWords(words, action) },
  { label: words.subject, cell: ({ subject }) => subject },
  { label: words.user, cell: ({ userName }) => userName },
  { label: words.at, cell: ({ at }) => <DateTime value={at} seconds /> },
];

/** An action without a phrase is shown by its code, never hidden. */
function actionWords({ actions }: Phrases['activity'], action: string): string {
  const words: Partial<Record<CallName, string>> = actions;
  return words[action as CallName] ?? action;
}
