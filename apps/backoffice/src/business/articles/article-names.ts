import { vatRates } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { Necessary } from '../../session/batch-necessary.ts';

/** Names by id, for the categories and units of articles. */
export interface ArticleNames {
  readonly category: (id: string) => string | null;
  readonly unit: (id: string) => string | null;
}

export function articleNames(categories: Necessary<'categories'>, units: Necessary<'units'>): ArticleNames {
  const categoryNames = new Map(
    categories.map(({ category_id, categoryDesc }) => [category_id, categoryDesc]),
  );
  const unitNames = new Map(units.map(({ unit_id, name }) => [unit_id, name]));
  return {
    category: (id) => categoryNames.get(id) ?? null,
    unit: (id) => unitNames.get(id) ?? null,
  };
}

/** The label of a VAT rate; a rate that is no longer in the law is shown by its id. */
export function vatWords({ vatRate }: Phrases['articles'], id: string): string {
  const rate = vatRates.find((each) => each.id === id);
  return rate === undefined ? id : vatRate(rate.percent);
}
