import { decoded, figure } from '@tezga/contract';
import { baseCurrency, minus, noMoney } from '@tezga/domain';
import { AmountInput, formatAmount, Panel, usePhrases, type ZodForm } from '@tezga/ui';
import type { Necessary } from '../../session/batch-necessary.ts';
import { withShopPrice, type ArticleValues } from './article-form.ts';
import { ReadingPanel } from './ReadingPanel.tsx';
import classes from './ShopPrices.module.css';
import { useShops } from '../../session/necessary-data.ts';

interface ShopPricesProps {
  readonly form: ZodForm<ArticleValues>;
  readonly isReadOnly: boolean;
}

/** Prices by shop that differ from the general price; hidden if the business has one shop. */
export function ShopPrices({ form, isReadOnly }: ShopPricesProps) {
  const { articles } = usePhrases();
  const query = useShops();
  const { byShops, currency } = form.values;
  if (query.data === undefined) {
    return <ReadingPanel title={articles.shops.title} failed={articles.shops.failed} query={query} />;
  }
  const shops = query.data.filter(
    ({ _id, hidden }) => !hidden || byShops.some(({ shopId }) => shopId === _id),
  );
  if (shops.length < 2 && byShops.length === 0) return null;
  return (
    <Panel title={articles.shops.title} note={currency || baseCurrency} padding="none">
      <ul className={classes['shops']}>
        {shops.map((shop) => (
          <ShopPrice key={shop._id} shop={shop} form={form} isReadOnly={isReadOnly} />
        ))}
      </ul>
      <p className={classes['hint']}>{articles.shops.hint}</p>
    </Panel>
  );
}

interface ShopPriceProps extends ShopPricesProps {
  readonly shop: Necessary<'shops'>[number];
}

function ShopPrice({ shop, form, isReadOnly }: ShopPriceProps) {
  const { shops: words } = usePhrases().articles;
  const { byShops, price: general } = form.values;
  const at = byShops.findIndex(({ shopId }) => shopId === shop._id);
  const price = byShops[at]?.price;
  const path = `byShops.${at}.price` as const;
  const isKnown = typeof price === 'number' && typeof general === 'number';
  const difference = isKnown ? minus(decoded(figure.money, price), decoded(figure.money, general)) : noMoney;
  return (
    <li className={classes['shop']}>
      <span>{shop.hidden ? words.hidden(shop.name) : shop.name}</span>
      <span className={classes['difference']}>
        {difference === 0n ? '' : `${difference > 0n ? '+' : ''}${formatAmount(difference)}`}
      </span>
      <AmountInput
        className={classes['price'] ?? ''}
        data-differs={difference === 0n ? undefined : true}
        aria-label={words.priceIn(shop.name)}
        value={price}
        onChange={(typed) => form.setValue('byShops', withShopPrice(byShops, shop._id, typed))}
        placeholder={typeof general === 'number' ? formatAmount(decoded(figure.money, general)) : ''}
        readOnly={isReadOnly}
        {...(at < 0 ? {} : { 'data-field': path, error: form.errors[path] })}
      />
    </li>
  );
}
