-- The stock that an article should not fall below in a shop. A row of stock exists for each, also before the first movement.
create table tenant.stock_minimums (
  business_id platform.record_id not null,
  shop_id platform.record_id not null,
  article_id platform.record_id not null,
  -- Thousandths.
  minimum bigint not null check (minimum > 0),
  primary key (business_id, shop_id, article_id),
  foreign key (business_id, shop_id, article_id) references tenant.stock
);
call tenant.guard('tenant.stock_minimums');
call tenant.guard_place('tenant.stock_minimums', 'shop_id');
grant select, insert, update, delete on tenant.stock_minimums to tezga_server;
