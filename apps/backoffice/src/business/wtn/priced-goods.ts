import { decoded, encoded, figure } from '@tezga/contract';
import { priceInShop, valueOfGoods, type ExchangeRate, type PricesByShop } from '@tezga/domain';
import type { NoteLine } from './note-form.ts';

export interface PricedArticle extends PricesByShop {
  readonly _id: string;
  readonly currency: string;
}

interface Prices {
  readonly articles: readonly PricedArticle[];
  readonly shopId: string | undefined;
  /** The exchange rates of the business to the lek, by currency. */
  readonly rates: ReadonlyMap<string, ExchangeRate>;
}

/** The value of the lines at the selling prices of the shop; an empty text if a line has no price or no quantity. */
export function pricedGoods(lines: readonly NoteLine[], { articles, shopId, rates }: Prices): number | '' {
  const value = valueOfGoods(
    lines.map(({ articleId, quantity: typed }) => {
      const article = articles.find(({ _id }) => _id === articleId);
      const exchangeRate = article === undefined ? undefined : rates.get(article.currency);
      // The value of an empty number field is an empty string.
      if (article === undefined || exchangeRate === undefined || typeof typed !== 'number') return null;
      return {
        quantity: decoded(figure.quantity, typed),
        price: priceInShop(article, shopId),
        exchangeRate,
      };
    }),
  );
  return value === null ? '' : encoded(figure.money, value);
}
