-- A second factor: codes of an authenticator app by RFC 6238.
create table platform.second_factors (
  user_id platform.record_id primary key references platform.users,
  -- Sealed with SECRETS_KEY and bound to its person.
  encrypted_secret bytea not null,
  begun_at timestamptz not null,
  -- Null until the person has typed a first code: before that nothing is asked of them.
  confirmed_at timestamptz,
  -- The step of 30 seconds whose code was used last. Each step is used once, so a code that was overheard opens nothing.
  last_step bigint not null default 0
);
grant select, insert, update, delete on platform.second_factors to tezga_server;

-- For the day the phone is lost. They rest as hashes, and each is used once.
create table platform.recovery_codes (
  user_id platform.record_id not null references platform.users,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on platform.recovery_codes to tezga_server;

-- A session of someone who must have a second factor and has none: it is good for setting one up, and for nothing else.
alter table platform.sessions add column must_enrol boolean not null default false;

create or replace function platform.enter_session(session_id text) returns jsonb
language plpgsql security definer set search_path = pg_catalog as $$
declare
  session record;
  place record;
begin
  select s.user_id, s.business_id, s.opened_by, s.must_enrol, u.name, u.kind, coalesce(u.email, u.phone) as username,
      u.must_change_password, concat(s.xmin, ' ', u.xmin) as stamp
    into session
    from platform.sessions s join platform.users u on u.id = s.user_id
    where s.id = session_id and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
  if not found then return null; end if;
  perform set_config('tezga.business_id', coalesce(session.business_id, ''), true);
  if session.business_id is null then
    select null as home_address, r.id, r.code, r.description, r.permissions, concat(a.xmin, ' ', r.xmin) as stamp
      into place
      from platform.admins a join platform.admin_roles r on r.id = a.role_id
      where a.user_id = session.user_id;
  else
    select b.home_address, r.id, r.code, r.description, r.permissions, concat(m.xmin, ' ', b.xmin, ' ', r.xmin) as stamp
      into place
      from platform.memberships m
      join platform.businesses b on b.id = m.business_id and b.deleted_at is null
      join tenant.roles r on r.business_id = m.business_id and r.id = m.role_id
      where m.user_id = session.user_id and m.business_id = session.business_id;
  end if;
  return jsonb_build_object(
    'userId', session.user_id, 'userName', session.name, 'userKind', session.kind, 'username', session.username,
    'mustChangePassword', session.must_change_password, 'mustEnrol', session.must_enrol,
    'openedBy', session.opened_by, 'businessId', session.business_id, 'homeAddress', place.home_address,
    'roleId', place.id, 'roleCode', place.code, 'roleDescription', place.description, 'permissions', place.permissions,
    'stamp', concat(session.stamp, ' ', place.stamp)
  );
end
$$;
