-- The texts of the contract, the newest in force.
create table platform.contract_templates (
  id platform.record_id primary key,
  title text not null,
  body text not null,
  valid_from timestamptz not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform.contract_templates to tezga_server;
create trigger never_changed before update or delete or truncate on platform.contract_templates
  for each statement execute function platform.refuse_change();

-- What was signed, byte for byte.
create table tenant.signed_contracts (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  template_id platform.record_id not null,
  signed_at timestamptz not null,
  signed_by platform.record_id not null,
  signer_name text not null,
  address text not null,
  device text not null,
  document bytea not null,
  sha256 text not null,
  primary key (business_id, id)
);
create unique index signed_contracts_template on tenant.signed_contracts (business_id, template_id);
call tenant.guard('tenant.signed_contracts');
grant select, insert on tenant.signed_contracts to tezga_server;
create trigger never_changed before update or delete or truncate on tenant.signed_contracts
  for each statement execute function platform.refuse_change();
