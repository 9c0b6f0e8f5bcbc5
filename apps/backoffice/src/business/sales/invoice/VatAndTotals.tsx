import { baseCurrency, type Money } from '@tezga/domain';
import {
  Amount,
  formatCount,
  formatPercent,
  formatRate,
  TotalsTable,
  usePhrases,
  type Total,
} from '@tezga/ui';
import type { InvoicePartProps } from './invoice-part.ts';

const rateDecimals = 4;

/** VAT by rate, and the totals. */
export function VatAndTotals({ invoice }: InvoicePartProps) {
  const { sales, print } = usePhrases();
  const words = sales.page;
  const { currencyCode, reverseCharge, markUpAmount } = invoice;
  const total = (label: string, amount: Money, alt: Money | null): Total => ({
    label,
    amount,
    inCurrency: alt === null ? null : { amount: alt, currency: currencyCode },
  });
  const vat = reverseCharge ? print.owedVat : sales.vat;
  const rate = formatRate(invoice.currencyExRate, rateDecimals);
  return (
    <TotalsTable
      vatByRate={{
        label: words.vatByRate,
        heads: { rate: words.rate, base: words.base, vat, total: sales.total },
        rates: invoice.taxGroups.map(({ vatPercent, exemption, count, ...amounts }) => ({
          ...amounts,
          key: `${vatPercent} ${exemption}`,
          name: exemption === null ? formatPercent(vatPercent, 0) : print.exemptions[exemption],
          note: words.lines(count, formatCount(count)),
        })),
      }}
      label={words.totals}
      totals={[
        total(sales.withoutVat, invoice.totalPriceWithoutVAT, invoice.totalPriceWithoutVATAlt),
        reverseCharge
          ? total(vat, invoice.owedVAT, invoice.owedVATAlt)
          : total(vat, invoice.totalVATAmount, invoice.totalVATAmountAlt),
        {
          ...total(`${sales.total} ${baseCurrency}`, invoice.totalPrice, invoice.totalPriceAlt),
          isWhole: true,
        },
      ]}
      notes={[
        invoice.totalPriceAlt === null
          ? null
          : { label: words.exchangeRate(currencyCode), value: `${rate} ${baseCurrency}` },
        markUpAmount === null ? null : { label: words.marginScheme, value: <Amount value={markUpAmount} /> },
      ]}
    />
  );
}
