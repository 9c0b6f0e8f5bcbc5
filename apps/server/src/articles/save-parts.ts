import { refuseUnless, usedVatRates } from '@tezga/domain';
import { expectOwnCategories } from '../categories/index.ts';
import { pricedIn } from '../currencies/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { sentPicture } from '../platform/sent-picture.ts';
import { vatListOf } from '../settings/index.ts';
import { expectOwnShops } from '../shops/index.ts';
import { lockUnit } from '../units/index.ts';
import { recipeOf, type ArticleFields } from './article-content.ts';
import { imageStore } from './image-store.ts';
import { partsStore } from './parts-store.ts';
import { priceChanges, type Prices } from './price-changes.ts';
import { pricesStore } from './prices-store.ts';
import { refuseBadRecipe } from './refuse-bad-recipe.ts';

/** The references and parts that a call sends; a part that is left out stays unchanged. */
type Sent = {
  readonly [Name in 'unit_id' | 'currency' | 'category' | 'byShops' | 'ingredients']?:
    | ArticleFields[Name]
    | undefined;
} & { readonly imageBase64?: string | null | undefined };

/** Refuses a unit, currency, category, shop or ingredient that the business does not have. */
export async function refuseUnknownReferences(
  context: BusinessContext,
  articleId: string,
  { unit_id: unitId, currency, category = [], byShops = [], ingredients = [] }: Sent,
): Promise<void> {
  if (unitId !== undefined) refuseUnless(await lockUnit(context, unitId), 'not-found');
  if (currency !== undefined)
    refuseUnless((await pricedIn(context, { isLocking: true })).has(currency), 'currency-not-there');
  await expectOwnCategories(context, category);
  await expectOwnShops(
    context,
    byShops.map(({ shopId }) => shopId),
  );
  await refuseBadRecipe(context, articleId, [...recipeOf(ingredients).keys()]);
}

/** Refuses a VAT rate that the business does not use, unless the article has it already. */
export async function refuseUnusedVat(
  { transaction, businessId }: BusinessContext,
  vatId: string,
  before: string | null,
): Promise<void> {
  if (vatId === before) return;
  const used = usedVatRates(await vatListOf(transaction, businessId, { isLocking: true }));
  const problems = [{ path: 'vat_id', code: 'vat-not-used', limit: null }] as const;
  refuseUnless(
    used.some(({ id }) => id === vatId),
    'invalid-input',
    { problems: [...problems] },
  );
}

/** Saves the sent categories, recipe, picture and shop prices of an article and adds changed prices to the price history. */
export async function saveParts(
  { transaction, businessId, person, clock }: BusinessContext,
  articleId: string,
  { category, ingredients, imageBase64, byShops }: Sent,
  { before, after }: { readonly before: Prices | null; readonly after: Prices },
): Promise<void> {
  const parts = partsStore(transaction, businessId, articleId);
  if (category !== undefined) await parts.setCategories(category);
  if (ingredients !== undefined) await parts.setIngredients(recipeOf(ingredients));
  const image = imageStore(transaction, businessId, articleId);
  if (imageBase64 === null) await image.remove();
  else if (imageBase64 !== undefined) await image.set(await sentPicture(imageBase64));
  const prices = pricesStore(transaction, businessId, articleId);
  if (byShops !== undefined) await prices.setByShop(after.byShop);
  const now = clock.now();
  const changed = priceChanges(before, after).map(({ shopId, price }) => ({
    id: newRecordId(now),
    shop_id: shopId,
    price,
    currency: after.currency,
  }));
  await prices.addToHistory(changed, { at: now, user_id: person.id, user_name: person.name });
}
