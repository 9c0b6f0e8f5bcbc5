export type Tables = {
  'platform.businesses': {
    id: string;
    name: string;
    nipt: string;
    address: string;
    city: string;
    phone_number: string;
    email: string;
    website: string;
    updated_at: Date;
  };
  'tenant.settings': {
    business_id: string;
    allow_negative_stock: boolean;
    is_in_vat: boolean;
    group_articles_by_name: boolean;
    prints_payment_qr: boolean;
    prints_vat_section: boolean;
    logo: Buffer | null;
    logo_type: string | null;
  };
  'tenant.credentials': {
    business_id: string;
    encrypted_password: Buffer;
    updated_at: Date;
    last_login_at: Date | null;
  };
  'tenant.comments': {
    business_id: string;
    id: string;
    at: Date;
    user_id: string;
    user_name: string;
    message: string;
  };
  'tenant.comment_files': {
    business_id: string;
    id: string;
    comment_id: string;
    name: string;
    type: string;
    content: Buffer;
  };
  'tenant.units': { business_id: string; id: string; name: string; code: string; deleted_at: Date | null };
  'tenant.categories': { business_id: string; id: string; name: string; deleted_at: Date | null };
};
