create table tenant.units (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text not null,
  -- The UN/ECE code that e-invoices carry.
  code text not null default '',
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (business_id, id)
);
create unique index units_name on tenant.units (business_id, lower(name)) where deleted_at is null;
call tenant.guard('tenant.units');
grant select, insert, update, delete on tenant.units to tezga_server;

-- Every business begins with pieces.
insert into tenant.units (business_id, id, name, code)
select id, substr(id, 1, 12) || substr(md5(id || ' unit'), 1, 12), 'cope', 'XPP' from platform.businesses;
