create table platform.businesses (
  id platform.record_id primary key,
  name text not null,
  nipt text not null,
  city text not null,
  address text not null,
  owner_id platform.record_id,
  -- Who looks after the business: a super admin or a reseller.
  admin_id platform.record_id,
  -- Another address where the business lives; null where it lives here.
  home_address text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index businesses_nipt on platform.businesses (nipt) where deleted_at is null;
create index businesses_admin on platform.businesses (admin_id);
grant select, insert, update on platform.businesses to tezga_server;

create table tenant.settings (
  business_id platform.record_id primary key references platform.businesses,
  impact_warehouse boolean not null default true,
  allow_negative_stock boolean not null default false,
  group_articles_by_name boolean not null default false
);
call tenant.guard('tenant.settings');
grant select, insert, update on tenant.settings to tezga_server;
