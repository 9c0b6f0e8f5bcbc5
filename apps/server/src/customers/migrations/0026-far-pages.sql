-- Every so-manieth customer in an order of the list, with the change they were found at: from the nearest of them a
-- page far inside is a short way, where from the beginning it would be a hundred thousand rows.
create function tenant.mark_customers(sort_column text, every integer)
returns table (ids text[], total integer, change_number bigint)
language plpgsql stable security definer set search_path = pg_catalog
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  business constant text := tenant.current_business();
begin
  select last_number into change_number from tenant.customer_changes where business_id = business;
  execute format(
    'select coalesce(array_agg(id order by place) filter (where place %% $2 = 0), ''{}''), count(*) from (
      select id, row_number() over (order by %s) - 1 as place from tenant.customers
      where business_id = $1 and deleted_at is null
    ) placed',
    -- No two live customers have the same code, and its index knows no order among those.
    case when sort_column = 'code' then 'code' else format('%I, id', sort_column) end)
  into ids, total using business, every;
  return next;
end
$$;

-- The customers from one of those on, so many rows further; null where anything has changed since it was found.
create function tenant.customers_from_mark(
  sort_column text, mark text, further integer, take integer, marked_at bigint
) returns text[]
language plpgsql stable security definer set search_path = pg_catalog
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  business constant text := tenant.current_business();
  value text;
  ids text[];
begin
  if not exists (
    select from tenant.customer_changes where business_id = business and last_number = marked_at
  ) then
    return null;
  end if;
  execute format('select %I::text from tenant.customers where business_id = $1 and id = $2', sort_column)
  into value using business, mark;
  execute format(
    'select array(select id from tenant.customers where business_id = $1 and deleted_at is null and '
      || case when sort_column = 'code' then 'code >= %2$L order by code'
        else '(%1$I, id) >= (%2$L, %3$L) order by %1$I, id' end
      || ' limit $2 offset $3)',
    sort_column, value, mark)
  into ids using business, take, further;
  return ids;
end
$$;

revoke all on function
  tenant.mark_customers(text, integer), tenant.customers_from_mark(text, text, integer, integer, bigint)
from public;
grant execute on function
  tenant.mark_customers(text, integer), tenant.customers_from_mark(text, text, integer, integer, bigint)
to tezga_server;
