import { demoArticles, type DemoArticle } from '../demo-articles.ts';
import type { Trade } from '../people.ts';
import { chanceOf, shareOf, wheelOf, type Chance, type Wheel } from './chance.ts';
import { habitsOf, isWithoutCash } from './habits.ts';
import type { Sketch } from './sketched-day.ts';

export interface BasketLine {
  readonly article: DemoArticle;
  readonly quantity: number;
  /** In percent. */
  readonly discount: number;
}

interface Shelf {
  readonly articles: Wheel<DemoArticle>;
  readonly lineCounts: Wheel<number>;
}

const shelves = new Map<Trade, Shelf>();

/** What was bought in a sale, always the same. */
export function basketOf(trade: Trade, sketch: Sketch): BasketLine[] {
  const chance = chanceOf(`${sketch.saleId} basket`);
  const { articles, lineCounts } = shelves.get(trade) ?? newShelf(trade);
  // A cart that is paid in notes between two firms has to stay small.
  const most = isSmallSale(trade, sketch) ? 3 : Infinity;
  const count = Math.min(chance.turn(lineCounts), most);
  const isCheaper = chance.happens(habitsOf[trade].discountShare);
  const bought = new Set(Array.from({ length: count }, () => chance.turn(articles)));
  return [...bought].map((article) => ({
    article,
    quantity: quantityOf(trade, sketch, article, chance),
    discount: isCheaper ? chance.oneOf([3, 5, 5, 10]) : 0,
  }));
}

const isSmallSale = (trade: Trade, { tender }: Sketch) => trade === 'wholesale' && !isWithoutCash(tender);

/** Every category has its share of the sales, and in it some articles are liked more than others. */
function newShelf(trade: Trade): Shelf {
  const { categories, lineCounts } = habitsOf[trade];
  const sold = demoArticles(trade).filter(({ isIngredient }) => !isIngredient);
  const articles = sold.map((article) => {
    const { category } = article.good;
    const beside = sold.filter(({ good }) => good.category === category).length;
    return [article, ((categories[category] ?? 0) / beside) * (0.3 + 1.4 * shareOf(article.name))] as const;
  });
  const counts = lineCounts.map((weight, index) => [index + 1, weight] as const);
  const shelf = { articles: wheelOf(articles), lineCounts: wheelOf(counts) };
  shelves.set(trade, shelf);
  return shelf;
}

function quantityOf(trade: Trade, sketch: Sketch, { price, good }: DemoArticle, chance: Chance): number {
  if (good.unit === 'kg') return Math.round(200 + 1800 * chance.next() ** 2) / 1000;
  if (trade === 'exchange') return 1;
  if (trade !== 'wholesale') return price > 600 ? 1 : chance.turn(pieces);
  if (isSmallSale(trade, sketch)) return price > 5000 ? 1 : chance.between(1, 6);
  if (price > 10_000) return chance.between(1, 4);
  return price > 3000 ? chance.between(2, 12) : chance.between(4, 30);
}

/** Of what is cheap; of what is dear one is enough. */
const pieces = wheelOf([
  [1, 14],
  [2, 5],
  [3, 1],
  [4, 0.5],
]);
