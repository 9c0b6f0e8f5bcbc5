import { refuseUnless } from '@tezga/domain';
import { expectOwnCategories } from '../categories/index.ts';
import { pricedIn } from '../currencies/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { sentPicture } from '../platform/sent-picture.ts';
import { expectOwnShops } from '../shops/index.ts';
import { lockUnit } from '../units/index.ts';
import { ingredientsOf, type ArticleInput } from './article-content.ts';
import { imageStore } from './image-store.ts';
import { partsStore } from './parts-store.ts';
import { priceChanges, type Prices } from './price-changes.ts';
import { pricesStore } from './prices-store.ts';
import { refuseBadRecipe } from './refuse-bad-recipe.ts';

/** Refuses an article with a unit, currency, category, shop or ingredient that the business does not have. */
export async function refuseUnknownReferences(
  context: BusinessContext,
  articleId: string,
  input: ArticleInput,
): Promise<void> {
  refuseUnless(await lockUnit(context, input.unit_id), 'not-found');
  refuseUnless((await pricedIn(context, { isLocking: true })).has(input.currency), 'currency-not-there');
  await expectOwnCategories(context, input.category);
  await expectOwnShops(
    context,
    input.byShops.map(({ shopId }) => shopId),
  );
  await refuseBadRecipe(context, articleId, [...ingredientsOf(input).keys()]);
}

/** Saves the categories, recipe, picture and shop prices of an article and adds changed prices to the price history. */
export async function saveParts(
  { transaction, businessId, person, clock }: BusinessContext,
  articleId: string,
  input: ArticleInput,
  { before, after }: { readonly before: Prices | null; readonly after: Prices },
): Promise<void> {
  const parts = partsStore(transaction, businessId, articleId);
  await parts.setCategories(input.category);
  await parts.setIngredients(ingredientsOf(input));
  const image = imageStore(transaction, businessId, articleId);
  await (input.imageBase64 === null ? image.remove() : image.set(await sentPicture(input.imageBase64)));
  const prices = pricesStore(transaction, businessId, articleId);
  await prices.setByShop(after.byShop);
  const now = clock.now();
  const changed = priceChanges(before, after).map(({ shopId, price }) => ({
    id: newRecordId(now),
    shop_id: shopId,
    price,
    currency: input.currency,
  }));
  await prices.addToHistory(changed, { at: now, user_id: person.id, user_name: person.name });
}
