create table tenant.accounts (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  iban text not null,
  bank_name text not null,
  swift text not null default '',
  currency text not null,
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (business_id, id)
);
create unique index accounts_iban on tenant.accounts (business_id, iban) where deleted_at is null;
create unique index accounts_main on tenant.accounts (business_id) where is_main and deleted_at is null;
call tenant.guard('tenant.accounts');
grant select, insert, update on tenant.accounts to tezga_server;
