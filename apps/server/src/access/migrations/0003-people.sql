create table platform.users (
  id platform.record_id primary key,
  kind text not null check (kind in ('business', 'SA', 'RS')),
  name text not null,
  -- Canonical, as domain's canonicalContact writes them.
  email text unique,
  phone text unique,
  password_hash text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (email is not null or phone is not null)
);
grant select, insert, update on platform.users to tezga_server;
alter table platform.businesses
  add foreign key (owner_id) references platform.users,
  add foreign key (admin_id) references platform.users;

create table platform.admin_roles (
  id platform.record_id primary key,
  code text not null,
  description text not null,
  permissions jsonb not null
);
grant select, insert, update on platform.admin_roles to tezga_server;

-- Which role a super admin or a reseller has.
create table platform.admins (
  user_id platform.record_id primary key references platform.users,
  role_id platform.record_id not null references platform.admin_roles
);
grant select, insert, update on platform.admins to tezga_server;

create table tenant.roles (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  code text not null,
  description text not null,
  permissions jsonb not null,
  primary key (business_id, id)
);
call tenant.guard('tenant.roles');
grant select, insert, update, delete on tenant.roles to tezga_server;

-- The platform's directory of who may enter which business, and as what.
create table platform.memberships (
  user_id platform.record_id not null references platform.users,
  business_id platform.record_id not null references platform.businesses,
  role_id platform.record_id not null,
  primary key (user_id, business_id),
  foreign key (business_id, role_id) references tenant.roles (business_id, id)
);
create index memberships_business on platform.memberships (business_id, role_id);
grant select, insert, update, delete on platform.memberships to tezga_server;

create table platform.sessions (
  id platform.record_id primary key,
  user_id platform.record_id not null references platform.users,
  -- Null until a person with several businesses has chosen one, and for super admins.
  business_id platform.record_id references platform.businesses,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  device text not null
);
create index sessions_user on platform.sessions (user_id);
create index sessions_expiry on platform.sessions (expires_at);
grant select, insert, update, delete on platform.sessions to tezga_server;

-- Failed attempts to sign in; the count over the last minutes decides whether another is heard.
create table platform.sign_in_failures (
  contact text not null,
  address text not null,
  at timestamptz not null default now()
);
create index sign_in_failures_recent on platform.sign_in_failures (contact, at);
grant select, insert, delete on platform.sign_in_failures to tezga_server;

-- The gate of every call with a token: checks the session row and binds the transaction to its business.
-- Security definer, because the role's row is tenant data and the binding is only being made here.
-- Null where there is no such session any more.
create function platform.enter_session(session_id text) returns jsonb
language plpgsql security definer set search_path = pg_catalog as $$
declare
  session record;
  place record;
begin
  select s.user_id, s.business_id, u.name, u.kind, coalesce(u.email, u.phone) as username
    into session
    from platform.sessions s join platform.users u on u.id = s.user_id
    where s.id = session_id and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
  if not found then return null; end if;
  perform set_config('tezga.business_id', coalesce(session.business_id, ''), true);
  if session.business_id is null then
    select null as home_address, r.id, r.code, r.description, r.permissions
      into place
      from platform.admins a join platform.admin_roles r on r.id = a.role_id
      where a.user_id = session.user_id;
  else
    select b.home_address, r.id, r.code, r.description, r.permissions
      into place
      from platform.memberships m
      join platform.businesses b on b.id = m.business_id and b.deleted_at is null
      join tenant.roles r on r.business_id = m.business_id and r.id = m.role_id
      where m.user_id = session.user_id and m.business_id = session.business_id;
  end if;
  return jsonb_build_object(
    'userId', session.user_id, 'userName', session.name, 'userKind', session.kind, 'username', session.username,
    'businessId', session.business_id, 'homeAddress', place.home_address,
    'roleId', place.id, 'roleCode', place.code, 'roleDescription', place.description, 'permissions', place.permissions
  );
end
$$;
revoke all on function platform.enter_session(text) from public;
grant execute on function platform.enter_session(text) to tezga_server;
