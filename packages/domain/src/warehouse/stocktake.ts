import { noQuantity, type Quantity } from '../amounts.ts';

export const stocktakeStatuses = ['open', 'closed', 'cancelled'] as const;
export type StocktakeStatus = (typeof stocktakeStatuses)[number];

/** The states of the lines of a stocktake. */
export const countStates = ['counted', 'uncounted', 'different'] as const;
export type CountState = (typeof countStates)[number];

/** The choice for articles without a count when a stocktake is closed: their stock stays, or becomes zero. */
export const uncountedChoices = ['leave', 'zero'] as const;
export type UncountedChoice = (typeof uncountedChoices)[number];

/** The number of a stocktake, such as IN-3/2026. */
export const stocktakeNumberText = (numberText: string): string => `IN-${numberText}`;

export interface CountedArticle {
  readonly articleId: string;
  /** Null if the article was not counted. */
  readonly counted: Quantity | null;
  /** The stock at the moment of the count. */
  readonly expected: Quantity;
}

/** The counts that a stocktake is closed with, after the choice for articles without a count. */
export const finalCounts = <Article extends CountedArticle>(
  articles: readonly Article[],
  uncounted: UncountedChoice,
): (Article & { readonly counted: Quantity })[] =>
  articles.flatMap((article) => {
    const counted = article.counted ?? (uncounted === 'zero' ? noQuantity : null);
    return counted === null ? [] : [{ ...article, counted }];
  });

/** The counts that differ from the expected quantity; the adjustment has only these. */
export const differingCounts = <Count extends CountedArticle>(counts: readonly Count[]): Count[] =>
  counts.filter(({ counted, expected }) => counted !== expected);

interface StocktakeViewer {
  readonly isOwner: boolean;
  readonly userId: string;
}

/**
 * Whether a user sees the expected quantities: in an open blind stocktake only the owner and the user who
 * opened it do.
 */
export const seesExpected = (
  stocktake: { readonly isBlind: boolean; readonly status: StocktakeStatus; readonly openedBy: string },
  { isOwner, userId }: StocktakeViewer,
): boolean => !stocktake.isBlind || stocktake.status !== 'open' || isOwner || stocktake.openedBy === userId;
