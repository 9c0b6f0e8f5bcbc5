import { usePhrases } from '@tezga/ui';
import { useCallback, useEffect, type KeyboardEvent } from 'react';
import { useSaleRights } from '../../use-sale-rights.ts';
import { ArticleSearch } from './ArticleSearch.tsx';
import type { Selling } from './article-line.ts';
import { withLineChanged } from '../cart-changes.ts';
import type { CartForm, LineForm } from '../cart-form.ts';
import { linePlaceOf, moveByKey } from './line-keys.ts';
import { LineRow } from './LineRow.tsx';
import classes from './Lines.module.css';
import { messagesOfLine } from '../messages.ts';
import type { CartState } from '../use-cart.ts';

interface LinesPanelProps {
  readonly state: CartState;
  readonly onRemove: (key: string) => void;
  readonly selling: Selling;
  readonly units: readonly string[];
  readonly hasVat: boolean;
}

/** Keys that no cell has used move between the lines. */
function onKeyDown(event: KeyboardEvent): void {
  const at = linePlaceOf(event.target);
  if (at === null || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (moveByKey(event.key, at, event.target instanceof HTMLSelectElement)) event.preventDefault();
}

/** What is sold: the lines, and below them the field that finds the next article. */
export function LinesPanel({ state, onRemove, selling, units, hasVat }: LinesPanelProps) {
  const { cart, change, messages } = state;
  const words = usePhrases().newInvoice.lines;
  const onChange = useCallback(
    (key: string, changed: Partial<LineForm>) => change((now) => withLineChanged(now, key, changed)),
    [change],
  );
  useArticleInSight(cart.lines.length);
  return (
    <section className={classes['panel']} aria-label={words.title}>
      <table className={classes['lines']}>
        <thead>
          <HeadRow cart={cart} />
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that no cell has used belong to the lines. */}
        <tbody onKeyDown={onKeyDown}>
          {cart.lines.map((line, place) => (
            <LineRow
              key={line.key}
              line={line}
              place={place}
              messages={messagesOfLine(messages, place)}
              units={units}
              hasVat={hasVat}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
      <div className={classes['next']} data-field="lines">
        <span className={classes['place']} aria-hidden>
          {cart.lines.length + 1}
        </span>
        <ArticleSearch
          cart={cart}
          change={change}
          selling={selling}
          defaultUnit={units[0] ?? ''}
          error={messages['lines']}
        />
      </div>
    </section>
  );
}

/** Each line pushes the field that finds the next one further down; whoever types in it goes along. */
function useArticleInSight(lineCount: number): void {
  useEffect(() => {
    const field = document.activeElement;
    if (lineCount > 0 && field?.getAttribute('data-field') === 'article')
      field.scrollIntoView({ block: 'nearest' });
  }, [lineCount]);
}

function HeadRow({ cart: { currency, pricesIncludeVat } }: { readonly cart: CartForm }) {
  const words = usePhrases().newInvoice.lines;
  const { mayGiveDiscount } = useSaleRights();
  return (
    <tr>
      <th className={classes['place']} scope="col">
        #
      </th>
      <th scope="col">{words.article}</th>
      <th className={classes['quantity']} scope="col">
        {words.quantity}
      </th>
      <th className={classes['unit']} scope="col">
        {words.unit}
      </th>
      <th className={classes['price']} scope="col">
        {pricesIncludeVat ? words.price : words.priceWithoutVat}
      </th>
      {mayGiveDiscount ? (
        <th className={classes['discount']} scope="col">
          {words.discount}
        </th>
      ) : null}
      <th className={classes['vat']} scope="col">
        {words.vat}
      </th>
      <th className={classes['total']} scope="col">
        {pricesIncludeVat ? words.total : words.totalWithoutVat}{' '}
        <span className={classes['currency']}>{currency}</span>
      </th>
      <td className={classes['deed']} aria-hidden />
    </tr>
  );
}
