import type { contract } from '@tezga/contract';
import type { ArticleIcon, ArticleShape, SoldBy } from '@tezga/domain';
import type { ColumnType } from 'kysely';
import type { z } from 'zod';

export type ScaleOptions = z.output<typeof contract.articles.add.input>['scaleOptions'];

export interface ArticleTable {
  business_id: string;
  id: string;
  name: string;
  sku: string;
  barcode: string;
  price: bigint;
  currency: string;
  cost: bigint;
  vat_id: string;
  sold_by: SoldBy;
  unit_id: string;
  icon: ArticleIcon;
  shape: ArticleShape;
  color: string;
  is_stock_counted: boolean;
  is_composite: boolean;
  is_produced: boolean;
  is_for_processing: boolean;
  is_sold_freely: boolean;
  is_scale_article: boolean;
  scale_options: ScaleOptions;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** What the queries of this capability read and write. */
export type Tables = {
  'tenant.articles': ArticleTable & {
    /** What the database works out by itself. */
    is_deleted: ColumnType<boolean, never, never>;
    sku_number: ColumnType<bigint | null, never, never>;
    sku_width: ColumnType<number | null, never, never>;
  };
  'tenant.article_images': { business_id: string; article_id: string; type: string; content: Buffer };
  'tenant.article_categories': { business_id: string; article_id: string; category_id: string };
  'tenant.article_prices': { business_id: string; article_id: string; shop_id: string; price: bigint };
  'tenant.article_ingredients': {
    business_id: string;
    article_id: string;
    ingredient_id: string;
    quantity: bigint;
  };
  'tenant.price_history': {
    business_id: string;
    id: string;
    article_id: string;
    shop_id: string | null;
    price: bigint | null;
    currency: string;
    at: Date;
    user_id: string;
    user_name: string;
  };
  'tenant.stock': { business_id: string; shop_id: string; article_id: string; quantity: bigint };
  'tenant.categories': { business_id: string; id: string; deleted_at: Date | null };
  'tenant.units': { business_id: string; id: string; name: string; deleted_at: Date | null };
};
