import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Badge,
  codeColumn,
  type Column,
  dateColumn,
  dayColumn,
  fiscalCodeColumn,
  StatusBadge,
  textColumn,
} from '@tezga/ui';
import classes from './Purchases.module.css';
import type { PurchaseList } from './purchases-request.ts';
import type { Purchase } from './queries.ts';

const named = { minWidth: 84, strong: true, hideable: false, sortable: true, card: 'detail' } as const;
const hidden = { hiddenByDefault: true };
const summed = { emphasis: 'quiet', footerTotal: true } as const;

/** The columns of both purchase lists; only the e-invoice list shows receipt and payment day by default. */
export function purchaseColumns(list: PurchaseList, { purchases: words, ui }: Phrases): Column<Purchase>[] {
  const isElectronic = list === 'electronic';
  const timed = { sortable: true, hiddenByDefault: !isElectronic };
  const typeOf = ({ meta }: Purchase) => meta.typeOfInvoice && words.types[meta.typeOfInvoice];
  const sourcesOf = ({ sources }: Purchase) => sources.map((source) => words.sources[source]).join(', ');
  return [
    textColumn('number', words.number, 110, ({ meta }) => meta.invoiceNumber, named),
    stateColumn(words, ui.states),
    dayColumn('date', words.date, 96, ({ meta }) => meta.date, { sortable: true, groupsCards: true }),
    supplierColumn(words),
    codeColumn('nipt', words.nipt, 108, ({ supplier }) => supplier?.IDNum),
    textColumn('subject', words.subject, 130, ({ subject }) => subject?.name, { ...hidden, minWidth: 80 }),
    dateColumn('receivedAt', words.receivedAt, 132, ({ receivedAt }) => receivedAt, timed),
    dayColumn('dueOn', words.dueOn, 108, ({ dueOn }) => dueOn, timed),
    textColumn('source', words.source, 136, sourcesOf, { minWidth: 80, hiddenByDefault: isElectronic }),
    textColumn('type', words.type, 118, typeOf, {
      ...hidden,
      filterBy: { filter: 'type', value: ({ meta }) => meta.typeOfInvoice },
    }),
    // Hidden by default in the e-invoice list, because its date columns need the space.
    amountColumn('withoutVat', words.withoutVat, 104, ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT, {
      ...summed,
      hiddenByDefault: isElectronic,
    }),
    amountColumn('vat', words.vat, 92, ({ totalVATAmount }) => totalVATAmount, summed),
    amountColumn('total', words.total, 108, ({ totalPrice }) => totalPrice, {
      footerTotal: true,
      sortable: true,
      card: 'amount',
    }),
    fiscalCodeColumn('eic', words.eic, 290, ({ eic }) => eic),
    fiscalCodeColumn('nivf', words.nivf, 290, ({ meta }) => meta.nivf),
    fiscalCodeColumn('nslf', words.nslf, 290, ({ meta }) => meta.nslf),
  ];
}

/** The status of an e-invoice; other purchases show "not electronic". */
function stateColumn(words: Phrases['purchases'], states: Phrases['ui']['states']): Column<Purchase> {
  const { notElectronic } = words;
  const stateOf = ({ status }: Purchase) => (status === null ? notElectronic : states[status]);
  return {
    ...textColumn('state', words.state, 122, stateOf, {
      filterBy: { filter: 'status', value: ({ status }) => status },
      card: 'badge',
    }),
    cell: ({ status }) =>
      status === null ? <Badge hushed>{notElectronic}</Badge> : <StatusBadge state={status} />,
  };
}

function supplierColumn(words: Phrases['purchases']): Column<Purchase> {
  const { unknownSupplier } = words;
  return {
    ...textColumn('supplier', words.supplier, 190, ({ supplier }) => supplier?.name ?? unknownSupplier, {
      minWidth: 100,
      sortable: true,
      filterBy: { filter: 'supplier', value: ({ supplier }) => supplier?.IDNum ?? null },
      card: 'title',
    }),
    cell: ({ supplier }) => supplier?.name ?? <span className={classes['dim']}>{unknownSupplier}</span>,
  };
}
