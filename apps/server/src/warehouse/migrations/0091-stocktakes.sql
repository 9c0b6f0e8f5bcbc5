-- A stocktake: the goods of a shop are counted by several people while the shop sells.
create table tenant.stocktakes (
  business_id platform.record_id not null references platform.businesses,
  -- Given by the client: a stocktake that is opened twice is opened once.
  id platform.record_id not null,
  -- IN-3/2026.
  number_text text collate "C" not null,
  opened_at timestamptz not null,
  shop_id platform.record_id not null,
  -- Null for all articles.
  category_id platform.record_id,
  -- The expected quantities are hidden from those who count.
  is_blind boolean not null,
  notes text not null,
  by_id platform.record_id not null,
  by_name text not null,
  status text collate "C" not null default 'open' check (status in ('open', 'closed', 'cancelled')),
  closed_at timestamptz,
  closed_by_name text,
  -- The adjustment of the differences; null if there was none.
  adjustment_id platform.record_id,
  primary key (business_id, id),
  constraint stocktakes_number unique (business_id, number_text),
  foreign key (business_id, shop_id) references tenant.shops,
  foreign key (business_id, adjustment_id) references tenant.warehouse_documents,
  check ((status = 'open') = (closed_at is null)),
  check (adjustment_id is null or status = 'closed')
);
create index stocktakes_newest on tenant.stocktakes (business_id, opened_at desc, id desc);
create index stocktakes_of_adjustment on tenant.stocktakes (business_id, adjustment_id) where adjustment_id is not null;
create index stocktakes_of_shop on tenant.stocktakes (business_id, shop_id);
call tenant.guard('tenant.stocktakes');
call tenant.guard_place('tenant.stocktakes', 'shop_id');
grant select, insert, update on tenant.stocktakes to tezga_server;

-- What one person counted at one moment. Counts are added, never changed: a recount starts the article anew.
create table tenant.stocktake_counts (
  business_id platform.record_id not null,
  -- Given by the client: a count that is sent twice is added once.
  id platform.record_id not null,
  stocktake_id platform.record_id not null,
  -- The order in which they came.
  number bigint generated always as identity,
  article_id platform.record_id not null,
  -- Thousandths; below zero to take back a wrong count.
  quantity bigint not null,
  is_recount boolean not null,
  at timestamptz not null,
  -- The number of the last movement of the article in the shop at that moment.
  movements bigint not null,
  by_id platform.record_id not null,
  by_name text not null,
  primary key (business_id, id),
  foreign key (business_id, stocktake_id) references tenant.stocktakes,
  foreign key (business_id, article_id) references tenant.articles,
  check (quantity >= 0 or not is_recount)
);
create index stocktake_counts_of_article on tenant.stocktake_counts (business_id, stocktake_id, article_id, number);
create index stocktake_counts_by_article on tenant.stocktake_counts (business_id, article_id);
call tenant.guard('tenant.stocktake_counts');
grant select, insert on tenant.stocktake_counts to tezga_server;
create trigger stocktake_counts_are_history before update or delete or truncate on tenant.stocktake_counts
for each statement execute function platform.refuse_change();

-- The result of a closed stocktake for each article.
create table tenant.stocktake_results (
  business_id platform.record_id not null,
  stocktake_id platform.record_id not null,
  article_id platform.record_id not null,
  -- Thousandths.
  counted bigint not null check (counted >= 0),
  expected bigint not null,
  -- Millionths of a lek.
  unit_cost bigint not null,
  primary key (business_id, stocktake_id, article_id),
  foreign key (business_id, stocktake_id) references tenant.stocktakes,
  foreign key (business_id, article_id) references tenant.articles
);
create index stocktake_results_by_article on tenant.stocktake_results (business_id, article_id);
call tenant.guard('tenant.stocktake_results');
grant select, insert on tenant.stocktake_results to tezga_server;
create trigger stocktake_results_are_history before update or delete or truncate on tenant.stocktake_results
for each statement execute function platform.refuse_change();

-- The adjustment of a stocktake has a line for each article that differs.
alter table tenant.warehouse_documents drop constraint warehouse_documents_line_count_check;
alter table tenant.warehouse_documents add constraint warehouse_documents_line_count_check check (line_count >= 1);
