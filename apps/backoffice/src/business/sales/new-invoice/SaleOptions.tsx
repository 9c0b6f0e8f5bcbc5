import { baseCurrency, notesMax } from '@tezga/domain';
import { AmountInput, NativeSelect, Switch, TextInput, usePhrases } from '@tezga/ui';
import { useSaleRights } from '../use-sale-rights.ts';
import { withCurrency, withPricesIncludingVat, type Rates } from './lines/prices.ts';
import classes from './NewInvoice.module.css';
import type { CartState } from './use-cart.ts';

interface SaleOptionsProps {
  readonly state: CartState;
  readonly rates: Rates;
  readonly hasVat: boolean;
}

/** Options that change seldom: currency, prices with or without VAT, notes. */
export function SaleOptions({ state, rates, hasVat }: SaleOptionsProps) {
  const { cart, change, messages } = state;
  const words = usePhrases().newInvoice.options;
  const { mayChangePrice } = useSaleRights();
  const { currency, exchangeRate, pricesIncludeVat, isReverseCharge, notes } = cart;
  const offered = [...new Set([baseCurrency, ...rates.keys(), currency])];
  return (
    <section className={classes['options']} aria-label={words.title}>
      <TextInput
        data-field="notes"
        className={classes['notes'] ?? ''}
        label={words.notes}
        maxLength={notesMax}
        autoComplete="off"
        error={messages['notes']}
        value={notes}
        onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, notes: value }))}
      />
      <NativeSelect
        data-field="currency"
        label={words.currency}
        error={messages['currency']}
        value={currency}
        data={offered}
        onChange={({ currentTarget: { value } }) => change((now) => withCurrency(now, value, rates))}
      />
      {currency === baseCurrency ? null : (
        <AmountInput
          data-field="exchangeRate"
          className={classes['rate'] ?? ''}
          label={words.rate}
          title={words.rateHint(currency)}
          unit={baseCurrency}
          disabled={!mayChangePrice}
          error={messages['exchangeRate']}
          value={exchangeRate}
          onChange={(rate) => change((now) => ({ ...now, exchangeRate: rate }))}
        />
      )}
      <div className={classes['switches']}>
        {hasVat ? (
          <Switch
            data-field="pricesIncludeVat"
            label={words.pricesIncludeVat}
            checked={pricesIncludeVat}
            onChange={({ currentTarget: { checked } }) =>
              change((now) => withPricesIncludingVat(now, checked))
            }
          />
        ) : null}
        <Switch
          data-field="isReverseCharge"
          label={words.reverseCharge}
          error={messages['isReverseCharge']}
          checked={isReverseCharge}
          onChange={({ currentTarget: { checked } }) =>
            change((now) => ({ ...now, isReverseCharge: checked }))
          }
        />
      </div>
    </section>
  );
}
