import { baseCurrency, hundredthsOf } from '@tezga/domain';
import { Amount, usePhrases } from '@tezga/ui';
import document from '../../kits/documents/Document.module.css';
import { rateOf } from './BoughtLines.tsx';
import type { PurchasePartProps } from './PurchaseHead.tsx';

/** VAT by rate where the lines are known, and what it all comes to. */
export function PurchaseTotals({ purchase }: PurchasePartProps) {
  return (
    <div className={document['ends']}>
      {purchase.vatByRate.length === 0 ? <span /> : <VatByRate purchase={purchase} />}
      <Totals purchase={purchase} />
    </div>
  );
}

function VatByRate({ purchase: { vatByRate } }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  return (
    <table className={document['rates']} aria-label={words.page.vatByRate}>
      <thead>
        <tr>
          <th scope="col">{words.page.rate}</th>
          <th scope="col" data-number>
            {words.page.base}
          </th>
          <th scope="col" data-number>
            {words.vat}
          </th>
          <th scope="col" data-number>
            {words.total} <small>{baseCurrency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {vatByRate.map((at) => (
          <tr key={at.vatRate}>
            <td>{rateOf(at)}</td>
            <td data-number>
              <Amount value={hundredthsOf(at.withoutVat)} />
            </td>
            <td data-number>
              <Amount value={hundredthsOf(at.vat)} />
            </td>
            <td data-number>
              <Amount value={hundredthsOf(at.withVat)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const line = (label: string, amount: number | null) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Amount value={amount === null ? null : hundredthsOf(amount)} />
    </dd>
  </div>
);

function Totals({ purchase }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  return (
    <dl className={document['totals']} aria-label={words.page.totals}>
      {line(words.withoutVat, purchase.totalPriceWithoutVAT)}
      {line(words.vat, purchase.totalVATAmount)}
      {line(`${words.total} ${baseCurrency}`, purchase.totalPrice)}
      {purchase.currencyExRate === null ? null : (
        <div data-quiet>
          <dt>
            {words.page.exchangeRate} {purchase.currencyCode}
          </dt>
          <dd>{purchase.currencyExRate}</dd>
        </div>
      )}
    </dl>
  );
}
