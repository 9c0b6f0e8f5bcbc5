-- A search reads the faults of the businesses that it found only, and not those of the whole fleet.

-- The certificates that end soon.
create index certificates_current_by_end on tenant.certificates (not_after) where replaced_at is null;

-- Every fault of every device. It can be inlined (no security definer, no settings), so that a condition on the business
-- reaches the indexes of each part; for that it also has the collation of the ids.
create function platform.device_faults(moment timestamptz)
returns table (business_id platform.record_id, till_id platform.record_id, fault text, urgency integer, since timestamptz)
language sql stable as $$
  select document.business_id, coalesce(invoice.till_id, movement.till_id, note.till_id), 'queue', 1, min(document.made_at)
  from tenant.fiscal_documents document
  left join tenant.invoices invoice on invoice.business_id = document.business_id and invoice.id = document.id
  left join tenant.drawer_movements movement on movement.business_id = document.business_id and movement.id = document.id
  left join tenant.transfer_notes note on note.business_id = document.business_id and note.id = document.id
  where document.status <> 'fiscalized' and document.retracted_at is null
    and document.made_at < moment - interval '1 hour'
    and coalesce(invoice.till_id, movement.till_id, note.till_id) is not null
  group by document.business_id, coalesce(invoice.till_id, movement.till_id, note.till_id)
  union all
  select certificate.business_id, till.id, 'certificate', 2, certificate.not_after
  from tenant.certificates certificate
  -- The offset keeps the tills in an index scan for each certificate. Few certificates end soon, but the planner expects a
  -- third of them, because it does not know the moment, and would read all tills.
  cross join lateral (select id from tenant.tills where business_id = certificate.business_id offset 0) till
  where certificate.replaced_at is null and certificate.not_after < moment + interval '30 days'
  union all
  select contact.business_id, contact.till_id, 'clock', 3, contact.at
  from tenant.till_contacts contact where abs(contact.clock_difference_ms) > 120000
  union all
  select till.business_id, till.id, 'unregistered', 4, till.created_at
  from tenant.tills till where till.tcr_code = ''
  union all
  select contact.business_id, contact.till_id, 'silent', 5, contact.at
  from tenant.till_contacts contact where contact.at < moment - interval '3 days'
$$;
revoke all on function platform.device_faults(timestamptz) from public;

-- Excludes the few deleted businesses instead of joining all of them to the faults.
create or replace function platform.fleet_faults(seller text, kinds text[], moment timestamptz)
returns table (business_id text, till_id text, fault text, urgency integer, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  return query
  select found.business_id::text, found.till_id::text, found.fault, found.urgency, found.since
  from platform.device_faults(moment) found
  where not exists (
      select from platform.businesses deleted where deleted.id = found.business_id and deleted.deleted_at is not null
    )
    and (seller is null or exists (
      select from platform.businesses business where business.id = found.business_id and business.admin_id = seller
    ))
    and (cardinality(kinds) = 0 or exists (
      select from tenant.tills till
      where till.business_id = found.business_id and till.id = found.till_id and till.kind = any (kinds)
    ));
end
$$;

-- The same for these businesses only. Its plan is the same for all values, so it is not made again in each call, which would
-- take longer than the query.
create function platform.faults_of_businesses(seller text, kinds text[], moment timestamptz, businesses text[])
returns table (business_id text, till_id text, fault text, urgency integer, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select found.business_id::text, found.till_id::text, found.fault, found.urgency, found.since
  from platform.device_faults(moment) found
  join platform.businesses business on business.id = found.business_id
  where found.business_id = any (businesses)
    and business.deleted_at is null and (seller is null or business.admin_id = seller)
    and (cardinality(kinds) = 0 or exists (
      select from tenant.tills till
      where till.business_id = found.business_id and till.id = found.till_id and till.kind = any (kinds)
    ));
end
$$;
revoke all on function platform.faults_of_businesses(text, text[], timestamptz, text[]) from public;
grant execute on function platform.faults_of_businesses(text, text[], timestamptz, text[]) to tezga_server;

-- Without this, PostgreSQL would make the plan again in each call.
alter function platform.fleet_devices(text, text[], text[]) set plan_cache_mode = force_generic_plan;
alter function platform.fleet_faults(text, text[], timestamptz) set plan_cache_mode = force_generic_plan;
