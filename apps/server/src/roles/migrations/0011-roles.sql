alter table tenant.roles
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;
create unique index roles_name on tenant.roles (business_id, lower(description)) where deleted_at is null;
