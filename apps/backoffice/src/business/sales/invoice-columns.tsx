import { fiscalBuyerName, type InvoiceClass, type PaymentMethod } from '@tezga/domain';
import type { FaultyService, Phrases } from '@tezga/phrases';
import { amountColumn, type Column, statusColumn, textColumn } from '@tezga/ui';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { faultSentence } from '../fiscal/index.ts';
import { BuyerName } from './BuyerName.tsx';
import { MethodChips } from './MethodChips.tsx';
import type { Invoice } from './queries.ts';
import { stateInBooks } from './retracting/state-in-books.ts';

/** The short number of the invoice; its till has a separate column. */
export function numberColumn<Row>(words: Phrases['sales'], of: (row: Row) => string): Column<Row> {
  const numberOf = (row: Row) => numberParts(of(row)).number;
  const options = { minWidth: 90, strong: true, hideable: false, hint: of, card: 'detail' } as const;
  return { ...textColumn('number', words.number, 104, numberOf, options), cardCell: numberOf, text: of };
}

export function stateColumn<Row extends Pick<Invoice, 'status' | 'fault' | 'isRetracted'>>(
  phrases: Phrases,
  serviceOf: (row: Row) => FaultyService = () => 'fiscalization',
): Column<Row> {
  return statusColumn('state', phrases.sales.state, 116, phrases.ui.states, (row: Row) => stateInBooks(row), {
    hint: (row) => faultSentence(phrases, row.fault, serviceOf(row)),
    filterBy: { filter: 'status', value: ({ status }) => status },
  });
}

interface Buyer {
  readonly name: string;
  readonly type: InvoiceClass;
}

export function buyerColumn<Row>(header: string, width: number, of: (row: Row) => Buyer): Column<Row> {
  return {
    id: 'customer',
    header,
    width,
    minWidth: 88,
    cell: (row) => <BuyerName type={of(row).type}>{of(row).name}</BuyerName>,
    text: (row) => fiscalBuyerName(of(row).name, of(row).type),
    card: 'title',
  };
}

export function methodColumn<Row>(
  words: Phrases['sales'],
  of: (row: Row) => readonly PaymentMethod[],
): Column<Row> {
  return {
    id: 'method',
    header: words.method,
    width: 128,
    minWidth: 124,
    // The cell has no room for the names of several methods.
    cell: (row) => <MethodChips methods={of(row)} isShort={of(row).length > 1} />,
    text: (row) =>
      of(row)
        .map((method) => words.methods[method])
        .join(', '),
  };
}

/** The name of the till without the shop, which is a separate column: "Arka 1" of "Arka 1, Dyqani Qendër". */
export const tillNameOf = ({ posName, shopName }: Pick<Invoice, 'posName' | 'shopName'>): string =>
  posName.endsWith(`, ${shopName}`) ? posName.slice(0, -shopName.length - 2) : posName;

export function shopColumn<Row extends Pick<Invoice, 'shopName' | 'shopId'>>(
  words: Phrases['sales'],
): Column<Row> {
  return textColumn('shop', words.shop, 116, ({ shopName }) => shopName, {
    minWidth: 112,
    hint: ({ shopName }) => shopName,
    filterBy: { filter: 'shop', value: ({ shopId }) => shopId },
  });
}

export function tillColumn<Row extends Pick<Invoice, 'posName' | 'posId' | 'shopName'>>(
  words: Phrases['sales'],
): Column<Row> {
  return textColumn<Row>('till', words.till, 84, tillNameOf, {
    minWidth: 60,
    hint: ({ posName }) => posName,
    filterBy: { filter: 'till', value: ({ posId }) => posId },
  });
}

/** The total in the currency of the sale, if that is not lek. */
export function inCurrencyColumn<Row extends Pick<Invoice, 'totalPriceAlt' | 'currencyCode'>>(
  words: Phrases['sales'],
): Column<Row> {
  return amountColumn('inCurrency', words.inCurrency, 116, ({ totalPriceAlt }) => totalPriceAlt, {
    emphasis: 'normal',
    currency: { header: words.currency, of: ({ currencyCode }) => currencyCode },
    hiddenByDefault: true,
  });
}
