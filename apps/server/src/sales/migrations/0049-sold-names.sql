-- What was sold without being an article, each name once, so that its invoices are found by it.
create table tenant.line_names (
  business_id platform.record_id not null,
  name text not null,
  search_text text not null generated always as (' ' || platform.folded(name)) stored,
  primary key (business_id, name)
);
-- What waits to be sorted in is read by every search, so little may wait.
create index line_names_search on tenant.line_names
using gin (business_id, search_text platform.gin_trgm_ops) with (gin_pending_list_limit = 256);
call tenant.guard('tenant.line_names');
grant select, insert on tenant.line_names to tezga_server;

-- From here on nobody sells until all that was sold before is there.
create index invoice_lines_of_name on tenant.invoice_lines (business_id, name, invoice_id desc)
where article_id is null;
insert into tenant.line_names (business_id, name)
select distinct business_id, name from tenant.invoice_lines where article_id is null;

-- The names an article had before, under which it may have been sold. All are kept, because whether it was sold under
-- one is not known as long as somebody is just selling it.
create table tenant.former_article_names (
  business_id platform.record_id not null,
  article_id platform.record_id not null,
  name text not null,
  search_text text not null generated always as (' ' || platform.folded(name)) stored,
  primary key (business_id, article_id, name),
  foreign key (business_id, article_id) references tenant.articles on delete cascade
);
create index former_article_names_search on tenant.former_article_names
using gin (business_id, search_text platform.gin_trgm_ops) with (gin_pending_list_limit = 256);
call tenant.guard('tenant.former_article_names');
grant select, insert on tenant.former_article_names to tezga_server;

create function tenant.keep_former_article_name() returns trigger
language plpgsql as $$
begin
  insert into tenant.former_article_names (business_id, article_id, name)
  values (old.business_id, old.id, old.name)
  on conflict do nothing;
  return null;
end
$$;
create trigger articles_renamed after update of name on tenant.articles
for each row when (old.name <> new.name) execute function tenant.keep_former_article_name();

-- What the name of today begins with finds the article anyway; long names are cut on invoices.
insert into tenant.former_article_names (business_id, article_id, name)
select distinct line.business_id, line.article_id, line.name
from tenant.invoice_lines line
join tenant.articles article on article.business_id = line.business_id and article.id = line.article_id
where not starts_with(article.name, line.name);

-- A word that is in the names of many articles, but of few deleted ones, is looked for among these alone.
create index articles_search_deleted on tenant.articles
using gin (business_id, search_text platform.gin_trgm_ops) with (gin_pending_list_limit = 256)
where is_deleted;

-- Both look for their caller, as tenant.find_buyer_names does, and only in the caller's business.
create function tenant.find_line_names(patterns text[], most integer) returns text[]
language plpgsql stable security definer set search_path = pg_catalog
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  conditions constant text :=
    coalesce((select string_agg(format(' and search_text like %L', pattern), '') from unnest(patterns) pattern), '');
  names text[];
begin
  execute 'select array(select name from tenant.line_names where business_id = $1' || conditions
    || ' order by name limit $2)'
  into names using tenant.current_business(), most;
  return names;
end
$$;
revoke all on function tenant.find_line_names(text[], integer) from public;
grant execute on function tenant.find_line_names(text[], integer) to tezga_server;

-- The articles of whose former names one has all the patterns in it.
create function tenant.find_renamed_articles(patterns text[], most integer) returns text[]
language plpgsql stable security definer set search_path = pg_catalog
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  conditions constant text :=
    coalesce((select string_agg(format(' and search_text like %L', pattern), '') from unnest(patterns) pattern), '');
  ids text[];
begin
  execute 'select array(select distinct article_id from tenant.former_article_names where business_id = $1'
    || conditions || ' order by article_id limit $2)'
  into ids using tenant.current_business(), most;
  return ids;
end
$$;
revoke all on function tenant.find_renamed_articles(text[], integer) from public;
grant execute on function tenant.find_renamed_articles(text[], integer) to tezga_server;
