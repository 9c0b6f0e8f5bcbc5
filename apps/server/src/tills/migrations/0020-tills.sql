create table tenant.tills (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  kind text not null check (kind in ('pos', 'epos')),
  shop_id platform.record_id not null,
  name text not null,
  -- Which machine it runs on; empty until one has signed on.
  device_uuid text not null default '',
  -- The cash device code of the tax authority.
  tcr_code text not null default '',
  can_sell_without_client boolean not null default true,
  verify_invoice_client boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, shop_id) references tenant.shops
);
create unique index tills_name on tenant.tills (business_id, shop_id, kind, lower(name));
-- Invoices are numbered by the code of their till, so no two have the same.
create unique index tills_tcr_code on tenant.tills (business_id, tcr_code) where tcr_code <> '';
call tenant.guard('tenant.tills');
grant select, insert, update, delete on tenant.tills to tezga_server;
