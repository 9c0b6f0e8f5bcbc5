-- Buyers who are no customers, each name once, so that their invoices are found by it; customers are found as such.
create table tenant.buyer_names (
  business_id platform.record_id not null,
  name text not null,
  search_text text not null generated always as (' ' || platform.folded(name)) stored,
  primary key (business_id, name)
);
-- What waits to be sorted in is read by every search, so little may wait.
create index buyer_names_search on tenant.buyer_names
using gin (business_id, search_text platform.gin_trgm_ops) with (gin_pending_list_limit = 256);
call tenant.guard('tenant.buyer_names');
grant select, insert on tenant.buyer_names to tezga_server;

-- What an invoice in a foreign currency comes to there. A column of its own, because behind row-level security no index
-- is searched by what must first be taken out of JSON. From here on nobody issues until all that follows is there.
alter table tenant.invoices add column foreign_total bigint;
alter table tenant.invoices disable trigger invoices_are_history;
update tenant.invoices set foreign_total = (in_currency ->> 'withVat')::bigint where in_currency is not null;
alter table tenant.invoices enable trigger invoices_are_history;
create index invoices_by_foreign_total on tenant.invoices (business_id, foreign_total, issued_at desc, id desc)
where foreign_total is not null;

insert into tenant.buyer_names (business_id, name)
select distinct business_id, buyer_name from tenant.invoices where customer_id is null and buyer_name <> '';
create index invoices_of_buyer_name on tenant.invoices (business_id, buyer_name, issued_at desc, id desc)
where customer_id is null and buyer_name <> '';

-- The names in which all the patterns are. Row-level security keeps an index of text parts from being used, because it
-- cannot know that LIKE tells nothing; so this door looks for its caller, and only in the caller's business.
create function tenant.find_buyer_names(patterns text[], most integer) returns text[]
language plpgsql stable security definer set search_path = pg_catalog
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  conditions constant text :=
    coalesce((select string_agg(format(' and search_text like %L', pattern), '') from unnest(patterns) pattern), '');
  names text[];
begin
  execute 'select array(select name from tenant.buyer_names where business_id = $1' || conditions
    || ' order by name limit $2)'
  into names using tenant.current_business(), most;
  return names;
end
$$;
revoke all on function tenant.find_buyer_names(text[], integer) from public;
grant execute on function tenant.find_buyer_names(text[], integer) to tezga_server;
