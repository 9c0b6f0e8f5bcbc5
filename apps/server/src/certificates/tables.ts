export type Tables = {
  'tenant.certificates': {
    business_id: string;
    id: string;
    file_name: string;
    subject: string;
    issuer: string;
    holder_name: string;
    organization: string;
    nuis: string | null;
    serial_number: string;
    not_before: Date;
    not_after: Date;
    environment: 'test' | 'production';
    fingerprint: string;
    certificate_pem: string;
    chain_pem: string;
    encrypted_key: Buffer | null;
    uploaded_at: Date;
    user_id: string;
    user_name: string;
    replaced_at: Date | null;
  };
  'platform.businesses': { id: string; nipt: string };
};
