/** The shape of the button of an article at a till. */
export const articleShapes = ['square', 'circle', 'hexagon', 'octagon'] as const;
export type ArticleShape = (typeof articleShapes)[number];

export const articleColors = [
  '#8A8F98',
  '#D64545',
  '#E08A1E',
  '#C9A800',
  '#2F9E5B',
  '#1F8FA8',
  '#3B66D6',
  '#9150C4',
] as const;
export type ArticleColor = (typeof articleColors)[number];

export const articleIcons = [
  'box',
  'coffee',
  'cup',
  'beer',
  'glass',
  'bottle',
  'bread',
  'pizza',
  'burger',
  'meat',
  'fish',
  'egg',
  'cheese',
  'milk',
  'apple',
  'carrot',
  'candy',
  'cake',
  'ice-cream',
  'basket',
  'shirt',
  'shoe',
  'pill',
  'scissors',
  'tool',
  'paint',
  'plant',
  'car',
  'book',
  'phone',
] as const;
export type ArticleIcon = (typeof articleIcons)[number];

export const soldByKinds = ['unit', 'weight'] as const;
export type SoldBy = (typeof soldByKinds)[number];

/** An ingredient of a composite article, with the quantity for one unit. */
export interface Ingredient {
  readonly articleId: string;
  readonly quantity: number;
}

/** The maximum depth of a recipe; a deeper recipe is assumed to be a mistake. */
export const deepestRecipe = 5;

export type RecipeProblem = 'cycle' | 'too-deep';

/**
 * Checks a recipe with the ingredients of all articles below it: it may have no cycle, and not too many
 * levels.
 */
export function recipeProblem(
  articleId: string,
  ingredientIds: readonly string[],
  madeOf: ReadonlyMap<string, readonly string[]>,
): RecipeProblem | null {
  let level = [...new Set(ingredientIds)];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (level.includes(articleId)) return 'cycle';
    if (depth > deepestRecipe) return 'too-deep';
    level = [...new Set(level.flatMap((id) => madeOf.get(id) ?? []))];
  }
  return null;
}

export interface Chosen {
  readonly articleId: string;
  readonly units: number;
  readonly isSelected: boolean;
}

/**
 * Adds an article to the chosen ones: if it is in the list, its count is raised and it is marked, otherwise
 * it is appended.
 */
export function choose(list: readonly Chosen[], articleId: string): Chosen[] {
  const isThere = list.some((chosen) => chosen.articleId === articleId);
  if (!isThere) return [...list, { articleId, units: 1, isSelected: true }];
  return list.map((chosen) =>
    chosen.articleId === articleId ? { ...chosen, units: chosen.units + 1, isSelected: true } : chosen,
  );
}

/** The next free SKUs after the highest SKU in use, padded with zeros to this width. */
export function nextSkus(highest: bigint | null, width: number, count: number): string[] {
  const start = (highest ?? 0n) + 1n;
  return Array.from({ length: count }, (_, step) => String(start + BigInt(step)).padStart(width, '0'));
}
