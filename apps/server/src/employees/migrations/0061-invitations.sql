-- Whoever has an account already is asked before a business becomes theirs. Until they accept, nothing changes for them.
alter table platform.memberships
  add column state text not null default 'accepted' check (state in ('pending', 'accepted', 'declined'));

-- Only a place that was accepted lets anyone in.
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
      where m.user_id = session.user_id and m.business_id = session.business_id and m.state = 'accepted';
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

create or replace function platform.enter_again(session_id text) returns text
language plpgsql security definer set search_path = pg_catalog as $$
declare
  entered record;
  role_stamp text;
begin
  select s.user_id, set_config('tezga.business_id', coalesce(s.business_id, ''), true) as business_id,
      concat(s.xmin, ' ', u.xmin, ' ') as stamp,
      case when r.id is not null then concat(m.xmin, ' ', b.xmin, ' ', r.xmin) end as role_stamp
    into entered
    from platform.sessions s
    join platform.users u on u.id = s.user_id
    left join platform.memberships m on m.user_id = s.user_id and m.business_id = s.business_id
      and m.state = 'accepted'
    left join platform.businesses b on b.id = m.business_id and b.deleted_at is null
    left join tenant.roles r on r.business_id = b.id and r.id = m.role_id
    where s.id = session_id and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
  if not found then return null; end if;
  role_stamp := entered.role_stamp;
  if entered.business_id = '' then
    select concat(a.xmin, ' ', r.xmin) into role_stamp
      from platform.admins a join platform.admin_roles r on r.id = a.role_id
      where a.user_id = entered.user_id;
  end if;
  return concat(entered.stamp, role_stamp);
end
$$;
