create table tenant.imports (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  kind text not null check (kind in ('articles', 'customers')),
  at timestamptz not null,
  user_id platform.record_id not null,
  user_name text not null,
  added integer not null default 0,
  changed integer not null default 0,
  -- The categories that came into being with it, as a list of ids.
  category_ids jsonb not null default '[]',
  undone_at timestamptz,
  primary key (business_id, id)
);
create index imports_newest on tenant.imports (business_id, kind, at desc);
call tenant.guard('tenant.imports');
grant select, insert, update on tenant.imports to tezga_server;

-- What each record was before the import touched it, for as long as it can be undone.
create table tenant.import_rows (
  business_id platform.record_id not null,
  import_id platform.record_id not null,
  record_id platform.record_id not null,
  -- Null for a record the import added.
  before jsonb,
  -- The version the import left behind; a record that has another was changed since.
  left_at timestamptz not null,
  primary key (business_id, import_id, record_id),
  foreign key (business_id, import_id) references tenant.imports on delete cascade
);
call tenant.guard('tenant.import_rows');
grant select, insert, delete on tenant.import_rows to tezga_server;

-- Removes what can no longer be undone, of all businesses at once, which the server's role may not do by itself.
create function platform.forget_imports(before timestamptz) returns bigint
language sql security definer set search_path = pg_catalog as $$
  with gone as (delete from tenant.imports where at < before returning 1)
  select count(*) from gone
$$;
revoke all on function platform.forget_imports(timestamptz) from public;
grant execute on function platform.forget_imports(timestamptz) to tezga_server;

-- Removes articles that nothing refers to, and says which; whatever else may refer to articles one day says so itself,
-- by its foreign key. All at once where it can be, one by one where it cannot.
create function tenant.remove_unused_articles(business platform.record_id, ids text[]) returns setof text
language plpgsql as $$
declare
  gone text[];
  one text;
begin
  begin
    with removed as (
      delete from tenant.articles
      where business_id = business and id = any (ids)
      returning id
    )
    select array_agg(id) into gone from removed;
    return query select unnest(gone);
    return;
  exception
    when foreign_key_violation then null;
  end;
  foreach one in array ids loop
    begin
      delete from tenant.articles where business_id = business and id = one;
      return next one;
    exception
      when foreign_key_violation then null;
    end;
  end loop;
end
$$;

-- The planner learns how large a table is within a minute or so. An import makes an empty table a large one in seconds,
-- and every foreign key would meanwhile be looked up as in an empty one; so tables that have doubled are looked at anew.
create function tenant.learn_sizes() returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  grown regclass;
begin
  for grown in
    select oid from pg_class
    where relnamespace = 'tenant'::regnamespace and relkind = 'r'
      and pg_relation_size(oid) > 2 * greatest(relpages, 4) * current_setting('block_size')::integer
    order by oid
  loop
    -- Whoever is at it already does the same.
    execute format('analyze (skip_locked) %s', grown);
  end loop;
end
$$;
revoke all on function tenant.learn_sizes() from public;
grant execute on function tenant.learn_sizes() to tezga_server;
