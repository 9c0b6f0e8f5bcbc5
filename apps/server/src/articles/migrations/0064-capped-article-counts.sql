-- Articles are counted up to 10,000 when a list is read, so no trigger keeps their number.
drop trigger articles_added on tenant.articles;
drop trigger articles_changed on tenant.articles;
drop trigger articles_gone on tenant.articles;
drop function tenant.count_articles();
drop function tenant.add_to_article_counts(text, bigint, bigint);
drop table tenant.article_counts;

-- A category is filtered and counted by its links alone, so these carry whether the article is deleted.
create function tenant.copy_article_deletion() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  update tenant.article_categories set is_deleted = new.is_deleted
  where business_id = new.business_id and article_id = new.id;
  return null;
end
$$;
create trigger articles_deleted_or_restored after update on tenant.articles
for each row when (old.is_deleted <> new.is_deleted) execute function tenant.copy_article_deletion();

-- A page of the list, and how many articles it has in all. Row-level security keeps the trigram index from being used,
-- because LIKE is not leakproof; so this function runs as the owner of the table and names the business itself.
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
begin
  execute 'select array(select id' || wanted || in_order || ' limit $6 offset $7)'
  into ids using business, is_deleted, category_ids, unit_ids, vat_ids, take, skip;
  execute 'select count(*) from (select' || wanted || ' limit $6) counted'
  into total using business, is_deleted, category_ids, unit_ids, vat_ids, counted_max + 1;
  is_more := total > counted_max;
  total := least(total, counted_max);
  return next;
end
$$;
