export type Tables = {
  'tenant.accounts': {
    business_id: string;
    id: string;
    iban: string;
    bank_name: string;
    swift: string;
    currency: string;
    is_main: boolean;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
};

export interface AccountContent {
  readonly iban: string;
  readonly bank_name: string;
  readonly swift: string;
  readonly currency: string;
  readonly is_main: boolean;
}
