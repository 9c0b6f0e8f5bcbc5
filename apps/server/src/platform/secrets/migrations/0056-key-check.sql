-- A known value, sealed with SECRETS_KEY at the first start: a start with another key is refused because of it.
create table platform.key_check (
  is_only_row boolean primary key default true check (is_only_row),
  sealed bytea not null
);
grant select, insert, update on platform.key_check to tezga_server;

-- For the first start with this table on older data: some secrets of any business, which the server's role may not read.
create function platform.some_sealed_secrets() returns table (business_id text, sealed bytea)
language sql stable security definer set search_path = pg_catalog as $$
  (select business_id, encrypted_key from tenant.certificates where encrypted_key is not null limit 10)
  union all
  (select business_id, encrypted_password from tenant.credentials where encrypted_password is not null limit 10)
$$;
revoke all on function platform.some_sealed_secrets() from public;
grant execute on function platform.some_sealed_secrets() to tezga_server;
