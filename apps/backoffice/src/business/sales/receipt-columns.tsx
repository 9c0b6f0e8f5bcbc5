import type { EInvoiceFilter } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Badge,
  type Column,
  dateColumn,
  dayColumn,
  fiscalCodeColumn,
  MISSING,
  StatusBadge,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { numberParts } from '../../kits/documents/number-parts.ts';
import {
  buyerColumn,
  inCurrencyColumn,
  methodColumn,
  numberColumn,
  shopColumn,
  stateColumn,
  tillColumn,
} from './invoice-columns.tsx';
import { MethodChips } from './MethodChips.tsx';
import type { Invoice } from './queries.ts';
import classes from './Sales.module.css';

const numberOf = ({ meta }: Invoice) => meta.invoiceNumber;
const buyerOf = ({ meta }: Invoice) => ({ name: meta.buyerName, type: meta.typeOfInvoice });
const methodsOf = ({ paymentMethods }: Invoice) => paymentMethods.map(({ type }) => type);
const summed = { emphasis: 'quiet', footerTotal: true } as const;

export function receiptColumns(phrases: Phrases): Column<Invoice>[] {
  const { sales: words } = phrases;
  return [
    receiptNumberColumn(phrases),
    receiptStateColumn(phrases),
    dateColumn('date', words.date, 146, ({ transactionDate }) => transactionDate, {
      sortable: true,
      groupsCards: true,
    }),
    {
      ...buyerColumn(words.customer, 140, buyerOf),
      sortable: true,
      filterBy: { filter: 'customer', value: ({ customerId }) => customerId },
    },
    {
      ...methodColumn(words, methodsOf),
      filterBy: { filter: 'method', value: (invoice) => methodsOf(invoice)[0] ?? null },
    },
    eInvoiceColumn(phrases),
    shopColumn(words),
    { ...tillColumn(words), hiddenByDefault: true },
    textColumn('operator', words.operator, 96, ({ operatorName }) => operatorName, {
      minWidth: 60,
      hiddenByDefault: true,
      filterBy: { filter: 'operator', value: ({ operatorId }) => operatorId },
    }),
    amountColumn('withoutVat', words.withoutVat, 104, ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT, {
      ...summed,
      hiddenByDefault: true,
    }),
    amountColumn('vat', words.vat, 96, ({ totalVATAmount }) => totalVATAmount, {
      ...summed,
      hiddenByDefault: true,
    }),
    amountColumn('total', words.total, 120, ({ totalPrice }) => totalPrice, {
      sortable: true,
      footerTotal: true,
      card: 'amount',
    }),
    inCurrencyColumn(words),
    paidColumn(phrases),
    dayColumn('due', words.due, 112, ({ payDeadline }) => payDeadline, { hiddenByDefault: true }),
    fiscalCodeColumn('nivf', words.nivf, 300, ({ meta }) => meta.fic),
    fiscalCodeColumn('nslf', words.nslf, 290, ({ meta }) => meta.iic),
    fiscalCodeColumn('eic', words.eic, 290, ({ eInvoice }) => eInvoice?.eic),
  ];
}

/** On the card of a row (phone layout) the payment method is shown before the number. */
function CardNumber({ invoice }: { readonly invoice: Invoice }) {
  const { sales: words } = usePhrases();
  const kind = correctiveKindOf(invoice);
  return (
    <>
      <MethodChips methods={methodsOf(invoice)} isShort /> {numberParts(numberOf(invoice)).number}
      {kind === null ? null : ` · ${words.corrective[kind]}`}
    </>
  );
}

/**
 * The fiscal state. A card (phone layout) has only one badge, so it shows the state of the e-invoice once there is
 * one.
 */
function receiptStateColumn(phrases: Phrases): Column<Invoice> {
  const fiscal = stateColumn<Invoice>(phrases);
  return {
    ...fiscal,
    cardCell: (invoice) =>
      invoice.status === 'fiscalized' && invoice.eInvoice !== null ? (
        <EInvoiceState invoice={invoice} />
      ) : (
        fiscal.cell(invoice)
      ),
  };
}

