import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountColumn,
  Anchor,
  type Column,
  dayColumn,
  Notice,
  periodFilter,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { paymentPath, subjectsPath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { cardPage, paymentsQueries, type CardEntry, type SubjectCard } from './queries.ts';
import { SubjectActions, type SubjectDialog } from './SubjectActions.tsx';
import { SubjectDialogs } from './SubjectDialogs.tsx';
import { cardRequest } from './subjects-request.ts';
import { SubjectSummary } from './SubjectSummary.tsx';
import { useDocumentPath, useSubject, type DocumentPath } from './use-subject.ts';

/** The card of a customer or supplier: each invoice, credit note and payment with the running balance. */
export function SubjectPage() {
  const { payments } = usePhrases();
  const words = payments.card;
  const of = useSubject();
  const list = useListState();
  const request = cardRequest(of, list.state);
  const query = useQuery(paymentsQueries.card(request));
  const known = query.data?.known;
  const documentPath = useDocumentPath();
  const navigate = useNavigate();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [openedDialog, setOpenedDialog] = useState<SubjectDialog | null>(null);
  const clientCredit = known?.clientCredit ?? null;
  const open = (entry: CardEntry) => {
    const document = invoiceOf(entry);
    const path = document === null ? null : documentPath(document);
    if (path !== null) void navigate({ to: path });
    else if (document === null) setOpenedId(entry.documentId);
  };
  return useListScreen<CardEntry>({
    ...list,
    name: 'subject-card',
    hasSavedViews: false,
    hasCount: false,
    area: 'customers',
    words: { ...words, title: known?.subject.name ?? words.title },
    icon: IconScale,
    breadcrumb: [
      <Link key="list" to={subjectsPath}>
        {payments.list.title}
      </Link>,
    ],
    idOf: ({ _id, currency }) => `${_id} ${currency}`,
    query,
    fetchPage: (page, perPage, signal) => cardPage({ ...request, page, perPage }, signal),
    columns: useMemo(() => entryColumns(payments, documentPath, setOpenedId), [payments, documentPath]),
    filters: [periodFilter('date', words.date)],
    add: { to: paymentPath, label: words.pay, search: { type: of.type, subject: of.subjectId } },
    hasEmptyAction: false,
    actions: <SubjectActions subject={known?.subject} clientCredit={clientCredit} onOpen={setOpenedDialog} />,
    summary: (
      <SubjectSummary of={of} tab="entries" sums={known?.subject} clientCredit={clientCredit}>
        <Opening known={known} />
      </SubjectSummary>
    ),
    dialogs: (
      <>
        {openedId === null ? null : <PaymentDialog id={openedId} onClose={() => setOpenedId(null)} />}
        <SubjectDialogs
          opened={openedDialog}
          subject={known?.subject}
          clientCredit={clientCredit}
          onClose={() => setOpenedDialog(null)}
        />
      </>
    ),
    onOpen: open,
  });
}

const purchaseKinds: ReadonlySet<CardEntry['kind']> = new Set([
  'purchase',
  'supplier-credit',
  'purchase-reversal',
]);

/** The link to the invoice or purchase of an entry; null for a payment. */
function invoiceOf({ kind, documentId }: CardEntry) {
  const isPurchase = purchaseKinds.has(kind);
  const isInvoice = kind === 'invoice' || kind === 'credit-note' || isPurchase;
  return documentId === null || !isInvoice ? null : { _id: documentId, isAdvance: false, isPurchase };
}

/** The opening balances, if the list is limited to a period. */
function Opening({ known }: { readonly known: SubjectCard | undefined }) {
  const { card } = usePhrases().payments;
  if (known === undefined || known.opening.length === 0) return null;
  return (
    <Notice tone="info" title={card.opening}>
      {known.opening.map(({ currency, balanceMon }) => (
        <span key={currency}>
          <Amount value={balanceMon} /> {currency}{' '}
        </span>
      ))}
    </Notice>
  );
}

function entryColumns(
  { card: words, kinds }: Phrases['payments'],
  documentPath: DocumentPath,
  onPayment: (id: string) => void,
): Column<CardEntry>[] {
  const currency = { header: words.currency, of: (entry: CardEntry) => entry.currency };
  const pathOf = (entry: CardEntry) => {
    const document = invoiceOf(entry);
    return document === null ? null : documentPath(document);
  };
  return [
    dayColumn('date', words.date, 110, ({ date }) => date, { hideable: false, card: 'detail' }),
    textColumn('kind', words.kind, 150, ({ kind }) => kinds[kind], { minWidth: 90, card: 'badge' }),
    {
      ...textColumn<CardEntry>('number', words.number, 150, ({ number }) => number, {
        minWidth: 100,
        strong: true,
        card: 'title',
      }),
      // On a phone the row is a card, which is a button and may not contain a link; a click on it opens the document.
      cardCell: ({ number }) => number,
      cell: (entry) => {
        const path = pathOf(entry);
        if (path !== null) {
          return (
            <Anchor component={Link} to={path}>
              {entry.number}
            </Anchor>
          );
        }
        const { documentId, number } = entry;
        if (documentId === null || invoiceOf(entry) !== null) return number;
        return (
          <Anchor component="button" type="button" onClick={() => onPayment(documentId)}>
            {number}
          </Anchor>
        );
      },
    },
    amountColumn('amountMon', words.amountMon, 140, ({ amountMon }) => amountMon, {
      currency,
      card: 'amount',
    }),
    amountColumn('amount', words.amount, 130, ({ amount }) => amount, { emphasis: 'normal' }),
    amountColumn('balanceMon', words.balanceMon, 150, ({ balanceMon }) => balanceMon, {
      currency,
      emphasis: 'normal',
      hiddenByDefault: true,
    }),
    amountColumn('balance', words.balance, 140, ({ balance }) => balance),
  ];
}
