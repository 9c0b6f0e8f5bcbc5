export { shopsQueries, type Shop } from './queries.ts';
export { negativeStockRuleOf, newShop, shopSchema, shopValues } from './shop-form.ts';
export { ShopBadges, ShopFields } from './ShopForm.tsx';
export { ShopsSection } from './ShopsSection.tsx';
