import { printsAtOnce } from '@tezga/contract';
import { businessLevel, fiscalStatuses, invoicesOnPageMax, noteTransactionCodes } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  choiceFilter,
  codeColumn,
  codeFilter,
  type Column,
  dateColumn,
  fiscalCodeColumn,
  formatCount,
  periodFilter,
  recordOption,
  statusColumn,
  textColumn,
  toast,
  usePhrases,
} from '@tezga/ui';
import { IconPrinter, IconRefresh, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { newNotePath, notePath } from '../../kits/documents/document-paths.ts';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { PrintDocuments } from '../../kits/documents/PrintDocuments.tsx';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { sizesUpTo } from '../../kits/lists/list-request.ts';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { useSession } from '../../session/session-context.ts';
import { useTillFilter } from '../cash-register/index.ts';
import { WaitingNotices } from '../deadlines/index.ts';
import { useOperatorFilter } from '../employees/index.ts';
import { faultSentence, useResend, waitingQueries, watchedViews } from '../fiscal/index.ts';
import { notesRequest } from './notes-request.ts';
import { noteResend, notePrint } from './note-kind.ts';
import { exportedNotes, wtnQueries, type Note } from './queries.ts';

const pageSizes = sizesUpTo(invoicesOnPageMax);

/** The list of accompanying invoices, newest first, with the state of each at the tax authority. */
export function NotesPage() {
  const phrases = usePhrases();
  const { wtn: words, ui } = phrases;
  const list = useListState(undefined, pageSizes);
  const request = notesRequest(list.state);
  const { data: waiting } = useQuery(waitingQueries.notes);
  const mayIssue = businessLevel(useSession().role, 'wtn') === 'readWrite';
  return useListScreen({
    ...list,
    ...useNoteActions(mayIssue),
    name: 'wtn',
    words,
    icon: IconTruckDelivery,
    idOf: ({ _id }) => _id,
    query: useQuery(wtnQueries.notes(request)),
    fetchPage: exportPages(words, invoicesOnPageMax, (signal) => exportedNotes(request, signal)),
    exportNote: words.exportRule,
    columns: useMemo(() => noteColumns(phrases), [phrases]),
    filters: [
      periodFilter('date', words.date),
      codeFilter('status', words.state, fiscalStatuses, ui.states),
      codeFilter('transaction', words.transaction, noteTransactionCodes, words.transactions),
      choiceFilter('shop', words.shop, useOptions(necessaryQueries.shops, recordOption)),
      useTillFilter(words.till),
      ...useOperatorFilter(words.operator),
    ],
    pageSizes,
    pageSizeNote: words.pageRule,
    groupCardsBy: 'date',
    open: notePath,
    add: mayIssue ? { to: newNotePath, label: words.newNote } : undefined,
    summary: (
      <WaitingNotices
        kind="wtn"
        documents={waiting?.wtns ?? []}
        resending={noteResend}
        words={{ ...words.waiting, resend: words.resend.action }}
        mayIssue={mayIssue}
      />
    ),
    views: watchedViews(words.views, (wanted) => ({
      count: waiting?.wtns.filter(({ status }) => status === wanted).length,
    })),
  });
}

/** Row and bulk actions of the list: all roles open and print, roles that may issue also resend. */
function useNoteActions(mayIssue: boolean) {
  const { wtn: words } = usePhrases();
  const resend = useResend(noteResend);
  const [printed, setPrinted] = useState<readonly Note[]>([]);
  const [only, ...others] = printed;
  const name =
    only !== undefined && others.length === 0
      ? words.page.heading(only.wtnNumber)
      : words.count(printed.length, formatCount(printed.length));
  const close = () => setPrinted([]);
  /**
   * Opens the print dialog. Returns false (not confirmed), because the dialog prints and the bulk action has nothing to
   * run.
   */
  const printMany = async (notes: readonly Note[]) => {
    if (notes.length <= printsAtOnce) setPrinted(notes);
    else toast.warning({ title: words.print.action, text: words.print.tooMany(formatCount(printsAtOnce)) });
    return false;
  };
  return {
    dialogs:
      printed.length === 0 ? null : (
        <PrintDocuments kind={notePrint} ids={printed.map(({ _id }) => _id)} name={name} onClose={close} />
      ),
    rowActions: (note: Note) => [
      rowAction(IconPrinter, words.print.action, () => setPrinted([note])),
      ...(mayIssue && note.status !== 'fiscalized'
        ? [rowAction(IconRefresh, words.resend.action, () => resend.now([note]))]
        : []),
    ],
    bulkActions: [
      bulkAction<Note>(IconPrinter, words.print.action, { confirm: printMany, run: async () => [] }),
      ...(mayIssue ? [bulkAction<Note>(IconRefresh, words.resend.action, resend.many)] : []),
    ],
  };
}

const routeOf = ({ startCity, destinationCity }: Note) => `${startCity} → ${destinationCity}`;
const invoiceOf = ({ invoiceNumber }: Note) => invoiceNumber && numberParts(invoiceNumber).number;
const named = { strong: true, hideable: false, sortable: true, card: 'detail' } as const;
const hidden = { hiddenByDefault: true };

function noteColumns(phrases: Phrases): Column<Note>[] {
  const { wtn, ui } = phrases;
  return [
    textColumn('number', wtn.number, 96, ({ wtnNumber }) => wtnNumber, named),
    statusColumn('state', wtn.state, 116, ui.states, ({ status }) => status, {
      hint: ({ fault }) => faultSentence(phrases, fault),
      filterBy: { filter: 'status', value: ({ status }) => status },
    }),
    dateColumn('date', wtn.date, 142, ({ date }) => date, { sortable: true, groupsCards: true }),
    textColumn('route', wtn.route, 190, routeOf, { minWidth: 110, sortable: true, card: 'title' }),
    codeColumn('plates', wtn.plates, 104, ({ vehiclePlates }) => vehiclePlates, { card: 'detail' }),
    dateColumn('start', wtn.start, 142, ({ startDateTime }) => startDateTime, hidden),
    dateColumn('arrival', wtn.arrival, 142, ({ destinationDateTime }) => destinationDateTime, hidden),
    textColumn('transaction', wtn.transaction, 160, ({ transaction }) => wtn.transactions[transaction], {
      minWidth: 90,
      filterBy: { filter: 'transaction', value: ({ transaction }) => transaction },
    }),
    { ...textColumn('invoice', wtn.invoice, 96, invoiceOf), text: ({ invoiceNumber }) => invoiceNumber },
    textColumn('shop', wtn.shop, 116, ({ shopName }) => shopName, {
      ...hidden,
      minWidth: 70,
      filterBy: { filter: 'shop', value: ({ shopId }) => shopId },
    }),
    textColumn('till', wtn.till, 110, ({ posName }) => posName, {
      ...hidden,
      minWidth: 70,
      filterBy: { filter: 'till', value: ({ posId }) => posId },
    }),
    textColumn('operator', wtn.operator, 100, ({ operatorName }) => operatorName, {
      minWidth: 60,
      filterBy: { filter: 'operator', value: ({ operatorId }) => operatorId },
    }),
    amountColumn('value', wtn.value, 136, ({ valueOfGoods }) => valueOfGoods, {
      sortable: true,
      card: 'amount',
    }),
    fiscalCodeColumn('nivfsh', wtn.nivfsh, 300, ({ fwtnic }) => fwtnic),
    fiscalCodeColumn('nslfsh', wtn.nslfsh, 290, ({ wtnic }) => wtnic),
  ];
}
