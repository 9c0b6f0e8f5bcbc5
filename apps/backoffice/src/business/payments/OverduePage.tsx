import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Anchor,
  codeColumn,
  type Column,
  countColumn,
  dayColumn,
  nameColumn,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { subjectPath, subjectsPath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { overduePage, paymentsQueries, type OpenDocument } from './queries.ts';
import { hasStatement } from './statement-of.ts';
import { overdueRequest } from './subjects-request.ts';
import { useSendStatement } from './use-send-statement.tsx';
import { useMayPay } from './use-subject.ts';

/** The overdue invoices of customers, the oldest due day first; one click sends the statement of the customer. */
export function OverduePage() {
  const { payments } = usePhrases();
  const list = useListState();
  const request = overdueRequest(list.state);
  const navigate = useNavigate();
  const mayWrite = useMayPay();
  const { send, sendingTo, dialog } = useSendStatement();
  return useListScreen<OpenDocument>({
    ...list,
    name: 'overdue-documents',
    hasSavedViews: false,
    words: payments.overdue,
    icon: IconCalendarDue,
    breadcrumb: [
      <Link key="list" to={subjectsPath}>
        {payments.list.title}
      </Link>,
    ],
    idOf: ({ _id }) => _id,
    query: useQuery(paymentsQueries.overdue(request)),
    fetchPage: (page, perPage, signal) => overduePage({ ...request, page, perPage }, signal),
    columns: useMemo(
      () => overdueColumns(payments, mayWrite ? { send, sendingTo } : null),
      [payments, mayWrite, send, sendingTo],
    ),
    filters: [],
    onOpen: (document) => void navigate({ to: subjectPath(document) }),
    dialogs: dialog ?? undefined,
  });
}

type Sending = Pick<ReturnType<typeof useSendStatement>, 'send' | 'sendingTo'>;

function overdueColumns(
  { card: words, overdue, statement }: Phrases['payments'],
  sending: Sending | null,
): Column<OpenDocument>[] {
  const currency = { header: words.currency, of: (document: OpenDocument) => document.currency };
  return [
    nameColumn('subjectName', overdue.customer, 200, ({ subjectName }) => subjectName, { minWidth: 120 }),
    codeColumn('number', words.number, 120, ({ number }) => number, { card: 'detail' }),
    dayColumn('dueDate', words.dueDate, 110, ({ dueDate }) => dueDate, { card: 'detail' }),
    countColumn('overdue', words.overdue, 110, ({ daysOverdue }) => daysOverdue),
    amountColumn('openMon', words.openMon, 130, ({ openMon }) => openMon, { currency, card: 'amount' }),
    amountColumn('open', words.openLek, 130, ({ open }) => open, { footerTotal: true }),
    ...(sending === null ? [] : [statementColumn(overdue.statement, statement.send, sending)]),
  ];
}

function statementColumn(header: string, label: string, { send, sendingTo }: Sending): Column<OpenDocument> {
  return {
    ...textColumn<OpenDocument>('send', header, 150, () => label, { card: 'action' }),
    cell: ({ type, subjectId, subjectName: name, email }) =>
      hasStatement({ subjectId }) ? (
        <Anchor
          component="button"
          type="button"
          disabled={sendingTo.includes(subjectId)}
          aria-label={`${label}: ${name}`}
          onClick={() => send({ type, subjectId, name, email })}
        >
          {label}
        </Anchor>
      ) : null,
  };
}
