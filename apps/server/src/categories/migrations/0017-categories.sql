create table tenant.categories (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (business_id, id)
);
create unique index categories_name on tenant.categories (business_id, lower(name)) where deleted_at is null;
call tenant.guard('tenant.categories');
grant select, insert, update, delete on tenant.categories to tezga_server;
