import { demoArticles, type DemoArticle } from '../demo-articles.ts';
import type { Trade } from '../people.ts';
import { randomOf, shareOf, weighted, type Random, type Weighted } from './random.ts';
import { habitsOf, isWithoutCash } from './habits.ts';
import type { Sketch } from './sketched-day.ts';

export interface BasketLine {
  readonly article: DemoArticle;
  readonly quantity: number;
  /** In percent. */
  readonly discount: number;
}

interface Shelf {
  readonly articles: Weighted<DemoArticle>;
  readonly lineCounts: Weighted<number>;
}

const shelves = new Map<Trade, Shelf>();

/** The lines of a sale, derived from its id. */
export function basketOf(trade: Trade, sketch: Sketch): BasketLine[] {
  const random = randomOf(`${sketch.saleId} basket`);
  const { articles, lineCounts } = shelves.get(trade) ?? newShelf(trade);
  // A cash sale between firms must stay below the legal limit for cash.
  const linesMax = isSmallSale(trade, sketch) ? 3 : Infinity;
  const count = Math.min(random.pick(lineCounts), linesMax);
  const isDiscounted = random.happens(habitsOf[trade].discountShare);
  const bought = new Set(Array.from({ length: count }, () => random.pick(articles)));
  return [...bought].map((article) => ({
    article,
    quantity: quantityOf(trade, sketch, article, random),
    discount: isDiscounted ? random.oneOf([3, 5, 5, 10]) : 0,
  }));
}

const isSmallSale = (trade: Trade, { tender }: Sketch) => trade === 'wholesale' && !isWithoutCash(tender);

/** The weight of an article is the share of its category, varied by its name, so that some articles sell more. */
function newShelf(trade: Trade): Shelf {
  const { categories, lineCounts } = habitsOf[trade];
  const sold = demoArticles(trade).filter(({ isIngredient }) => !isIngredient);
  const articles = sold.map((article) => {
    const { category } = article.good;
    const beside = sold.filter(({ good }) => good.category === category).length;
    return [article, ((categories[category] ?? 0) / beside) * (0.3 + 1.4 * shareOf(article.name))] as const;
  });
  const counts = lineCounts.map((weight, index) => [index + 1, weight] as const);
  const shelf = { articles: weighted(articles), lineCounts: weighted(counts) };
  shelves.set(trade, shelf);
  return shelf;
}

function quantityOf(trade: Trade, sketch: Sketch, { price, good }: DemoArticle, random: Random): number {
  if (good.unit === 'kg') return Math.round(200 + 1800 * random.next() ** 2) / 1000;
  if (trade === 'exchange') return 1;
  if (trade !== 'wholesale') return price > 600 ? 1 : random.pick(pieces);
  if (isSmallSale(trade, sketch)) return price > 5000 ? 1 : random.between(1, 6);
  if (price > 10_000) return random.between(1, 4);
  return price > 3000 ? random.between(2, 12) : random.between(4, 30);
}

/** How many pieces of a cheap article a customer buys. */
const pieces = weighted([
  [1, 14],
  [2, 5],
  [3, 1],
  [4, 0.5],
]);
