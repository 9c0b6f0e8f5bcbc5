import { baseCurrency, type Money } from '@tezga/domain';
import { Amount, formatCount, formatPercent, formatRate, usePhrases } from '@tezga/ui';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';

const rateDecimals = 4;

/** VAT by rate, and what it all comes to. */
export function VatAndTotals({ invoice }: InvoicePartProps) {
  return (
    <div className={classes['ends']}>
      <VatByRate invoice={invoice} />
      <Totals invoice={invoice} />
    </div>
  );
}

function VatByRate({ invoice: { taxGroups, reverseCharge } }: InvoicePartProps) {
  const { sales, print } = usePhrases();
  const words = sales.page;
  return (
    <table className={classes['rates']} aria-label={words.vatByRate}>
      <thead>
        <tr>
          <th scope="col">{words.rate}</th>
          <th scope="col" data-number>
            {words.base}
          </th>
          <th scope="col" data-number>
            {reverseCharge ? print.owedVat : sales.vat}
          </th>
          <th scope="col" data-number>
            {sales.total} <small>{baseCurrency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {taxGroups.map(({ vatPercent, exemption, count, withoutVat, vat, withVat }) => (
          <tr key={`${vatPercent} ${exemption}`}>
            <td>
              {exemption === null ? formatPercent(vatPercent, 0) : print.exemptions[exemption]}{' '}
              <small className={classes['dim']}>{words.lines(count, formatCount(count))}</small>
            </td>
            <td data-number>
              <Amount value={withoutVat} />
            </td>
            <td data-number>
              <Amount value={vat === null ? null : vat} />
            </td>
            <td data-number>
              <Amount value={withVat} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ invoice }: InvoicePartProps) {
  const { sales, print } = usePhrases();
  const line = (label: string, all: Money, alt: Money | null) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Amount value={all} />
        {alt === null ? null : (
          <small>
            <Amount value={alt} /> {invoice.currencyCode}
          </small>
        )}
      </dd>
    </div>
  );
  return (
    <dl className={classes['totals']} aria-label={sales.page.totals}>
      {line(sales.withoutVat, invoice.totalPriceWithoutVAT, invoice.totalPriceWithoutVATAlt)}
      {invoice.reverseCharge
        ? line(print.owedVat, invoice.owedVAT, invoice.owedVATAlt)
        : line(sales.vat, invoice.totalVATAmount, invoice.totalVATAmountAlt)}
      {line(`${sales.total} ${baseCurrency}`, invoice.totalPrice, invoice.totalPriceAlt)}
      {invoice.totalPriceAlt === null ? null : (
        <div data-quiet>
          <dt>{sales.page.exchangeRate(invoice.currencyCode)}</dt>
          <dd>
            {formatRate(invoice.currencyExRate, rateDecimals)} {baseCurrency}
          </dd>
        </div>
      )}
      {invoice.markUpAmount === null ? null : (
        <div data-quiet>
          <dt>{sales.page.marginScheme}</dt>
          <dd>
            <Amount value={invoice.markUpAmount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
