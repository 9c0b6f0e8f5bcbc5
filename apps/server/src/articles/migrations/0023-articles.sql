create table tenant.articles (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text collate platform.albanian not null,
  sku text collate "C" not null,
  barcode text collate "C" not null default '',
  -- Hundredths of the currency, VAT included.
  price bigint not null check (price > 0),
  currency text not null default 'ALL',
  -- Thousandths of a lek.
  cost bigint not null default 0 check (cost >= 0),
  vat_id text not null,
  sold_by text not null default 'unit',
  unit_id platform.record_id not null,
  icon text not null default 'box',
  shape text not null default 'square',
  color text not null,
  is_stock_counted boolean not null default true,
  is_composite boolean not null default false,
  is_produced boolean not null default false,
  is_for_processing boolean not null default false,
  is_sold_freely boolean not null default false,
  is_scale_article boolean not null default false,
  scale_options jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  is_deleted boolean generated always as (deleted_at is not null) stored,
  -- The SKU where it is a number, and how many digits it is written with: from these the next ones are proposed.
  sku_number bigint generated always as (case when sku ~ '^[0-9]{1,18}$' then sku::bigint end) stored,
  sku_width integer generated always as (case when sku ~ '^[0-9]{1,18}$' then length(sku) end) stored,
  -- Begins with a space, so that the beginning of every word can be looked for.
  search_text text collate "C" generated always as (' ' || platform.folded(name || ' ' || sku || ' ' || barcode)) stored,
  primary key (business_id, id),
  foreign key (business_id, unit_id) references tenant.units
);
create unique index articles_sku on tenant.articles (business_id, sku) where deleted_at is null;
create unique index articles_barcode on tenant.articles (business_id, barcode)
where deleted_at is null and barcode <> '';
create index articles_sku_number on tenant.articles (business_id, sku_number) where sku_number is not null;
create index articles_sku_width on tenant.articles (business_id, sku_width) where sku_number is not null;

-- Every order a list may have, so that a page is read from its index and never sorted.
create index articles_by_name on tenant.articles (business_id, is_deleted, name, id);
create index articles_by_sku on tenant.articles (business_id, is_deleted, sku, id);
create index articles_by_barcode on tenant.articles (business_id, is_deleted, barcode, id);
create index articles_by_price on tenant.articles (business_id, is_deleted, price, id);
create index articles_by_cost on tenant.articles (business_id, is_deleted, cost, id);
create index articles_by_change on tenant.articles (business_id, is_deleted, updated_at, id);

create index articles_of_unit on tenant.articles (business_id, is_deleted, unit_id);
create index articles_of_vat on tenant.articles (business_id, is_deleted, vat_id);
create index articles_composite on tenant.articles (business_id, is_deleted, id) where is_composite;
create index articles_produced on tenant.articles (business_id, is_deleted, id) where is_produced;
create index articles_for_processing on tenant.articles (business_id, is_deleted, id) where is_for_processing;
-- New entries wait in a list that every search reads through, so it is kept short.
create index articles_search on tenant.articles using gin (business_id, search_text platform.gin_trgm_ops)
with (gin_pending_list_limit = 256);
call tenant.guard('tenant.articles');
grant select, insert, update, delete on tenant.articles to tezga_server;

create table tenant.article_images (
  business_id platform.record_id not null,
  article_id platform.record_id not null,
  type text not null,
  content bytea not null,
  primary key (business_id, article_id),
  foreign key (business_id, article_id) references tenant.articles on delete cascade
);
call tenant.guard('tenant.article_images');
grant select, insert, update, delete on tenant.article_images to tezga_server;

create table tenant.article_categories (
  business_id platform.record_id not null,
  article_id platform.record_id not null,
  category_id platform.record_id not null,
  -- That of the article, so that a category is counted without looking at each.
  is_deleted boolean not null default false,
  primary key (business_id, article_id, category_id),
  foreign key (business_id, article_id) references tenant.articles on delete cascade,
  foreign key (business_id, category_id) references tenant.categories
);
create index article_categories_of_category on tenant.article_categories (business_id, category_id, is_deleted, article_id);
call tenant.guard('tenant.article_categories');
grant select, insert, update, delete on tenant.article_categories to tezga_server;

-- Where a shop sells at another price than the others.
create table tenant.article_prices (
  business_id platform.record_id not null,
  article_id platform.record_id not null,
  shop_id platform.record_id not null,
  price bigint not null check (price > 0),
  primary key (business_id, article_id, shop_id),
  foreign key (business_id, article_id) references tenant.articles on delete cascade,
  foreign key (business_id, shop_id) references tenant.shops
);
call tenant.guard('tenant.article_prices');
grant select, insert, update, delete on tenant.article_prices to tezga_server;

