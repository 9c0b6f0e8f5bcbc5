-- The order of search results: names that begin with the first typed word, then texts in which every typed word begins a
-- word, then the rest. One condition for each of the three; they are read one after the other, so a search that fills its
-- page with the first never sorts the rest.
create function platform.search_ranks(patterns text[]) returns text[]
language sql immutable set search_path = pg_catalog as $$
  select array[begins_name || begins_words, begins_words || misses_name, matches_part]
  from (
    select
      format(' and search_text like %L', ' ' || (array_agg(word order by place))[1]) as begins_name,
      format(' and search_text not like %L', ' ' || (array_agg(word order by place))[1]) as misses_name,
      string_agg(format(' and search_text like %L', '% ' || word), '') as begins_words,
      ' and not (' || string_agg(format('search_text like %L', '% ' || word), ' and ') || ')' as matches_part
    -- A pattern is "%word%" or "% word%".
    from (select ltrim(pattern, '% ') as word, place from unnest(patterns) with ordinality typed (pattern, place)) words
  ) conditions
$$;

create or replace function tenant.find_articles(
  sort text, is_descending boolean, skip integer, take integer, is_deleted boolean,
  patterns text[], category_ids text[], unit_ids text[], vat_ids text[], kinds text[]
) returns table (ids text[], total integer, is_more boolean)
language plpgsql stable security definer set search_path = pg_catalog
-- The table holds the articles of all businesses, so a sequential scan is never right.
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  counted_max constant integer := 10000;
  business constant text := tenant.current_business();
  wanted constant text := ' from tenant.articles article where business_id = $1 and is_deleted = $2'
    || tenant.article_conditions(patterns, category_ids, unit_ids, vat_ids, kinds);
  in_order constant text := format(' order by %1$I %2$s, id %2$s',
    case sort when 'updatedAt' then 'updated_at' else sort end, case when is_descending then 'desc' else 'asc' end);
  is_ranked constant boolean := sort = 'name' and not is_descending;
  rank_condition text;
  found_ids text[] := '{}';
  more_ids text[];
begin
  if is_ranked and patterns <> '{}' then
    foreach rank_condition in array platform.search_ranks(patterns) loop
      execute 'select array(select id' || wanted || rank_condition || in_order || ' limit $6)'
      into more_ids using business, is_deleted, category_ids, unit_ids, vat_ids, skip + take - cardinality(found_ids);
      found_ids := found_ids || more_ids;
      exit when cardinality(found_ids) >= skip + take;
    end loop;
    ids := found_ids[skip + 1:];
  else
    execute 'select array(select id' || wanted || in_order || ' limit $6 offset $7)'
    into ids using business, is_deleted, category_ids, unit_ids, vat_ids, take, skip;
  end if;
  execute 'select count(*) from (select' || wanted || ' limit $6) counted'
  into total using business, is_deleted, category_ids, unit_ids, vat_ids, counted_max + 1;
  is_more := total > counted_max;
  total := least(total, counted_max);
  return next;
end
$$;

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
  is_ranked constant boolean := sort_column = 'name' and not is_descending;
  rank_condition text;
  found_ids text[] := '{}';
  more_ids text[];
begin
  if is_ranked and patterns <> '{}' then
    foreach rank_condition in array platform.search_ranks(patterns) loop
      execute 'select array(select id' || wanted || rank_condition || in_order || ' limit $2)'
      into more_ids using business, skip + take - cardinality(found_ids);
      found_ids := found_ids || more_ids;
      exit when cardinality(found_ids) >= skip + take;
    end loop;
    ids := found_ids[skip + 1:];
  else
    execute 'select array(select id' || wanted || in_order || ' limit $2 offset $3)' into ids using business, take, skip;
  end if;
  execute 'select count(*) from (select' || wanted || ' limit $2) counted' into total using business, counted_max + 1;
  is_more := total > counted_max;
  total := least(total, counted_max);
  return next;
end
$$;

-- The default unit is spelled as it is on paper; a unit that the business named itself stays.
update tenant.units unit set name = 'copë'
where name = 'cope' and code = 'XPP' and not exists (
  select from tenant.units other
  where other.business_id = unit.business_id and lower(other.name) = 'copë' and other.deleted_at is null
);
