import type { Phrases } from '@tezga/phrases';
import { amountColumn, codeColumn, type Column, dateColumn, statusColumn, textColumn } from '@tezga/ui';
import type { CentralEInvoice } from './queries.ts';

export function centralColumns({ eInvoices, ui }: Phrases): Column<CentralEInvoice>[] {
  const words = eInvoices.central;
  const sortable = true;
  const types: Readonly<Record<string, string>> = eInvoices.invoiceTypes;
  const typeOf = ({ docType }: CentralEInvoice) => docType && (types[docType] ?? docType);
  return [
    textColumn('number', words.number, 130, ({ docNumber }) => docNumber, {
      strong: true,
      hideable: false,
      sortable,
      card: 'title',
    }),
    statusColumn('status', words.status, 122, ui.states, ({ status }) => status, {
      filterBy: { filter: 'status', value: ({ status }) => status },
    }),
    dateColumn('date', words.receivedAt, 142, ({ recDateTime }) => recDateTime, {
      sortable,
      groupsCards: true,
    }),
    textColumn('party', words.party, 104, ({ partyType }) => words.parties[partyType], {
      filterBy: { filter: 'party', value: ({ partyType }) => partyType },
      card: 'detail',
    }),
    textColumn('type', words.type, 150, typeOf, { minWidth: 100 }),
    dateColumn('due', words.dueAt, 116, ({ dueDateTime }) => dueDateTime, { sortable, dateOnly: true }),
    codeColumn('eic', eInvoices.eic, 290, ({ EIC }) => EIC, { minWidth: 120, copy: true }),
    amountColumn('amount', words.amount, 120, ({ amount }) => amount, {
      sortable,
      footerTotal: true,
      card: 'amount',
    }),
  ];
}
