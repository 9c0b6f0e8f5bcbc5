-- A session that an admin opened as an employee of a managed business. It is valid only while the session of the admin is.
alter table platform.sessions
  add column admin_session_id platform.record_id references platform.sessions on delete cascade,
  drop constraint sessions_opened_by_check,
  add constraint sessions_opened_by_check check (opened_by in ('password', 'pin', 'admin')),
  add constraint sessions_of_admins_check check ((opened_by = 'admin') = (admin_session_id is not null));
create index sessions_admin_session on platform.sessions (admin_session_id) where admin_session_id is not null;

-- The admin whose session this is, if it is still open and the admin still manages this business.
create function platform.admin_in(admin_session text, business text) returns text
language sql stable set search_path = pg_catalog
return (
  select person.name
  from platform.sessions session
  join platform.users person on person.id = session.user_id and person.deleted_at is null
  join platform.businesses managed on managed.id = business
    and (person.kind = 'SA' or managed.admin_id = person.id)
  where session.id = admin_session and session.ended_at is null and session.expires_at > now()
);
revoke all on function platform.admin_in(text, text) from public;
grant execute on function platform.admin_in(text, text) to tezga_server;

create or replace function platform.enter_session(session_id text) returns jsonb
language plpgsql security definer set search_path = pg_catalog as $$
declare
  session record;
  place record;
  admin_name text;
begin
  select s.user_id, s.business_id, s.opened_by, s.admin_session_id, s.must_enrol, u.name, u.kind,
      coalesce(u.email, u.phone) as username, u.must_change_password, concat(s.xmin, ' ', u.xmin) as stamp
    into session
    from platform.sessions s join platform.users u on u.id = s.user_id
    where s.id = session_id and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
  if not found then return null; end if;
  if session.opened_by = 'admin' then
    admin_name := platform.admin_in(session.admin_session_id, session.business_id);
    if admin_name is null then return null; end if;
  end if;
  perform set_config('tezga.business_id', coalesce(session.business_id, ''), true);
  if session.business_id is null then
    select null as home_address, r.id, r.code, r.description, r.permissions, concat(a.xmin, ' ', r.xmin) as stamp
      into place
      from platform.admins a join platform.admin_roles r on r.id = a.role_id
      where a.user_id = session.user_id;
    perform set_config('tezga.places', '', true);
  else
    select b.home_address, r.id, r.code, r.description, r.permissions, concat(m.xmin, ' ', b.xmin, ' ', r.xmin) as stamp
      into place
      from platform.memberships m
      join platform.businesses b on b.id = m.business_id and b.deleted_at is null
      join tenant.roles r on r.business_id = m.business_id and r.id = m.role_id
      -- Only an accepted invitation gives access.
      where m.user_id = session.user_id and m.business_id = session.business_id and m.state = 'accepted';
    perform set_config('tezga.places', platform.places_of(session.business_id, session.user_id, place.code), true);
  end if;
  return jsonb_build_object(
    'userId', session.user_id, 'userName', session.name, 'userKind', session.kind, 'username', session.username,
    'mustChangePassword', session.must_change_password, 'mustEnrol', session.must_enrol,
    'openedBy', session.opened_by, 'adminName', admin_name, 'businessId', session.business_id,
    'homeAddress', place.home_address, 'roleId', place.id, 'roleCode', place.code,
    'roleDescription', place.description, 'permissions', place.permissions,
    'stamp', concat(session.stamp, ' ', place.stamp)
  );
end
$$;

create or replace function platform.revalidate_session(session_id text) returns text
language plpgsql security definer set search_path = pg_catalog as $$
declare
  entered record;
  role_stamp text;
begin
  select s.user_id, s.opened_by, s.admin_session_id,
      set_config('tezga.business_id', coalesce(s.business_id, ''), true) as business_id,
      concat(s.xmin, ' ', u.xmin, ' ') as stamp,
      case when r.id is not null then concat(m.xmin, ' ', b.xmin, ' ', r.xmin) end as role_stamp, r.code as role_code
    into entered
    from platform.sessions s
    join platform.users u on u.id = s.user_id
    left join platform.memberships m on m.user_id = s.user_id and m.business_id = s.business_id
      and m.state = 'accepted'
    left join platform.businesses b on b.id = m.business_id and b.deleted_at is null
    left join tenant.roles r on r.business_id = b.id and r.id = m.role_id
    where s.id = session_id and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
  if not found then return null; end if;
  if entered.opened_by = 'admin' and platform.admin_in(entered.admin_session_id, entered.business_id) is null then
    return null;
  end if;
  role_stamp := entered.role_stamp;
  if entered.business_id = '' then
    select concat(a.xmin, ' ', r.xmin) into role_stamp
      from platform.admins a join platform.admin_roles r on r.id = a.role_id
      where a.user_id = entered.user_id;
    perform set_config('tezga.places', '', true);
  else
    perform set_config('tezga.places', platform.places_of(entered.business_id, entered.user_id, entered.role_code), true);
  end if;
  return concat(entered.stamp, role_stamp);
end
$$;
