import { revenueKindOf, saleJournal, type Journal, type Sums } from '@tezga/domain';
import type { NewInvoice } from './new-invoice.ts';

/** What a sale moves between accounts; null where that is nothing, as for an order. */
export function journalOfSale({ id, issuedAt, invoice, circumstances, goods }: NewInvoice): Journal | null {
  const { currency, exchangeRate, lines, payments, totals, inCurrency } = invoice;
  const isInLek = inCurrency === null;
  return saleJournal({
    invoiceId: id,
    issuedAt,
    correctsInvoiceId: null,
    customerId: circumstances.customer?.id ?? null,
    cashId: circumstances.till.id,
    currency,
    exchangeRate,
    total: posted(totals, inCurrency?.totals ?? null, 'withVat'),
    lines: lines.map((line) => ({
      kind: revenueKindOf(line.articleId === null ? null : (goods.get(line.articleId) ?? null)),
      net: posted(line, line.inCurrency, 'withoutVat'),
      vat: posted(line, line.inCurrency, 'vat'),
    })),
    payments: payments.map(({ method, amount, amountInLek }) => ({
      method,
      amount: { all: amountInLek, mon: isInLek ? amountInLek : amount },
    })),
  });
}

const posted = (all: Sums, mon: Sums | null, part: keyof Sums) => ({
  all: all[part],
  mon: (mon ?? all)[part],
});
