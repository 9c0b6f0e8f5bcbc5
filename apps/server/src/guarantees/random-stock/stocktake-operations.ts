import { asQuantity } from '@tezga/domain';
import { lockStock, registerClosing, registerCount, registerStocktake } from '../../warehouse/index.ts';
import { count, type Operation } from './moved-lines.ts';
import type { ModelMovement } from './stock-model.ts';

/**
 * Counts some articles of a shop. It locks their stock first, so that every other operation on these articles is
 * either before or after the whole count.
 */
export const countStock: Operation = async (world, random, documents) => {
  const [id, shop] = [world.newId(), random.oneOf(world.shops.all)];
  const counts = random.some(world.articles, 3).map((articleId) => ({
    articleId,
    first: random.quantity(),
    second: random.share() < 0.5 ? random.quantity() : null,
    isRecount: random.share() < 0.5,
  }));
  const counted = new Map(
    counts.map(({ articleId, first, second, isRecount }) => [
      articleId,
      (isRecount && second !== null ? 0n : first) + (second ?? 0n),
    ]),
  );
  const posted = await world.perform(async (posting) => {
    const { transaction, businessId } = posting;
    await lockStock(transaction, businessId, shop, [...counted.keys()]);
    const at = posting.clock.now();
    const counting = { ...posting, clock: { ...posting.clock, now: () => at } };
    const opened = { stocktakeId: id, shopId: shop, categoryId: null, isBlind: false, notes: '' };
    await registerStocktake(counting, opened);
    for (const { articleId, first, second, isRecount } of counts)
      for (const [place, quantity] of [first, second].entries())
        if (quantity !== null)
          await registerCount(counting, {
            stocktakeId: id,
            countId: world.newId(),
            code: world.skus.get(articleId) ?? '',
            quantity: asQuantity(quantity),
            isRecount: place === 1 && isRecount,
          });
    return at.getTime();
  });
  if (posted === null) return null;
  const stocktake = { id, shop, counted, at: posted.done, before: new Set<ModelMovement>() };
  documents.stocktakes.push(stocktake);
  return {
    turn: posted.turn,
    apply(model) {
      stocktake.before = new Set(
        [...counted.keys()].flatMap((article) => model.history(shop, article).movements),
      );
    },
  };
};

/**
 * Closes a stocktake: posts the differences between counted and expected stock. Movements after the count are not
 * affected.
 */
export const closeStocktake: Operation = async (world, random, documents) => {
  const chosen = Math.floor(random.share() * documents.stocktakes.length);
  const [stocktake] = documents.stocktakes.splice(chosen, 1);
  if (stocktake === undefined) return null;
  const { id, shop, counted } = stocktake;
  const posted = await world.perform(async (posting) => {
    await lockStock(posting.transaction, posting.businessId, shop, [...counted.keys()]);
    return (await registerClosing(posting, { id, uncounted: 'leave' })).adjustment;
  });
  if (posted === null) {
    // Its shop cannot open another one until it is closed.
    documents.stocktakes.push(stocktake);
    return null;
  }
  return {
    turn: posted.turn,
    apply(model, atOf) {
      const document = posted.done?._id ?? '';
      for (const [article, quantity] of counted) {
        const { movements } = model.history(shop, article);
        // The expected stock includes documents that were posted after the count but dated before it.
        const expected = movements
          .filter((movement) => stocktake.before.has(movement) || movement.at < stocktake.at)
          .reduce((sum, movement) => sum + movement.quantity, 0n);
        const change = quantity - expected;
        if (change === 0n) continue;
        const moving = { document, shop, at: atOf(document, shop) };
        count(model, moving, { article, change, unitCost: null }, 'end');
      }
    },
  };
};
