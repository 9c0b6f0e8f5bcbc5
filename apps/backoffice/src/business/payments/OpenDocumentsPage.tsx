import { negated } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountColumn,
  Anchor,
  type Column,
  countColumn,
  dayColumn,
  defaultTableState,
  Panel,
  SideList,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { paymentPath, subjectPath, subjectsPath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { documentName } from './payment-form.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { openPage, paymentsQueries, type OpenDocument } from './queries.ts';
import { cardRequest, openRequest } from './subjects-request.ts';
import { SubjectActions, type SubjectDialog } from './SubjectActions.tsx';
import { SubjectDialogs } from './SubjectDialogs.tsx';
import { SubjectSummary } from './SubjectSummary.tsx';
import { useDocumentPath, useSubject, type DocumentPath } from './use-subject.ts';

/**
 * The open documents of a customer or supplier, the oldest first, and the credits that can be set off against them.
 */
export function OpenDocumentsPage() {
  const { payments } = usePhrases();
  const words = payments.card;
  const of = useSubject();
  const list = useListState();
  const request = openRequest(of, list.state);
  const query = useQuery(paymentsQueries.open(request));
  const { data: card } = useQuery(paymentsQueries.card(cardRequest(of, defaultTableState)));
  const known = query.data?.known;
  const documentPath = useDocumentPath();
  const navigate = useNavigate();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [openedDialog, setOpenedDialog] = useState<SubjectDialog | null>(null);
  const clientCredit = card?.known.clientCredit ?? null;
  const open = (document: OpenDocument) => {
    const path = documentPath(document);
    if (path !== null) void navigate({ to: path });
    else if (document.isAdvance) setOpenedId(document._id);
  };
  return useListScreen<OpenDocument>({
    ...list,
    name: 'open-documents',
    hasSavedViews: false,
    area: 'customers',
    words: {
      ...words,
      title: card?.known.subject.name ?? words.documents,
      emptyTitle: words.nothingOpenTitle,
      emptyText: words.nothingOpenText,
    },
    hasCount: false,
    icon: IconScale,
    breadcrumb: [
      <Link key="list" to={subjectsPath}>
        {payments.list.title}
      </Link>,
      <Link key="card" to={subjectPath(of)}>
        {words.entries}
      </Link>,
    ],
    idOf: ({ _id }) => _id,
    query,
    fetchPage: (page, perPage, signal) => openPage({ ...request, page, perPage }, signal),
    columns: useMemo(() => documentColumns(payments, documentPath), [payments, documentPath]),
    filters: [],
    add: { to: paymentPath, label: words.pay, search: { type: of.type, subject: of.subjectId } },
    hasEmptyAction: false,
    actions: (
      <SubjectActions subject={card?.known.subject} clientCredit={clientCredit} onOpen={setOpenedDialog} />
    ),
    summary: (
      <SubjectSummary of={of} tab="documents" sums={known} clientCredit={clientCredit}>
        <Credits credits={known?.credits ?? []} onOpen={open} />
      </SubjectSummary>
    ),
    dialogs: (
      <>
        {openedId === null ? null : <PaymentDialog id={openedId} onClose={() => setOpenedId(null)} />}
        <SubjectDialogs
          opened={openedDialog}
          subject={card?.known.subject}
          clientCredit={clientCredit}
          onClose={() => setOpenedDialog(null)}
        />
      </>
    ),
    onOpen: open,
  });
}

interface CreditsProps {
  readonly credits: readonly OpenDocument[];
  readonly onOpen: (credit: OpenDocument) => void;
}

function Credits({ credits, onOpen }: CreditsProps) {
  const { card: words } = usePhrases().payments;
  if (credits.length === 0) return null;
  return (
    <Panel title={words.credits}>
      <SideList
        items={credits.map((credit) => ({
          key: credit._id,
          name: (
            <Anchor component="button" type="button" onClick={() => onOpen(credit)}>
              {documentName(words, credit)}
            </Anchor>
          ),
          value: (
            <>
              <Amount value={negated(credit.openMon)} emphasis="strong" /> {credit.currency}
            </>
          ),
        }))}
      />
    </Panel>
  );
}

function documentColumns(
  { card: words, paidStates }: Phrases['payments'],
  documentPath: DocumentPath,
): Column<OpenDocument>[] {
  const currency = { header: words.currency, of: (document: OpenDocument) => document.currency };
  const nameOf = (document: OpenDocument) => documentName(words, document);
  return [
    {
      ...textColumn<OpenDocument>('number', words.number, 160, nameOf, {
        minWidth: 100,
        strong: true,
        hideable: false,
        card: 'title',
      }),
      // On a phone the row is a card, which is a button and may not contain a link; a click on it opens the document.
      cardCell: nameOf,
      cell: (document) => {
        const path = documentPath(document);
        if (path === null) return nameOf(document);
        return (
          <Anchor component={Link} to={path}>
            {nameOf(document)}
          </Anchor>
        );
      },
    },
    dayColumn('date', words.date, 110, ({ date }) => date),
    dayColumn('dueDate', words.dueDate, 110, ({ dueDate }) => dueDate, { card: 'detail' }),
    countColumn('overdue', words.overdue, 110, ({ daysOverdue }) => Math.max(daysOverdue, 0)),
    textColumn('state', words.state, 130, ({ paidState }) => paidStates[paidState], {
      minWidth: 80,
      card: 'badge',
    }),
    amountColumn('charged', words.charged, 130, ({ chargedMon }) => chargedMon, {
      currency,
      emphasis: 'normal',
    }),
    amountColumn('openMon', words.openMon, 130, ({ openMon }) => openMon, { currency, card: 'amount' }),
    amountColumn('open', words.openLek, 130, ({ open }) => open, { footerTotal: true }),
  ];
}
