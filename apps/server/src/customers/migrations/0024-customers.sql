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
create index customers_codes on tenant.customers (business_id, code_length, code);
create unique index customers_changes on tenant.customers (business_id, change_number);

-- One for each order of the list.
create index customers_by_name on tenant.customers (business_id, name, id) where deleted_at is null;
create index customers_by_id_number on tenant.customers (business_id, id_number, id) where deleted_at is null;
create index customers_by_town on tenant.customers (business_id, town, id) where deleted_at is null;
create index customers_by_creation on tenant.customers (business_id, created_at, id) where deleted_at is null;
create index customers_by_update on tenant.customers (business_id, updated_at, id) where deleted_at is null;
create index customers_by_id_type on tenant.customers (business_id, id_type) where deleted_at is null;
create index customers_deleted on tenant.customers (business_id, deleted_at) where deleted_at is not null;
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
    select business_id, count(*) filter (where deleted_at is null), count(*) filter (where deleted_at is not null)
    from after_change group by business_id order by business_id
    on conflict (business_id) do update
    set live = counts.live + excluded.live, deleted = counts.deleted + excluded.deleted;
  elsif tg_op = 'DELETE' then
    update tenant.customer_counts counts
    set live = counts.live - gone.live, deleted = counts.deleted - gone.deleted
    from (
      select business_id, count(*) filter (where deleted_at is null) as live,
        count(*) filter (where deleted_at is not null) as deleted
      from before_change group by business_id
    ) gone
    where counts.business_id = gone.business_id;
  else
    update tenant.customer_counts counts
    set live = counts.live - moved.gone, deleted = counts.deleted + moved.gone
    from (
      select business_id, sum(gone) as gone from (
        select business_id, 1 as gone from after_change where deleted_at is not null
        union all
        select business_id, -1 from before_change where deleted_at is not null
      ) change group by business_id having sum(gone) <> 0
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

-- The conditions of a search, written out so that the plan is made for these words and not for any.
create function tenant.customer_conditions(patterns text[], wants_deleted boolean, id_types text[], towns text[])
returns text
language plpgsql stable set search_path = pg_catalog as $$
declare
  conditions text := format(
    'business_id = %L and deleted_at is %s', tenant.current_business(), case when wants_deleted then 'not null' else 'null' end
  );
  pattern text;
begin
  foreach pattern in array patterns loop
    conditions := conditions || format(' and search_text like %L', pattern);
  end loop;
  if cardinality(id_types) > 0 then
    conditions := conditions || format(' and id_type = any (%L::text[])', id_types);
  end if;
  if cardinality(towns) > 0 then
    conditions := conditions || format(' and town = any (%L::text[])', towns);
  end if;
  return conditions;
end
$$;

-- Row-level security keeps an index of text parts from being used, because it cannot know that LIKE tells nothing; so
-- this door looks for its caller, and only in the caller's business. It says no more than what a list is sorted by.
create function tenant.search_customers(
  patterns text[], wants_deleted boolean, id_types text[], towns text[], most integer
)
returns table (id text, name text, code text, id_number text, town text, created_at timestamptz, updated_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog set enable_seqscan = off as $$
begin
  return query execute format(
    'select id::text, name, code, id_number, town, created_at, updated_at from tenant.customers where %s limit %s',
    tenant.customer_conditions(patterns, wants_deleted, id_types, towns), most
  );
end
$$;
revoke all on function tenant.search_customers(text[], boolean, text[], text[], integer) from public;
grant execute on function tenant.search_customers(text[], boolean, text[], text[], integer) to tezga_server;

-- Where more are found than one likes to sort: walks through all in their order until enough of them fit. Where those that
-- fit lie close together far away, that would be long, so after a while it gathers and sorts them all the same.
create function tenant.walk_customers(
  patterns text[], wants_deleted boolean, id_types text[], towns text[],
  sort_column text, is_descending boolean, skipped integer, taken integer
)
returns setof text
language plpgsql stable security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  everyone text := tenant.customer_conditions('{}', wants_deleted, '{}', '{}');
  wanted text := tenant.customer_conditions(patterns, wants_deleted, id_types, towns);
  direction text := case when is_descending then 'desc' else 'asc' end;
  ids text[];
begin
  execute format(
    'select array(select id from (
       select * from tenant.customers where %s order by %I %s, id %3$s limit 20000
     ) walked where %s limit %s offset %s)',
    everyone, sort_column, direction, wanted, taken, skipped
  ) into ids;
  if cardinality(ids) = taken then
    return query select unnest(ids);
  else
    return query execute format(
      'with found as materialized (select id, %1$I from tenant.customers where %2$s)
       select id::text from found order by %1$I %3$s, id %3$s limit %4$s offset %5$s',
      sort_column, wanted, direction, taken, skipped
    );
  end if;
end
$$;
revoke all on function tenant.walk_customers(text[], boolean, text[], text[], text, boolean, integer, integer) from public;
grant execute on function tenant.walk_customers(text[], boolean, text[], text[], text, boolean, integer, integer)
to tezga_server;
