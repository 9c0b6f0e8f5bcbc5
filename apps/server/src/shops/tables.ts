export type Tables = {
  'tenant.shops': {
    business_id: string;
    id: string;
    name: string;
    business_unit_code: string;
    alpha_code: string;
    address: string;
    city: string;
    country: string;
    phone_number: string;
    is_secondary: boolean;
    is_hidden: boolean;
    /** Null where it does as its business does. */
    allow_negative_stock: boolean | null;
    created_at: Date;
    updated_at: Date;
  };
  'tenant.tills': { business_id: string; shop_id: string };
  'tenant.article_prices': { business_id: string; shop_id: string };
  'tenant.stock': { business_id: string; shop_id: string };
  'tenant.employee_shops': { business_id: string; shop_id: string };
};

/** What everyone may see of a shop. */
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
] as const satisfies readonly (keyof Tables['tenant.shops'])[];

export type ShopRow = Pick<Tables['tenant.shops'], (typeof shopColumns)[number]>;

/** What a person says of a shop and may change later. */
export type ShopContent = Omit<ShopRow, 'id' | 'is_secondary' | 'is_hidden' | 'updated_at'>;
