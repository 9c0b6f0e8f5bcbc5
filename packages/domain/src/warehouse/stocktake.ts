import { noQuantity, type Quantity } from '../amounts.ts';

export const stocktakeStatuses = ['open', 'closed', 'cancelled'] as const;
export type StocktakeStatus = (typeof stocktakeStatuses)[number];

/** The lines of a stocktake by what is known of them. */
export const countStates = ['counted', 'uncounted', 'different'] as const;
export type CountState = (typeof countStates)[number];

/** What happens at closing to the articles that nobody counted: their stock stays, or it becomes zero. */
export const uncountedChoices = ['leave', 'zero'] as const;
export type UncountedChoice = (typeof uncountedChoices)[number];

/** IN-3/2026. */
export const stocktakeNumberText = (numberText: string): string => `IN-${numberText}`;

export interface CountedArticle {
  readonly articleId: string;
  /** Null if nobody counted it. */
  readonly counted: Quantity | null;
  /** The stock at the moment of its count. */
  readonly expected: Quantity;
}

/** The counts that a stocktake is closed with. */
export const finalCounts = <Article extends CountedArticle>(
  articles: readonly Article[],
  uncounted: UncountedChoice,
): (Article & { readonly counted: Quantity })[] =>
  articles.flatMap((article) => {
    const counted = article.counted ?? (uncounted === 'zero' ? noQuantity : null);
    return counted === null ? [] : [{ ...article, counted }];
  });

/** The counts that the adjustment is made of. */
export const differingCounts = <Count extends CountedArticle>(counts: readonly Count[]): Count[] =>
  counts.filter(({ counted, expected }) => counted !== expected);

interface StocktakeViewer {
  readonly isOwner: boolean;
  readonly userId: string;
}

/** In an open blind stocktake only the owner and the person who opened it see what is expected. */
export const seesExpected = (
  stocktake: { readonly isBlind: boolean; readonly status: StocktakeStatus; readonly openedBy: string },
  { isOwner, userId }: StocktakeViewer,
): boolean => !stocktake.isBlind || stocktake.status !== 'open' || isOwner || stocktake.openedBy === userId;
