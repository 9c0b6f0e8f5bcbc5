import {
  defaultTableState,
  ListPage,
  usePhrases,
  type BulkAction,
  type ListPageProps,
  type RowAction,
} from '@tezga/ui';
import { IconEyeCheck, IconFileInvoice } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListViews } from '../../lists/use-list-views.ts';
import { missedColumns } from './missed-columns.tsx';
import { missedPage, type MissedDocument } from './missed-documents.ts';
import { MissedNotice } from './MissedNotice.tsx';
import { useSeeMissed } from './use-see-missed.ts';

type FromPage = 'title' | 'breadcrumb' | 'state' | 'onStateChange' | 'pageSizes' | 'views' | 'allLabel';

interface MissedListProps extends Pick<ListPageProps<MissedDocument>, FromPage> {
  readonly query: Omit<ListPageProps<MissedDocument>['query'], 'data'>;
  /** Undefined until they are known. */
  readonly documents: readonly MissedDocument[] | undefined;
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** The documents that came too late for the tax authority, who knows it, and the deed that ends the warning. */
export function MissedList({ query, documents, ...page }: MissedListProps) {
  const phrases = usePhrases();
  const words = phrases.deadlines;
  const { state } = page;
  const navigate = useNavigate();
  const columns = useMemo(() => missedColumns(phrases), [phrases]);
  const seeing = useSeeMissed();
  const kept = useListViews('receipts-missed', state, defaultTableState);
  const open = ({ path }: MissedDocument) => void navigate({ to: path });
  const seeMany: BulkAction<MissedDocument> = {
    ...seeing.many,
    label: words.see.action,
    icon: <IconEyeCheck {...icon} />,
  };
  const rowActions = (document: MissedDocument): RowAction[] => [
    { label: words.open, icon: <IconFileInvoice {...icon} />, run: () => open(document) },
    ...(document.seen === null && seeing.maySee(document.kind)
      ? [{ label: words.see.action, icon: seeMany.icon, run: () => void seeing.one(document) }]
      : []),
  ];
  const maySeeAny = documents?.some(({ kind, seen }) => seen === null && seeing.maySee(kind)) === true;
  return (
    <ListPage
      {...page}
      query={{ ...query, data: documents === undefined ? undefined : missedPage(documents, state) }}
      columns={columns}
      idOf={({ _id }) => _id}
      searchPlaceholder={words.searchHint}
      countLabel={words.count}
      onOpen={open}
      hrefOf={({ path }) => path}
      rowActions={rowActions}
      isFaint={({ seen }) => seen !== null}
      {...(maySeeAny ? { bulkActions: [seeMany] } : {})}
      summary={<MissedNotice />}
      layout={kept.layout}
      onLayoutChange={kept.onLayoutChange}
    />
  );
}
