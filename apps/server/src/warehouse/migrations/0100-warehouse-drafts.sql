-- A warehouse document that is not posted yet.
create table tenant.warehouse_drafts (
  business_id platform.record_id not null references platform.businesses,
  -- The id that the client will post the document under.
  id platform.record_id not null,
  kind text collate "C" not null,
  shop_id platform.record_id not null,
  notes text not null,
  -- The fields of the form as typed, with the version of their shape.
  content jsonb not null,
  created_at timestamptz not null,
  created_by_name text not null,
  updated_at timestamptz not null,
  updated_by_name text not null,
  deleted_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, shop_id) references tenant.shops
);
create index warehouse_drafts_newest on tenant.warehouse_drafts (business_id, kind, updated_at desc, id desc)
where deleted_at is null;
create index warehouse_drafts_of_shop on tenant.warehouse_drafts (business_id, shop_id);
call tenant.guard('tenant.warehouse_drafts');
call tenant.guard_place('tenant.warehouse_drafts', 'shop_id');
grant select, insert, update, delete on tenant.warehouse_drafts to tezga_server;
