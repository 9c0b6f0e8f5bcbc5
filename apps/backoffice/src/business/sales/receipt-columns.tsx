import type { Phrases } from '@tezga/phrases';
import { amountColumn, type Column, dateColumn, fiscalCodeColumn, StatusBadge, textColumn } from '@tezga/ui';
import { numberParts } from '../../kits/documents/number-parts.ts';
import {
  buyerColumn,
  inCurrencyColumn,
  methodColumn,
  numberColumn,
  stateColumn,
  tillColumn,
} from './invoice-columns.tsx';
import { MethodChips } from './MethodChips.tsx';
import type { Invoice } from './queries.ts';
import { shownState } from './shown-state.ts';

const numberOf = ({ meta }: Invoice) => meta.invoiceNumber;
const buyerOf = ({ meta }: Invoice) => ({ name: meta.buyerName, type: meta.typeOfInvoice });
const methodsOf = ({ paymentMethods }: Invoice) => paymentMethods.map(({ type }) => type);
const summed = { emphasis: 'quiet', footerTotal: true } as const;

export function receiptColumns(phrases: Phrases): Column<Invoice>[] {
  const { sales: words } = phrases;
  return [
    { ...numberColumn(words, numberOf), cardCell: (invoice) => <CardNumber invoice={invoice} /> },
    receiptStateColumn(phrases),
    dateColumn('date', words.date, 142, ({ transactionDate }) => transactionDate, { groupsCards: true }),
    {
      ...buyerColumn(words.customer, 150, buyerOf),
      filterBy: { filter: 'customer', value: ({ customerId }) => customerId },
    },
    {
      ...methodColumn(words, methodsOf),
      filterBy: { filter: 'method', value: (invoice) => methodsOf(invoice)[0] ?? null },
    },
    tillColumn(words),
    textColumn('operator', words.operator, 96, ({ operatorName }) => operatorName, {
      minWidth: 60,
      filterBy: { filter: 'operator', value: ({ operatorId }) => operatorId },
    }),
    amountColumn('withoutVat', words.withoutVat, 104, ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT, {
      ...summed,
      hiddenByDefault: true,
    }),
    amountColumn('vat', words.vat, 92, ({ totalVATAmount }) => totalVATAmount, summed),
    amountColumn('total', words.total, 104, ({ totalPrice }) => totalPrice, {
      footerTotal: true,
      card: 'amount',
    }),
    inCurrencyColumn(words),
    fiscalCodeColumn('nivf', words.nivf, 300, ({ meta }) => meta.fic),
    fiscalCodeColumn('nslf', words.nslf, 290, ({ meta }) => meta.iic),
  ];
}

/** On a card the payment method is shown before the number. */
function CardNumber({ invoice }: { readonly invoice: Invoice }) {
  return (
    <>
      <MethodChips methods={methodsOf(invoice)} isShort /> {numberParts(numberOf(invoice)).number}
    </>
  );
}

/** A fiscalized e-invoice without an EIC shows that the EIC is missing. */
function receiptStateColumn(phrases: Phrases): Column<Invoice> {
  const { sales, eInvoices } = phrases;
  const fiscal = stateColumn<Invoice>(phrases);
  return {
    ...fiscal,
    cell: (invoice) => {
      const { state, lacksEic } = shownState(invoice);
      if (!lacksEic) return fiscal.cell(invoice);
      return (
        <span title={state === 'error' ? eInvoices.errorTitle : eInvoices.pendingTitle}>
          <StatusBadge state={state}>{sales.lacksEic}</StatusBadge>
        </span>
      );
    },
    text: (invoice) => (shownState(invoice).lacksEic ? sales.lacksEic : fiscal.text(invoice)),
  };
}