create table tenant.article_ingredients (
  business_id platform.record_id not null,
  article_id platform.record_id not null,
  ingredient_id platform.record_id not null,
  -- Thousandths of the ingredient's unit in one unit of the article.
  quantity bigint not null check (quantity > 0),
  primary key (business_id, article_id, ingredient_id),
  foreign key (business_id, article_id) references tenant.articles on delete cascade,
  foreign key (business_id, ingredient_id) references tenant.articles
);
create index article_ingredients_used on tenant.article_ingredients (business_id, ingredient_id, article_id);
call tenant.guard('tenant.article_ingredients');
grant select, insert, update, delete on tenant.article_ingredients to tezga_server;

-- Every price an article has had; a null price says that a shop went back to the price of the others.
create table tenant.price_history (
  business_id platform.record_id not null,
  id platform.record_id not null,
  article_id platform.record_id not null,
  shop_id platform.record_id,
  price bigint,
  currency text not null,
  at timestamptz not null,
  user_id platform.record_id not null,
  user_name text not null,
  primary key (business_id, id),
  foreign key (business_id, article_id) references tenant.articles on delete cascade
);
create index price_history_of_article on tenant.price_history (business_id, article_id, at desc, id desc);
call tenant.guard('tenant.price_history');
grant select, insert, delete on tenant.price_history to tezga_server;

-- What is in stock: written by the warehouse, shown with the articles.
create table tenant.stock (
  business_id platform.record_id not null,
  shop_id platform.record_id not null,
  article_id platform.record_id not null,
  -- Thousandths of the article's unit.
  quantity bigint not null,
  primary key (business_id, shop_id, article_id),
  foreign key (business_id, shop_id) references tenant.shops,
  foreign key (business_id, article_id) references tenant.articles
);
create index stock_of_article on tenant.stock (business_id, article_id);
call tenant.guard('tenant.stock');
grant select, insert, update on tenant.stock to tezga_server;

-- How many articles a business has, kept so that a list needs not count them. Several rows are added up, so that
-- people who save at the same time seldom wait for each other.
create table tenant.article_counts (
  business_id platform.record_id not null references platform.businesses,
  slot integer not null,
  live bigint not null,
  deleted bigint not null,
  primary key (business_id, slot)
);
call tenant.guard('tenant.article_counts');
grant select on tenant.article_counts to tezga_server;

create function tenant.count_articles() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'INSERT' then
    perform tenant.add_to_article_counts(business_id, count(*) filter (where not is_deleted), count(*) filter (where is_deleted))
    from added group by business_id;
  elsif tg_op = 'DELETE' then
    perform tenant.add_to_article_counts(business_id, -count(*) filter (where not is_deleted), -count(*) filter (where is_deleted))
    from gone group by business_id;
  else
    perform tenant.add_to_article_counts(business_id, sum(live)::bigint, sum(deleted)::bigint)
    from (
      select business_id, (not is_deleted)::integer as live, is_deleted::integer as deleted from added
      union all
      select business_id, -(not is_deleted)::integer, -is_deleted::integer from gone
    ) change group by business_id;
    update tenant.article_categories link set is_deleted = after.is_deleted
    from gone before join added after on after.business_id = before.business_id and after.id = before.id
    where after.is_deleted <> before.is_deleted
      and link.business_id = after.business_id and link.article_id = after.id;
  end if;
  return null;
end
$$;
create function tenant.add_to_article_counts(of_business text, more_live bigint, more_deleted bigint) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into tenant.article_counts as counts (business_id, slot, live, deleted)
  select of_business, pg_backend_pid() % 16, more_live, more_deleted
  where more_live <> 0 or more_deleted <> 0
  on conflict (business_id, slot) do update
  set live = counts.live + excluded.live, deleted = counts.deleted + excluded.deleted
$$;
revoke all on function tenant.add_to_article_counts(text, bigint, bigint) from public;
create trigger articles_added after insert on tenant.articles referencing new table as added
for each statement execute function tenant.count_articles();
create trigger articles_changed after update on tenant.articles referencing old table as gone new table as added
for each statement execute function tenant.count_articles();
create trigger articles_gone after delete on tenant.articles referencing old table as gone
for each statement execute function tenant.count_articles();

