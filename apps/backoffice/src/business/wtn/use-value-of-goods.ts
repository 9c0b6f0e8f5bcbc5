import type { ZodForm } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrencies } from '../../session/necessary-data.ts';
import { articlesQueries } from '../articles/index.ts';
import type { Till } from '../cash-register/index.ts';
import type { NoteValues } from './note-form.ts';
import { pricedGoods, type PricedArticle } from './priced-goods.ts';

/**
 * Fills in the value of the goods from the selling prices of the till's shop. A value that the user typed, or that came
 * from an invoice or a transfer, is not overwritten.
 */
export function useValueOfGoods(form: ZodForm<NoteValues>, tills: readonly Till[]) {
  const [added, setAdded] = useState<readonly PricedArticle[]>([]);
  const { lines, tillId, valueOfGoods: value } = form.values;
  const prices = usePrices(lines, added);
  const shopId = tills.find(({ _id }) => _id === tillId)?.shopId;
  const fromPrices = prices === null ? null : pricedGoods(lines, { ...prices, shopId });
  const filled = useRef<number | ''>('');
  const fill = useEffectEvent((next: number | '') => {
    const isTyped = !isEmpty(value) && value !== filled.current;
    filled.current = next;
    if (!isTyped && value !== next) form.setValue('valueOfGoods', next as number);
  });
  useEffect(() => {
    if (fromPrices !== null) fill(fromPrices);
  }, [fromPrices]);
  return {
    isFromPrices: !isEmpty(value) && value === fromPrices,
    /**
     * Adds the price of an article before its line is added, so that the value is computed without waiting for a reply.
     */
    addPrice: (article: PricedArticle) => setAdded((before) => [...before, article]),
  };
}

/** The value of an empty number field is an empty string. */
const isEmpty = (value: unknown) => value === '';

/** Null while prices or exchange rates are loading. */
function usePrices(lines: NoteValues['lines'], added: readonly PricedArticle[]) {
  const { data: currencies } = useCurrencies();
  // Loads prices only of articles that were not added here: those of a prefilled form or of a restored draft.
  const others = [...new Set(lines.map(({ articleId }) => articleId))]
    .filter((id) => typeof id === 'string')
    .filter((id) => !added.some(({ _id }) => _id === id));
  const { data: known, isPlaceholderData } = useQuery(articlesQueries.info(others));
  if (currencies === undefined || known === undefined || isPlaceholderData) return null;
  return {
    articles: [...added, ...known],
    rates: new Map(currencies.map(({ _id, exchangeRate }) => [_id, exchangeRate])),
  };
}
