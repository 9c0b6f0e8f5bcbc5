create table tenant.customers (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text collate platform.albanian not null,
  id_type text not null,
  id_number text collate "C" not null default '',
  code text collate "C" not null,
  code_length integer generated always as (length(code)) stored,
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  town text collate platform.albanian not null default '',
  country text not null default 'ALB',
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- Came with an import that was undone: gone as if it had never been, but whoever follows the changes must hear of it.
  is_undone boolean not null default false check (not is_undone or deleted_at is not null),
  -- Rises with every change of any customer of the business, in the order the changes are committed.
  change_number bigint not null,
  -- Begins with a space, so that the beginning of every word can be looked for.
  search_text text collate "C" generated always as (
    ' ' || platform.folded(name || ' ' || id_number || ' ' || code || ' ' || phone)
  ) stored,
  primary key (business_id, id)
);
-- Carries the id, so that a page in the order of the codes is found in the index alone.
create unique index customers_code on tenant.customers (business_id, code) include (id) where deleted_at is null;
-- Deleted ones too: their codes are not given again. By length, because 9 comes before 10 only among equally long ones.
create index customers_codes on tenant.customers (business_id, code_length, code) where not is_undone;
create unique index customers_changes on tenant.customers (business_id, change_number);

-- One for each order of the list.
create index customers_by_name on tenant.customers (business_id, name, id) where deleted_at is null;
create index customers_by_id_number on tenant.customers (business_id, id_number, id) where deleted_at is null;
create index customers_by_town on tenant.customers (business_id, town, id) where deleted_at is null;
create index customers_by_creation on tenant.customers (business_id, created_at, id) where deleted_at is null;
create index customers_by_update on tenant.customers (business_id, updated_at, id) where deleted_at is null;
create index customers_by_id_type on tenant.customers (business_id, id_type) where deleted_at is null;
create index customers_deleted on tenant.customers (business_id, deleted_at) where deleted_at is not null and not is_undone;
-- What waits to be sorted in is read by every search, so little may wait.
create index customers_search on tenant.customers
using gin (business_id, search_text platform.gin_trgm_ops) with (gin_pending_list_limit = 256);
call tenant.guard('tenant.customers');
-- Never removed from the table, because whoever follows the changes must hear of it.
grant select, insert, update on tenant.customers to tezga_server;

-- The last number given. Whoever changes customers holds this row, so numbers are committed in their order and a
-- reader that has seen one has seen all below it.
create table tenant.customer_changes (
  business_id platform.record_id primary key references platform.businesses,
  last_number bigint not null
);
call tenant.guard('tenant.customer_changes');
grant select, insert, update on tenant.customer_changes to tezga_server;

-- How many there are, kept with every change: counting two hundred thousand would cost more than the page itself.
create table tenant.customer_counts (
  business_id platform.record_id primary key references platform.businesses,
  live bigint not null,
  deleted bigint not null
);
call tenant.guard('tenant.customer_counts');
grant select on tenant.customer_counts to tezga_server;

create function tenant.count_customers() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'INSERT' then
    insert into tenant.customer_counts as counts (business_id, live, deleted)
    select business_id, count(*) filter (where deleted_at is null),
      count(*) filter (where deleted_at is not null and not is_undone)
    from after_change group by business_id order by business_id
    on conflict (business_id) do update
    set live = counts.live + excluded.live, deleted = counts.deleted + excluded.deleted;
  elsif tg_op = 'DELETE' then
    update tenant.customer_counts counts
    set live = counts.live - gone.live, deleted = counts.deleted - gone.deleted
    from (
      select business_id, count(*) filter (where deleted_at is null) as live,
        count(*) filter (where deleted_at is not null and not is_undone) as deleted
      from before_change group by business_id
    ) gone
    where counts.business_id = gone.business_id;
  else
    update tenant.customer_counts counts
    set live = counts.live + moved.live, deleted = counts.deleted + moved.deleted
    from (
      select business_id, sum(live) as live, sum(deleted) as deleted from (
        select business_id, (deleted_at is null)::integer as live,
          (deleted_at is not null and not is_undone)::integer as deleted from after_change
        union all
        select business_id, -(deleted_at is null)::integer, -(deleted_at is not null and not is_undone)::integer
        from before_change
      ) change group by business_id having sum(live) <> 0 or sum(deleted) <> 0
    ) moved
    where counts.business_id = moved.business_id;
  end if;
  return null;
