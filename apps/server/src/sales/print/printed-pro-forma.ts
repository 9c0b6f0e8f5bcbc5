import { asMoney, type Cart, type SalesInvoice } from '@tezga/domain';
import type { PrintedInvoice } from '@tezga/print';
import { accountsFor } from './payment-qr.ts';
import { printedLine, printedSums, taxGroups } from './printed-amounts.ts';
import type { PrintingRules } from './printing-rules.ts';
import type { SaleCircumstances } from '../issue/sale-circumstances.ts';

export interface ProFormaToPrint {
  /** The invoice that the cart would become if it were issued now. */
  readonly invoice: SalesInvoice;
  readonly cart: Pick<Cart, 'buyer' | 'notes' | 'document'>;
  readonly circumstances: Pick<SaleCircumstances, 'seller' | 'shop' | 'operator'>;
  readonly payDeadline: string | null;
  readonly at: Date;
}

/** A cart printed as a pro-forma invoice: without number, fiscal codes and payments. */
export function printedProForma(
  { invoice, cart, circumstances, payDeadline, at }: ProFormaToPrint,
  rules: PrintingRules,
): PrintedInvoice {
  const { hasVat, currency, exchangeRate, inCurrency } = invoice;
  const { seller, shop, operator } = circumstances;
  return {
    kind: 'proForma',
    number: null,
    issuedAt: at,
    selfIssue: null,
    seller: { ...seller, ...rules.contact },
    buyer: cart.buyer,
    businessUnitCode: shop.businessUnitCode,
    cashDeviceCode: null,
    operatorCode: operator?.code ?? '',
    operatorName: operator?.name ?? null,
    softwareCode: '',
    lines: invoice.lines.map((line) => printedLine(line, hasVat)),
    taxGroups: taxGroups(invoice.lines, hasVat),
    totals: printedSums(invoice.totals, hasVat),
    currency:
      inCurrency === null
        ? null
        : { code: currency, exchangeRate, totals: printedSums(inCurrency.totals, hasVat) },
    isBuying: cart.document?.isBuying ?? false,
    isReverseCharge: invoice.isReverseCharge,
    payments: [],
    change: asMoney(0n),
    supplyPeriod: cart.document?.supply ?? null,
    payDeadline,
    bankAccounts: accountsFor(currency, rules.accounts),
    notes: cart.notes,
    references: [],
    lateReason: null,
    iic: null,
    fic: null,
    eInvoice: null,
    verificationAddress: null,
    paymentQr: null,
    isCopy: false,
    isPending: false,
    hasVatSection: rules.hasVatSection && hasVat,
  };
}
