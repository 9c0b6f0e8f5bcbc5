-- The certificates a business signs with before the tax authority: the one in use and those before it.
create table tenant.certificates (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  file_name text not null,
  subject text not null,
  issuer text not null,
  holder_name text not null,
  organization text not null,
  nuis text,
  serial_number text not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  environment text not null check (environment in ('test', 'production')),
  fingerprint text not null,
  certificate_pem text not null,
  chain_pem text not null,
  -- Encrypted with a key that is not in this database; one that is no longer used is not kept.
  encrypted_key bytea,
  uploaded_at timestamptz not null,
  user_id platform.record_id not null,
  user_name text not null,
  replaced_at timestamptz,
  primary key (business_id, id),
  check ((replaced_at is null) = (encrypted_key is not null))
);
create unique index certificates_in_use on tenant.certificates (business_id) where replaced_at is null;
call tenant.guard('tenant.certificates');
grant select, insert, update (encrypted_key, replaced_at) on tenant.certificates to tezga_server;
