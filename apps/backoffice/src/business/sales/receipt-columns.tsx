import { baseCurrency, tiranaDateTime, toldBuyerName, type Money } from '@tezga/domain';
import type { FaultyService, Phrases } from '@tezga/phrases';
import { Amount, Code, codeColumn, type Column, DateTime, MISSING, StatusBadge, textColumn } from '@tezga/ui';
import { BuyerName, InvoiceNumber } from './InvoiceCells.tsx';
import { MethodChips } from './MethodChips.tsx';
import { numberParts } from '../../kits/documents/number-parts.ts';
import type { Invoice } from './queries.ts';
import { stateInBooks } from './retracting/state-in-books.ts';
import { shownState } from './shown-state.ts';
import { faultSentence } from '../fiscal/index.ts';

export type ColumnWords = Pick<Phrases, 'sales' | 'eInvoices' | 'faults' | 'refusals' | 'ui'>;

const methodsOf = ({ paymentMethods }: Invoice) => paymentMethods.map(({ type }) => type);

export function numberColumn<Row extends Pick<Invoice, 'meta'>>({ sales }: ColumnWords): Column<Row> {
  return {
    id: 'number',
    header: sales.number,
    width: 104,
    minWidth: 90,
    strong: true,
    hideable: false,
    cell: ({ meta }) => <InvoiceNumber>{meta.invoiceNumber}</InvoiceNumber>,
    text: ({ meta }) => meta.invoiceNumber,
    card: 'detail',
    cardCell: ({ meta }) => numberParts(meta.invoiceNumber).number,
  };
}

export function stateColumn<Row extends Pick<Invoice, 'status' | 'fault' | 'isRetracted'>>(
  phrases: ColumnWords,
  serviceOf: (row: Row) => FaultyService = () => 'fiscalization',
): Column<Row> {
  return {
    id: 'state',
    header: phrases.sales.state,
    width: 116,
    cell: (row) => (
      <span title={faultSentence(phrases, row.fault, serviceOf(row)) ?? undefined}>
        <StatusBadge state={stateInBooks(row)} />
      </span>
    ),
    text: (row) => phrases.ui.states[stateInBooks(row)],
    filterBy: { filter: 'status', value: ({ status }) => status },
    card: 'badge',
  };
}

export function tillColumn<Row extends Pick<Invoice, 'posName' | 'posId'>>(
  sales: Phrases['sales'],
): Column<Row> {
  return textColumn('till', sales.till, 110, ({ posName }) => posName, {
    minWidth: 70,
    filterBy: { filter: 'till', value: ({ posId }) => posId },
  });
}

/** What was to be paid in the money it was sold in, where that is not lek. */
export function inCurrencyColumn<Row extends Pick<Invoice, 'totalPriceAlt' | 'currencyCode'>>(
  sales: Phrases['sales'],
): Column<Row> {
  return {
    id: 'inCurrency',
    header: sales.inCurrency,
    currency: { header: sales.currency, of: ({ currencyCode }) => currencyCode },
    align: 'right',
    width: 116,
    hiddenByDefault: true,
    cell: ({ totalPriceAlt, currencyCode }) =>
      totalPriceAlt === null ? (
        <Amount value={null} />
      ) : (
        <>
          <Amount value={totalPriceAlt} /> {currencyCode}
        </>
      ),
    text: ({ totalPriceAlt }) => (totalPriceAlt === null ? null : totalPriceAlt),
  };
}

/** Once there is an NIVF, an e-invoice says that it still lacks its EIC. */
function receiptStateColumn(phrases: ColumnWords): Column<Invoice> {
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

export function receiptColumns(phrases: ColumnWords): Column<Invoice>[] {
  const { sales } = phrases;
  return [
    {
      ...numberColumn<Invoice>(phrases),
      cardCell: (invoice) => (
        <>
          <MethodChips methods={methodsOf(invoice)} isShort />{' '}
          {numberParts(invoice.meta.invoiceNumber).number}
        </>
      ),
    },
    receiptStateColumn(phrases),
    {
      id: 'date',
      header: sales.date,
      width: 142,
      cell: ({ transactionDate }) => <DateTime value={new Date(transactionDate)} />,
      text: ({ transactionDate }) => new Date(transactionDate),
      card: 'detail',
      // The card stands under the head of its day.
      cardCell: ({ transactionDate }) => tiranaDateTime(new Date(transactionDate)).slice(11),
    },
    ...partyColumns(phrases),
    ...moneyColumns(phrases),
    ...codeColumns(phrases),
  ];
}

function partyColumns({ sales }: ColumnWords): Column<Invoice>[] {
  return [
    {
      id: 'customer',
      header: sales.customer,
      width: 150,
      minWidth: 92,
      cell: ({ meta }) => <BuyerName type={meta.typeOfInvoice}>{meta.buyerName}</BuyerName>,
      text: ({ meta }) => toldBuyerName(meta.buyerName, meta.typeOfInvoice),
      filterBy: { filter: 'customer', value: ({ customerId }) => customerId },
      card: 'title',
    },
    {
      id: 'method',
      header: sales.method,
      width: 114,
      minWidth: 108,
      // Several have no room for their words.
      cell: (invoice) => (
        <MethodChips methods={methodsOf(invoice)} isShort={invoice.paymentMethods.length > 1} />
      ),
      text: (invoice) =>
        methodsOf(invoice)
          .map((method) => sales.methods[method])
          .join(', '),
      filterBy: { filter: 'method', value: (invoice) => methodsOf(invoice)[0] ?? null },
    },
    tillColumn(sales),
    textColumn('operator', sales.operator, 96, ({ operatorName }) => operatorName, {
      minWidth: 60,
      filterBy: { filter: 'operator', value: ({ operatorId }) => operatorId },
    }),
  ];
}

/** An amount in lek; the last of them in bold. */
function moneyColumn(
  column: Pick<Column<Invoice>, 'id' | 'header' | 'width'>,
  of: (invoice: Invoice) => Money,
): Column<Invoice> {
  const isLast = column.id === 'total';
  return {
    ...column,
    unit: baseCurrency,
    align: 'right',
    footerTotal: true,
    cell: (invoice) => <Amount value={of(invoice)} emphasis={isLast ? 'strong' : 'quiet'} />,
    text: (invoice) => of(invoice),
    ...(isLast ? { card: 'amount' as const } : {}),
  };
}

function moneyColumns({ sales }: ColumnWords): Column<Invoice>[] {
  return [
    {
      ...moneyColumn(
        { id: 'withoutVat', header: sales.withoutVat, width: 104 },
        ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT,
      ),
      hiddenByDefault: true,
    },
    moneyColumn({ id: 'vat', header: sales.vat, width: 92 }, ({ totalVATAmount }) => totalVATAmount),
    moneyColumn({ id: 'total', header: sales.total, width: 104 }, ({ totalPrice }) => totalPrice),
    inCurrencyColumn(sales),
  ];
}

function codeColumns({ sales }: ColumnWords): Column<Invoice>[] {
  return [
    {
      id: 'nivf',
      header: sales.nivf,
      width: 300,
      minWidth: 120,
      hiddenByDefault: true,
      cell: ({ meta: { fic } }) =>
        fic === null ? (
          MISSING
        ) : (
          <Code copy label={sales.nivf}>
            {fic}
          </Code>
        ),
      text: ({ meta }) => meta.fic,
    },
    codeColumn('nslf', sales.nslf, 290, ({ meta }) => meta.iic, {
      minWidth: 120,
      hiddenByDefault: true,
      copy: true,
    }),
  ];
}
