create table tenant.views (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  user_id platform.record_id not null,
  table_name text not null,
  name text not null,
  search text not null,
  primary key (business_id, id)
);
create unique index views_name on tenant.views (business_id, user_id, table_name, lower(name));
call tenant.guard('tenant.views');
grant select, insert, delete on tenant.views to tezga_server;

-- Column layouts are the person's, the same in every business.
create table platform.table_layouts (
  user_id platform.record_id not null references platform.users,
  table_name text not null,
  layout jsonb not null,
  primary key (user_id, table_name)
);
grant select, insert, update, delete on platform.table_layouts to tezga_server;
