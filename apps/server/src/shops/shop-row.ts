import type { Row } from '../platform/database/schema.generated.ts';

/** The columns that every user of the business may see. */
export const shopColumns = [
  'id',
  'name',
  'business_unit_code',
  'alpha_code',
  'address',
  'city',
  'country',
  'phone_number',
  'is_secondary',
  'is_hidden',
  'allow_negative_stock',
  'updated_at',
] as const satisfies readonly (keyof Row<'tenant.shops'>)[];

export type ShopRow = Pick<Row<'tenant.shops'>, (typeof shopColumns)[number]>;

/** The columns that a user types and may change later. */
export type ShopContent = Omit<ShopRow, 'id' | 'is_secondary' | 'is_hidden' | 'updated_at'>;
