-- What the whole front door needs of people and their sessions.
alter table platform.users
  add column email_verified_at timestamptz,
  add column phone_verified_at timestamptz,
  -- Set where someone else chose the password: it must be changed before anything else is done.
  add column must_change_password boolean not null default false,
  add column language text not null default 'sq' check (language in ('sq', 'en', 'it'));
-- Contacts that were there before verification existed came from those who look after the business.
update platform.users set
  email_verified_at = case when email is not null then created_at end,
  phone_verified_at = case when phone is not null then created_at end;

alter table platform.sessions
  add column address text not null default '',
  add column last_seen_at timestamptz not null default now(),
  -- Who came in by PIN took over a device of one business: that session opens nothing else.
  add column opened_by text not null default 'password' check (opened_by in ('password', 'pin')),
  -- Another session took its place; it lives on only for the calls that were under way.
  add column replaced_at timestamptz;
create index sessions_place on platform.sessions (user_id, address);

-- Every attempt is written before the password is looked at and taken back when it was right, so that a thousand at
-- once are counted as well as one after the other.
alter table platform.sign_in_failures add column id platform.record_id;
create index sign_in_failures_address on platform.sign_in_failures (address, at);

create or replace function platform.enter_session(session_id text) returns jsonb
language plpgsql security definer set search_path = pg_catalog as $$
declare
  session record;
  place record;
begin
  select s.user_id, s.business_id, s.opened_by, u.name, u.kind, coalesce(u.email, u.phone) as username, u.must_change_password
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
    'mustChangePassword', session.must_change_password, 'openedBy', session.opened_by,
    'businessId', session.business_id, 'homeAddress', place.home_address,
    'roleId', place.id, 'roleCode', place.code, 'roleDescription', place.description, 'permissions', place.permissions
  );
end
$$;
