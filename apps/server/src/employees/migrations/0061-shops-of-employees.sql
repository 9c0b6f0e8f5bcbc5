-- An employee who is assigned to shops sees and sells in these only; without an assignment, and for the owner, it is all of
-- them. The session sets the places of its transaction (shops and their tills, empty for all) beside its business, and
-- restrictive policies apply them to every query, so that lists, sums, exports and prints need no filter of their own.

create function tenant.sees_every_place() returns boolean
language sql stable parallel safe
return coalesce(current_setting('tezga.places', true), '') = '';

create function tenant.own_places() returns text[]
language sql stable parallel safe
return string_to_array(current_setting('tezga.places', true), ' ');

-- Sub-selects, so that the setting is read once for each query and not for each row.
create procedure tenant.guard_place(table_name regclass, place text)
language plpgsql as $$
begin
  execute format(
    'create policy own_places on %s as restrictive for select using (
      (select tenant.sees_every_place()) or %s = any ((select tenant.own_places())::text[]))',
    table_name, place
  );
end
$$;

call tenant.guard_place('tenant.shops', 'id');
call tenant.guard_place('tenant.tills', 'shop_id');
-- By the till, which the indexes of the lists hold.
call tenant.guard_place('tenant.invoices', 'till_id');
call tenant.guard_place('tenant.drawer_days', 'till_id');
call tenant.guard_place('tenant.drawer_movements', 'till_id');
call tenant.guard_place('tenant.stock', 'shop_id');
call tenant.guard_place('tenant.stock_movements', 'shop_id');
call tenant.guard_place('tenant.transfer_notes', 'till_id');
-- The till, or the shop for items and clients.
call tenant.guard_place('tenant.sale_totals', 'place_id');
call tenant.guard_place('tenant.sale_drafts', $$cart ->> 'tillId'$$);

call tenant.guard_place('tenant.article_prices', 'shop_id');
create policy own_places on tenant.price_history as restrictive for select using (
  (select tenant.sees_every_place()) or shop_id is null or shop_id = any ((select tenant.own_places())::text[])
);

-- These lists are of the whole business; without them the best are found in the totals of the shops.
create policy own_places on tenant.sale_tops as restrictive for select using ((select tenant.sees_every_place()));

-- What belongs to a document is seen by those who see the document.
create policy own_places on tenant.open_orders as restrictive for select using (
  (select tenant.sees_every_place()) or exists (
    select 1 from tenant.invoices invoice
    where invoice.business_id = open_orders.business_id and invoice.id = open_orders.invoice_id
  )
);
create policy own_places on tenant.e_invoices as restrictive for select using (
  (select tenant.sees_every_place()) or exists (
    select 1 from tenant.invoices invoice
    where invoice.business_id = e_invoices.business_id and invoice.id = e_invoices.invoice_id
  )
);
create policy own_places on tenant.fiscal_documents as restrictive for select using (
  (select tenant.sees_every_place())
  or exists (
    select 1 from tenant.invoices invoice
    where invoice.business_id = fiscal_documents.business_id and invoice.id = fiscal_documents.id
  )
  or exists (
    select 1 from tenant.drawer_movements movement
    where movement.business_id = fiscal_documents.business_id and movement.id = fiscal_documents.id
  )
  or exists (
    select 1 from tenant.transfer_notes note
    where note.business_id = fiscal_documents.business_id and note.id = fiscal_documents.id
  )
);

-- The shops someone is assigned to and their tills; empty for the owner and for those without an assignment.
create function platform.places_of(business text, person text, role_code text) returns text
language sql stable set search_path = pg_catalog as $$
  select case when role_code = 'O' then '' else coalesce((
    select string_agg(place, ' ') from (
      select assigned.shop_id::text as place
      from tenant.employees employee
      join tenant.employee_shops assigned
        on assigned.business_id = employee.business_id and assigned.employee_id = employee.id
      where employee.business_id = business and employee.user_id = person
      union all
      select till.id::text
      from tenant.employees employee
      join tenant.employee_shops assigned
        on assigned.business_id = employee.business_id and assigned.employee_id = employee.id
      join tenant.tills till on till.business_id = assigned.business_id and till.shop_id = assigned.shop_id
      where employee.business_id = business and employee.user_id = person
    ) places
  ), '') end
$$;
revoke all on function platform.places_of(text, text, text) from public;

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
    perform set_config('tezga.places', '', true);
  else
    select b.home_address, r.id, r.code, r.description, r.permissions, concat(m.xmin, ' ', b.xmin, ' ', r.xmin) as stamp
      into place
      from platform.memberships m
      join platform.businesses b on b.id = m.business_id and b.deleted_at is null
      join tenant.roles r on r.business_id = m.business_id and r.id = m.role_id
      -- Only an invitation that was accepted lets its person in.
      where m.user_id = session.user_id and m.business_id = session.business_id and m.state = 'accepted';
    perform set_config('tezga.places', platform.places_of(session.business_id, session.user_id, place.code), true);
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

-- The places are read anew each time, so that the stamp need not hold the assignments.
create or replace function platform.enter_again(session_id text) returns text
language plpgsql security definer set search_path = pg_catalog as $$
declare
  entered record;
  role_stamp text;
begin
  select s.user_id, set_config('tezga.business_id', coalesce(s.business_id, ''), true) as business_id,
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
