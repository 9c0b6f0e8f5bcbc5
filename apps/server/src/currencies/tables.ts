export type Tables = {
  'tenant.currencies': {
    business_id: string;
    code: string;
    exchange_rate: string | number;
    updated_at: Date;
    deleted_at: Date | null;
  };
  'tenant.exchange_rates': {
    business_id: string;
    id: string;
    code: string;
    exchange_rate: string | number;
    at: Date;
    user_id: string;
    user_name: string;
  };
  'platform.businesses': { id: string; created_at: Date };
  'tenant.articles': { business_id: string; currency: string; deleted_at: Date | null };
  'tenant.accounts': { business_id: string; currency: string; deleted_at: Date | null };
};

export interface Rate {
  readonly code: string;
  readonly rate: number;
}

export interface Change {
  readonly at: Date;
  readonly person: { readonly id: string; readonly name: string };
}
