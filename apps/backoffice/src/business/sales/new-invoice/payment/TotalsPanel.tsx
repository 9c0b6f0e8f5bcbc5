import { decoded, figure } from '@tezga/contract';
import { baseCurrency, negated, type SameTax } from '@tezga/domain';
import { Amount, formatAmount, formatRate, usePhrases } from '@tezga/ui';
import type { ReactNode } from 'react';
import type { CartForm } from '../cart-form.ts';
import type { Reckoned } from './reckon.ts';
import classes from './Totals.module.css';

interface TotalsPanelProps {
  readonly cart: CartForm;
  readonly reckoned: Reckoned;
  readonly hasVat: boolean;
}

/** The totals of the cart, updated at every key press. */
export function TotalsPanel({ cart, reckoned, hasVat }: TotalsPanelProps) {
  const words = usePhrases().newInvoice.totals;
  const { document } = usePhrases().newInvoice;
  const { reckoning, beforeDiscount, discount, prepaid } = reckoned;
  const isSelfIssued = cart.document.selfIssue !== null;
  return (
    <section className={classes['panel']} aria-label={words.title}>
      <dl className={classes['parts']}>
        {discount === 0n ? null : (
          <>
            <Part name={words.lines(cart.lines.length)}>
              <Amount value={beforeDiscount} />
            </Part>
            <Part name={words.discount}>
              <Amount value={negated(discount)} />
            </Part>
          </>
        )}
        {prepaid === 0n ? null : (
          <Part name={document.prepaid}>
            <Amount value={negated(prepaid)} />
          </Part>
        )}
        {hasVat ? (
          <>
            <Part name={words.withoutVat}>
              <Amount value={reckoning.totals.withoutVat} />
            </Part>
            {reckoning.sameTaxes.map((same) => (
              <TaxPart
                key={`${same.vatPercent} ${same.exemption}`}
                same={same}
                owed={isSelfIssued ? document.selfOwedVat : document.owedVat}
              />
            ))}
          </>
        ) : null}
      </dl>
      <Total cart={cart} reckoned={reckoned} />
    </section>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface TaxPartProps {
  readonly same: SameTax;
  /** The label of VAT that the totals leave out, because the seller does not owe it. */
  readonly owed: (percent: string) => string;
}

function TaxPart({ same: { vatPercent, exemption, vat, owedVat, withoutVat }, owed }: TaxPartProps) {
  const { newInvoice, print } = usePhrases();
  if (vatPercent === null) {
    const name = exemption === null ? newInvoice.totals.noVat : print.exemptionMarks[exemption];
    return (
      <Part name={name}>
        <Amount value={withoutVat} emphasis="quiet" />
      </Part>
    );
  }
  if (owedVat !== 0n) {
    return (
      <Part name={owed(String(vatPercent))}>
        <Amount value={owedVat} emphasis="quiet" />
      </Part>
    );
  }
  return (
    <Part name={newInvoice.totals.vat(String(vatPercent))}>
      <Amount value={vat} />
    </Part>
  );
}

/** The total in large figures; for another currency also in lek. */
export function Total({ cart, reckoned: { reckoning, invoice } }: Omit<TotalsPanelProps, 'hasVat'>) {
  const words = usePhrases().newInvoice.totals;
  const { currency, exchangeRate } = cart;
  return (
    <div className={classes['total']}>
      <span className={classes['word']}>
        {words.total} <span className={classes['currency']}>{currency}</span>
      </span>
      <output className={classes['figure']} aria-label={`${words.total} ${currency}`}>
        {formatAmount(reckoning.totals.withVat)}
      </output>
      {currency === baseCurrency ? null : (
        <span className={classes['inLek']}>
          <span>
            {exchangeRate === '' || invoice === null
              ? words.inLekUnknown
              : words.inLek(formatRate(decoded(figure.exchangeRate, exchangeRate)))}
          </span>
          <Amount value={invoice?.totals.withVat ?? null} />
        </span>
      )}
    </div>
  );
}
