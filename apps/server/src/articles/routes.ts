import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { all } from './all.ts';
import { edit } from './edit.ts';
import { images } from './images.ts';
import { infoForAdmin } from './info-for-admin.ts';
import { info } from './info.ts';
import { isBarcodeFree } from './is-barcode-free.ts';
import { isSkuFree } from './is-sku-free.ts';
import { labels } from './labels.ts';
import { nextSku } from './next-sku.ts';
import { nextSkus } from './next-skus.ts';
import { one } from './one.ts';
import { page } from './page.ts';
import { picker } from './picker.ts';
import { priceHistory } from './price-history.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { valuation } from './valuation.ts';

export const articlesHandlers: Handlers<typeof contract.articles> = {
  page,
  all,
  forWarehouse: picker('counted'),
  forRecipes: picker('processing'),
  simple: picker('simple'),
  forProduction: picker('made'),
  info,
  infoForAdmin,
  valuation,
  one,
  images,
  priceHistory,
  nextSku,
  nextSkus,
  isSkuFree,
  isBarcodeFree,
  labels,
  add,
  edit,
  remove,
  restore,
};
