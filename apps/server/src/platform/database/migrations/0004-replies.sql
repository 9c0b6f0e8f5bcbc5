-- The answer to each changing call, stored with its work: the same requestId gives the same answer again.
create table tenant.replies (
  business_id platform.record_id not null references platform.businesses,
  user_id platform.record_id not null,
  request_id text not null,
  -- Call and input, so that an id used for something else is refused instead of answered wrongly.
  fingerprint bytea not null,
  reply jsonb,
  at timestamptz not null default now(),
  primary key (business_id, user_id, request_id)
);
create index replies_age on tenant.replies (business_id, at);
call tenant.guard('tenant.replies');
grant select, insert, update on tenant.replies to tezga_server;

create table platform.replies (
  user_id platform.record_id not null,
  request_id text not null,
  fingerprint bytea not null,
  reply jsonb,
  at timestamptz not null default now(),
  primary key (user_id, request_id)
);
create index replies_age on platform.replies (at);
grant select, insert, update on platform.replies to tezga_server;

-- Removes old answers of all businesses at once, which the server's role may not do by itself.
create function platform.forget_replies(before timestamptz) returns bigint
language sql security definer set search_path = pg_catalog as $$
  with gone_tenant as (delete from tenant.replies where at < before returning 1),
       gone_platform as (delete from platform.replies where at < before returning 1)
  select (select count(*) from gone_tenant) + (select count(*) from gone_platform)
$$;
revoke all on function platform.forget_replies(timestamptz) from public;
grant execute on function platform.forget_replies(timestamptz) to tezga_server;
