-- platform: the platform's own tables. tenant: what belongs to one business, guarded by row-level security.
create schema if not exists platform;
create schema tenant;

-- The server acts in this role inside every transaction; it owns nothing, so no policy is ever skipped.
do $$
begin
  create role tezga_server nologin nosuperuser nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant tezga_server to %I', current_user);
end
$$;
grant usage on schema platform, tenant to tezga_server;

-- 24 hex characters, time-ordered.
create domain platform.record_id as text collate "C" check (value ~ '^[0-9a-f]{24}$');

-- The business of this transaction; null outside one, which matches no row.
create function tenant.current_business() returns text
language sql stable parallel safe
return nullif(current_setting('tezga.business_id', true), '');

-- Makes a table tenant data: its rows are seen and written only in the transaction of their business.
create procedure tenant.guard(table_name regclass)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format(
    'create policy own_business on %s using (business_id = tenant.current_business()) with check (business_id = tenant.current_business())',
    table_name
  );
end
$$;

-- For tables whose rows are history: not even their owner changes or removes one by mistake.
create function platform.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name;
end
$$;
