import {
  buyingJournal,
  revenueKindOf,
  saleJournal,
  selfIssueJournal,
  type InvoiceLine,
  type Journal,
  type SelfIssueType,
  type SumsWithOwedVat,
} from '@tezga/domain';
import type { NumberedInvoice } from './new-invoice.ts';
import { boughtKindOf } from './self-issue-stock.ts';
import type { Goods } from './sold-stock.ts';

/** The journal of an invoice; null if the invoice posts nothing, such as an order. */
export function journalOfSale(sale: NumberedInvoice): Journal | null {
  const { invoice, circumstances, cart, goods, ended = [] } = sale;
  const selfIssue = cart.document?.selfIssue ?? null;
  if (selfIssue !== null) return journalOfSelfIssue(sale, selfIssue);
  if (cart.document?.isBuying === true)
    return buyingJournal({ ...headOf(sale), customerId: circumstances.customer?.id ?? null });
  const isInLek = invoice.inCurrency === null;
  return saleJournal({
    ...headOf(sale),
    customerId: circumstances.customer?.id ?? null,
    isAdvance: cart.document?.isAdvance ?? false,
    lines: invoice.lines.map((line, place) => ({
      kind: isGivenUp(sale) ? 'bad-debt' : revenueKindOf(articleOf(line, goods)),
      net: posted(line, line.inCurrency, 'withoutVat'),
      vat: posted(line, line.inCurrency, 'vat'),
      advances: (ended[place] ?? []).map(({ customerId, net, netInLek }) => ({
        customerId,
        amount: { all: netInLek, mon: isInLek ? netInLek : net },
      })),
    })),
    ...(sale.paysCards === undefined ? {} : { paysCards: sale.paysCards }),
  });
}

function journalOfSelfIssue(sale: NumberedInvoice, selfIssue: SelfIssueType): Journal | null {
  const { invoice, circumstances, goods } = sale;
  return selfIssueJournal({
    ...headOf(sale),
    selfIssue,
    supplierId: circumstances.customer?.id ?? null,
    isVatDeductible: circumstances.settings.isInVat,
    lines: invoice.lines.map((line) => ({
      bought: boughtKindOf(line, goods, circumstances),
      revenue: revenueKindOf(articleOf(line, goods)),
      net: posted(line, line.inCurrency, 'withoutVat'),
      vat: posted(line, line.inCurrency, 'vat'),
      owedVat: posted(line, line.inCurrency, 'owedVat'),
    })),
  });
}

/** The fields that every journal of an invoice has. */
function headOf({ id, issuedAt, invoice, circumstances, settles }: NumberedInvoice) {
  const { currency, exchangeRate, payments, totals, inCurrency } = invoice;
  return {
    invoiceId: id,
    issuedAt,
    correctsInvoiceId: settles ?? null,
    cashId: circumstances.till.id,
    currency,
    exchangeRate,
    total: posted(totals, inCurrency?.totals ?? null, 'withVat'),
    payments: payments.map(({ method, amount, amountInLek }) => ({
      method,
      amount: { all: amountInLek, mon: inCurrency === null ? amountInLek : amount },
    })),
  };
}

const articleOf = ({ articleId }: InvoiceLine, goods: Goods) =>
  articleId === null ? null : (goods.get(articleId) ?? null);

const isGivenUp = ({ references }: NumberedInvoice): boolean =>
  references.some(({ relation }) => relation === 'bad-debt');

const posted = (all: SumsWithOwedVat, mon: SumsWithOwedVat | null, part: keyof SumsWithOwedVat) => ({
  all: all[part],
  mon: (mon ?? all)[part],
});
