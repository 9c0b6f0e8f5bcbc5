-- A page is read by OFFSET in the order of its index, and rows are counted up to 10,000, so neither counters kept by
-- triggers nor marks inside the list are needed.
drop trigger customers_counted_in on tenant.customers;
drop trigger customers_counted_anew on tenant.customers;
drop trigger customers_counted_out on tenant.customers;
drop function tenant.count_customers();
drop table tenant.customer_counts;
drop function tenant.mark_customers(text, integer);
drop function tenant.customers_from_mark(text, text, integer, integer, bigint);

-- A page of the list, and how many customers it has in all. Row-level security keeps the trigram index from being used,
-- because LIKE is not leakproof; so this function runs as the owner of the table and names the business itself.
create or replace function tenant.find_customers(
  sort_column text, is_descending boolean, skip integer, take integer, wants_deleted boolean,
  patterns text[], id_types text[], towns text[]
) returns table (ids text[], total integer, is_more boolean)
language plpgsql stable security definer set search_path = pg_catalog
-- The table holds the customers of all businesses, so a sequential scan is never right.
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  counted_max constant integer := 10000;
  business constant text := tenant.current_business();
  wanted constant text := ' from tenant.customers where business_id = $1 and deleted_at is '
    || case when wants_deleted then 'not null and not is_undone' else 'null' end
    || tenant.customer_conditions(patterns, id_types, towns);
  in_order constant text := format(
    -- Codes of live customers are unique, and their index does not sort by the id.
    case when sort_column = 'code' and not wants_deleted then ' order by code %2$s' else ' order by %1$I %2$s, id %2$s' end,
    sort_column, case when is_descending then 'desc' else 'asc' end);
begin
  execute 'select array(select id' || wanted || in_order || ' limit $2 offset $3)' into ids using business, take, skip;
  execute 'select count(*) from (select' || wanted || ' limit $2) counted' into total using business, counted_max + 1;
  is_more := total > counted_max;
  total := least(total, counted_max);
  return next;
end
$$;