-- What a filter of the list asks of an article.
create function tenant.article_conditions(
  patterns text[], category_ids text[], unit_ids text[], vat_ids text[], kinds text[]
) returns text
language sql immutable set search_path = pg_catalog as $$
  select concat(
    (select string_agg(format(' and search_text like %L', pattern), '') from unnest(patterns) pattern),
    case when category_ids <> '{}' then
      ' and exists (select from tenant.article_categories link
         where link.business_id = $1 and link.is_deleted = $2 and link.article_id = article.id and link.category_id '
      -- Of a single one the planner knows that it names no article twice.
      || case when cardinality(category_ids) = 1 then '= ($3)[1])' else '= any ($3))' end
    end,
    case when unit_ids <> '{}' then ' and unit_id = any ($4)' end,
    case when vat_ids <> '{}' then ' and vat_id = any ($5)' end,
    (select ' and (' || string_agg(condition, ' or ') || ')' from (
      values
        ('simple', 'not is_composite'),
        ('composite', 'is_composite'),
        ('production', 'is_produced'),
        ('processing', 'is_for_processing'),
        ('made', 'is_composite and is_produced'),
        ('counted', 'is_stock_counted and (is_produced or not is_composite)')
    ) known (kind, condition) where kind = any (kinds)))
$$;

-- A page of the list: which articles, and how many there are in all. It goes past the policies, because they keep a
-- text search from its index, and reads only the business of the transaction.
create function tenant.find_articles(
  sort text, is_descending boolean, skip integer, take integer, is_deleted boolean,
  patterns text[], category_ids text[], unit_ids text[], vat_ids text[], kinds text[]
) returns table (ids text[], total integer, is_more boolean)
language plpgsql stable security definer set search_path = pg_catalog
-- Whatever the planner believes of a business that has just grown, nothing here reads the articles of all businesses,
-- and a page is too little work to be shared out.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set max_parallel_workers_per_gather = 0 as $$
declare
  -- Counting stops here, and the answer says that there are more.
  most constant integer := 2000;
  -- What matches often is found among the first articles of the list; what does not is little enough to be sorted.
  near constant integer := case when patterns = '{}' then 2000 else 600 end;
  is_of_one_category constant boolean :=
    cardinality(category_ids) = 1 and cardinality(patterns || unit_ids || vat_ids || kinds) = 0;
  business constant text := tenant.current_business();
  conditions constant text := tenant.article_conditions(patterns, category_ids, unit_ids, vat_ids, kinds);
  sort_column constant text := quote_ident(case sort when 'updatedAt' then 'updated_at' else sort end);
  in_list constant text := ' from tenant.articles article where business_id = $1 and is_deleted = $2';
  forwards constant text :=
    format(' order by %1$s %2$s, id %2$s', sort_column, case when is_descending then 'desc' else 'asc' end);
  backwards constant text :=
    format(' order by %1$s %2$s, id %2$s', sort_column, case when is_descending then 'asc' else 'desc' end);
  page constant text := format(' limit %s offset %s', take, skip);
begin
  is_more := false;
  if conditions = '' then
    select coalesce(sum(case when is_deleted then counts.deleted else counts.live end), 0) into total
    from tenant.article_counts counts where counts.business_id = business;
    if skip <= total / 2 then
      execute 'select array(select id' || in_list || forwards || page || ')' into ids using business, is_deleted;
    else
      -- A page near the end is reached from there.
      execute 'select array(select id from (select id, row_number() over () as place from (select id' || in_list
        || backwards || ' limit $3 offset $4) last_ones) counted order by place desc)'
      into ids using business, is_deleted, greatest(least(take, total - skip), 0), greatest(total - skip - take, 0);
    end if;
    return next;
    return;
  end if;

  execute 'select array(select id from (select *' || in_list || forwards || ' limit $6) article where true'
    || conditions || forwards || page || ')'
  into ids using business, is_deleted, category_ids, unit_ids, vat_ids, near;
  if cardinality(ids) = take then
    execute 'select count(*) from (select'
      || case when is_of_one_category
        then ' from tenant.article_categories where business_id = $1 and is_deleted = $2 and category_id = ($3)[1]'
        else in_list || conditions end
      || ' limit $6) matching'
    into total using business, is_deleted, category_ids, unit_ids, vat_ids, most + 1;
  else
    execute 'with matching as materialized (select id, ' || sort_column || in_list || conditions || ')
      select array(select id from matching' || forwards || page || '), (select count(*) from matching)'
    into ids, total using business, is_deleted, category_ids, unit_ids, vat_ids;
  end if;
  is_more := total > most;
  total := least(total, most);
  return next;
end
$$;
revoke all on function
  tenant.find_articles(text, boolean, integer, integer, boolean, text[], text[], text[], text[], text[])
from public;
grant execute on function
  tenant.find_articles(text, boolean, integer, integer, boolean, text[], text[], text[], text[], text[])
to tezga_server;
