import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSaleRights } from '../../use-sale-rights.ts';
import { withCatalogPrices, type Rates } from './prices.ts';
import type { CartState } from '../use-cart.ts';
import { articlesQueries } from '../../../articles/index.ts';

interface Place {
  readonly shopId: string;
  readonly rates: Rates;
}

/**
 * Resets the prices to the catalog prices for a seller who may not change them. Runs after every change of the cart
 * (till, currency, VAT, an opened draft) or of an article.
 */
export function useCatalogPrices({ cart, change }: CartState, { shopId, rates }: Place): void {
  const { mayChangePrice } = useSaleRights();
  const articleIds = cart.lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]));
  const { data: articles } = useQuery({
    ...articlesQueries.info([...new Set(articleIds)].toSorted()),
    enabled: !mayChangePrice,
    staleTime: 0,
  });
  useEffect(() => {
    if (mayChangePrice || cart.isSent || articles === undefined) return;
    const catalog = { articles, shopId, rates };
    if (withCatalogPrices(cart, catalog) !== cart) change((now) => withCatalogPrices(now, catalog));
  }, [mayChangePrice, articles, cart, change, shopId, rates]);
}