end
$$;
create trigger customers_counted_in after insert on tenant.customers
referencing new table as after_change for each statement execute function tenant.count_customers();
create trigger customers_counted_anew after update on tenant.customers
referencing old table as before_change new table as after_change
for each statement execute function tenant.count_customers();
create trigger customers_counted_out after delete on tenant.customers
referencing old table as before_change for each statement execute function tenant.count_customers();

-- What a search asks of a customer, written out so that the plan is made for these words and not for any.
create function tenant.customer_conditions(patterns text[], id_types text[], towns text[]) returns text
language sql immutable set search_path = pg_catalog as $$
  select concat(
    (select string_agg(format(' and search_text like %L', pattern), '') from unnest(patterns) pattern),
    case when id_types <> '{}' then format(' and id_type = any (%L::text[])', id_types) end,
    case when towns <> '{}' then format(' and town = any (%L::text[])', towns) end
  )
$$;

-- A page of the list: which customers, and how many there are in all. Row-level security keeps an index of text parts
-- from being used, because it cannot know that LIKE tells nothing; so this door looks for its caller, and only in the
-- caller's business.
create function tenant.find_customers(
  sort_column text, is_descending boolean, skip integer, take integer, wants_deleted boolean,
  patterns text[], id_types text[], towns text[]
) returns table (ids text[], total integer, is_more boolean)
language plpgsql stable security definer set search_path = pg_catalog
-- Whatever the planner believes of a business that has just grown, nothing here reads the customers of all businesses,
-- and a page is too little work to be shared out.
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  -- Counting stops here, and the answer says that there are more.
  most constant integer := 2000;
  -- What matches often is found among the first customers of the list; what does not is little enough to be sorted.
  near constant integer := 1000;
  business constant text := tenant.current_business();
  conditions constant text := tenant.customer_conditions(patterns, id_types, towns);
  in_list constant text := ' from tenant.customers where business_id = $1 and deleted_at is '
    || case when wants_deleted then 'not null and not is_undone' else 'null' end;
  -- No two live customers have the same code, so that order is whole without the id.
  in_order constant text :=
    case when sort_column = 'code' and not wants_deleted then ' order by code %2$s' else ' order by %1$I %2$s, id %2$s' end;
  forwards constant text := format(in_order, sort_column, case when is_descending then 'desc' else 'asc' end);
  backwards constant text := format(in_order, sort_column, case when is_descending then 'asc' else 'desc' end);
  page constant text := format(' limit %s offset %s', take, skip);
begin
  is_more := false;
  if conditions = '' then
    select case when wants_deleted then counts.deleted else counts.live end into total
    from tenant.customer_counts counts where counts.business_id = business;
    total := coalesce(total, 0);
    if skip <= total / 2 then
      execute 'select array(select id' || in_list || forwards || page || ')' into ids using business;
    else
      -- A page near the end is reached from there.
      execute 'select array(select id from (select id, row_number() over () as place from (select id' || in_list
        || backwards || ' limit $2 offset $3) last_ones) counted order by place desc)'
      into ids using business, greatest(least(take, total - skip), 0), greatest(total - skip - take, 0);
    end if;
    return next;
    return;
  end if;

  execute 'select array(select id from (select *' || in_list || forwards || ' limit $2) nearest where true'
    || conditions || forwards || page || ')'
  into ids using business, near;
  if cardinality(ids) = take then
    execute 'select count(*) from (select' || in_list || conditions || ' limit $2) matching'
    into total using business, most + 1;
  else
    execute format(
      'with matching as materialized (select id, %I', sort_column) || in_list || conditions || ')
      select array(select id from matching' || forwards || page || '), (select count(*) from matching)'
    into ids, total using business;
  end if;
  is_more := total > most;
  total := least(total, most);
  return next;
end
$$;
revoke all on function
  tenant.find_customers(text, boolean, integer, integer, boolean, text[], text[], text[])
from public;
grant execute on function
  tenant.find_customers(text, boolean, integer, integer, boolean, text[], text[], text[])
to tezga_server;
