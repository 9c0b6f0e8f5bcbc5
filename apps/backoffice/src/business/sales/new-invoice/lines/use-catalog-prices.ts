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
 * Keeps the prices of a seller who may not change them those that the business asks, whatever else changes: the till,
 * the currency, how prices are meant, the VAT of a line, a draft that is opened, or the article itself.
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
