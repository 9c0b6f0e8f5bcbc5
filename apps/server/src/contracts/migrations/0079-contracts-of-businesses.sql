-- The texts of the contract of one business, the newest in force; they replace the one for all businesses.
create table tenant.contract_templates (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  title text not null,
  body text not null,
  valid_from timestamptz not null,
  user_id platform.record_id not null,
  user_name text not null,
  primary key (business_id, id)
);
create index contract_templates_newest on tenant.contract_templates (business_id, valid_from desc, id desc);
call tenant.guard('tenant.contract_templates');
grant select, insert on tenant.contract_templates to tezga_server;
create trigger never_changed before update or delete or truncate on tenant.contract_templates
  for each statement execute function platform.refuse_change();
