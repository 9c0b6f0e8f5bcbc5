import { usualVatOf } from '@tezga/domain';
import { focusField, LinesEditor, messagesOfLine, usePhrases } from '@tezga/ui';
import { useCallback, useMemo } from 'react';
import { newRecordId } from '../../../../kits/forms/new-record-id.ts';
import { useVatRates } from '../../../../session/necessary-data.ts';
import { ArticleSearch } from '../../../articles/index.ts';
import { useSaleRights } from '../../use-sale-rights.ts';
import { withLine, withLineChanged } from '../cart-changes.ts';
import type { LineForm } from '../cart-form.ts';
import type { CartState } from '../use-cart.ts';
import { freeLine, lineOfArticle, type Selling } from './article-line.ts';
import { lineColumns, taxBaseChoice } from './line-columns.tsx';
import classes from './Lines.module.css';
import { priceInCart } from './prices.ts';

interface LinesPanelProps {
  readonly state: CartState;
  readonly onRemove: (key: string) => void;
  readonly selling: Selling;
  readonly units: readonly string[];
  readonly hasVat: boolean;
}

const keyOf = ({ key }: LineForm) => key;

/** The lines of the cart, and below them the search field for the next article. */
export function LinesPanel({ state, onRemove, selling, units, hasVat }: LinesPanelProps) {
  const { cart, change, messages } = state;
  const words = usePhrases().newInvoice.lines;
  const { mayChangePrice } = useSaleRights();
  const onChange = useCallback(
    (key: string, changed: Partial<LineForm>) => change((now) => withLineChanged(now, key, changed)),
    [change],
  );
  const { data: rates = [] } = useVatRates();
  const addFree = (name: string, quantity: number) => {
    const usual = { unit: units[0] ?? '', vat: usualVatOf(rates.map(({ vat_id: id }) => ({ id }))) };
    change((now) => withLine(now, freeLine(name, quantity, usual, newRecordId())));
  };
  return (
    <section className={classes['panel']} aria-label={words.title}>
      <LinesEditor
        {...useLineSetup(state, units, hasVat)}
        label={words.title}
        lines={cart.lines}
        keyOf={keyOf}
        onChange={onChange}
        remove={useMemo(() => ({ label: words.remove, run: onRemove }), [words, onRemove])}
        messagesOf={(place) => messagesOfLine(messages, place)}
        search={
          <ArticleSearch
            label={words.search}
            placeholder={words.searchPlaceholder}
            waitFor={state.waitFor}
            shopId={selling.shopId === '' ? null : selling.shopId}
            priceOf={(article) => priceInCart(article, cart, selling)}
            onAdd={(article, quantity) =>
              change((now) =>
                withLine(now, lineOfArticle(article, { cart: now, selling, quantity }, newRecordId())),
              )
            }
            // A line without an article has no price, so the price field is next.
            free={mayChangePrice ? { add: addFree, nextField: `lines.${cart.lines.length}.price` } : null}
            onUp={() => focusField(`lines.${cart.lines.length - 1}.quantity`)}
            error={messages['lines']}
            isFirstFocused
          />
        }
      />
    </section>
  );
}

/** Memoized, so that only changed rows render. */
function useLineSetup(
  { cart: { currency, pricesIncludeVat } }: CartState,
  units: readonly string[],
  hasVat: boolean,
) {
  const words = usePhrases().newInvoice.lines;
  const { mayChangePrice, mayGiveDiscount } = useSaleRights();
  return useMemo(
    () => ({
      columns: lineColumns(words, {
        currency,
        pricesIncludeVat,
        mayChangePrice,
        mayGiveDiscount,
        units,
        hasVat,
      }),
      nameOf: ({ name }: LineForm) => (name.trim() === '' ? words.unnamed : name),
      below: taxBaseChoice(words),
    }),
    [words, currency, pricesIncludeVat, mayChangePrice, mayGiveDiscount, units, hasVat],
  );
}