/** The payment state of the invoice; empty for an invoice without a debt. */
function paidColumn({ sales, ui }: Phrases): Column<Invoice> {
  const wordsOf = (invoice: Invoice) => {
    const state = paidStateOf(invoice);
    return state === null ? null : ui.states[state];
  };
  return {
    ...textColumn('debt', sales.debt, 112, wordsOf, {
      hiddenByDefault: true,
      filterBy: { filter: 'debt', value: (invoice) => (isOpen(invoice) ? 'unpaid' : null) },
    }),
    cell: (invoice) => {
      const state = paidStateOf(invoice);
      return state === null ? MISSING : <StatusBadge state={state} />;
    },
  };
}

/**
 * The badge of the payment state. UNPAID has a badge of the back office; the other codes also exist at the central
 * platform, and have the badges of its codes.
 */
const paidStateOf = ({ paidState }: Invoice) => (paidState === 'UNPAID' ? 'unpaid' : paidState);

const isOpen = ({ paidState }: Invoice) => paidState === 'UNPAID' || paidState === 'PARTIALLY_PAID';

/** The state of the e-invoice: its status at the central platform, or that it has no EIC yet. */
function eInvoiceColumn({ sales, ui }: Phrases): Column<Invoice> {
  const wordsOf = ({ eInvoice }: Invoice) => {
    if (eInvoice === null) return null;
    return eInvoice.status === null ? sales.lacksEic : ui.states[eInvoice.status];
  };
  return {
    ...textColumn('eInvoice', sales.eInvoice, 112, wordsOf, {
      filterBy: { filter: 'eInvoice', value: eInvoiceFilterOf },
    }),
    cell: (invoice) => (invoice.eInvoice === null ? MISSING : <EInvoiceState invoice={invoice} />),
  };
}

function eInvoiceFilterOf({ eInvoice }: Invoice): EInvoiceFilter | null {
  if (eInvoice === null) return null;
  return eInvoice.status ?? (eInvoice.state === 'error' ? 'error' : 'pending');
}

function EInvoiceState({ invoice: { eInvoice } }: { readonly invoice: Invoice }) {
  const { sales, eInvoices } = usePhrases();
  if (eInvoice === null) return null;
  if (eInvoice.status !== null) return <StatusBadge state={eInvoice.status} />;
  const isRefused = eInvoice.state === 'error';
  return (
    <span title={isRefused ? eInvoices.errorTitle : eInvoices.states[eInvoice.state]}>
      <StatusBadge state={isRefused ? 'error' : 'pending'}>{sales.lacksEic}</StatusBadge>
    </span>
  );
}

/** The kind of a corrective invoice by its total; null for any other invoice. */
function correctiveKindOf(invoice: Invoice): 'credit' | 'debit' | 'correction' | null {
  const { orderNumberOfCorrectedInvoice, orderNumberOfCanceledInvoice, totalPrice } = invoice;
  if (orderNumberOfCorrectedInvoice === null && orderNumberOfCanceledInvoice === null) return null;
  if (totalPrice === 0n) return 'correction';
  return totalPrice < 0n ? 'credit' : 'debit';
}

/** The number, with a badge for a corrective invoice. */
function receiptNumberColumn({ sales: words }: Phrases): Column<Invoice> {
  const number = numberColumn(words, numberOf);
  return {
    ...number,
    width: 150,
    minWidth: 146,
    sortable: true,
    cell: (invoice) => {
      const kind = correctiveKindOf(invoice);
      return kind === null ? (
        number.cell(invoice)
      ) : (
        <span className={classes['number']}>
          {number.cell(invoice)} <Badge>{words.corrective[kind]}</Badge>
        </span>
      );
    },
    cardCell: (invoice) => <CardNumber invoice={invoice} />,
  };
}
