-- The fleet reads all businesses by this moment, so the index does not begin with business_id.
create index till_contacts_at on tenant.till_contacts (at);
create index till_contacts_wrong_clock on tenant.till_contacts (business_id, till_id)
where abs(clock_difference_ms) > 120000;
create index tills_unregistered on tenant.tills (business_id, id) where tcr_code = '';

-- Folded once and not for each search.
alter table tenant.tills add column search_text text not null
generated always as (' ' || platform.folded(name || ' ' || tcr_code || ' ' || device_uuid)) stored;
create index tills_search on tenant.tills using gin (business_id, search_text platform.gin_trgm_ops)
with (gin_pending_list_limit = 256);

-- Every fault of the devices of the businesses that a seller manages; of all businesses without a seller. Each part begins
-- with the index of its fault, so that it reads the faulty devices only, however many there are.
create function platform.fleet_faults(seller text, kinds text[], moment timestamptz)
returns table (business_id text, till_id text, fault text, urgency integer, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  return query
  with unsent as materialized (
    select document.business_id, document.id, document.made_at from tenant.fiscal_documents document
    where document.status <> 'fiscalized' and document.retracted_at is null
      and document.made_at < moment - interval '1 hour'
  ), found (business_id, till_id, fault, urgency, since) as (
    select waiting.business_id, waiting.till_id, 'queue', 1, min(waiting.made_at)
    from (
      select unsent.business_id, unsent.made_at, coalesce(
        (select till_id from tenant.invoices where business_id = unsent.business_id and id = unsent.id),
        (select till_id from tenant.drawer_movements where business_id = unsent.business_id and id = unsent.id),
        (select till_id from tenant.transfer_notes where business_id = unsent.business_id and id = unsent.id)
      ) as till_id
      from unsent
    ) waiting
    where waiting.till_id is not null group by waiting.business_id, waiting.till_id
    union all
    select till.business_id, till.id, 'certificate', 2, certificate.not_after
    from tenant.certificates certificate join tenant.tills till on till.business_id = certificate.business_id
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
  )
  select found.business_id::text, found.till_id::text, found.fault, found.urgency, found.since
  from found join platform.businesses business on business.id = found.business_id
  where business.deleted_at is null and (seller is null or business.admin_id = seller)
    and (cardinality(kinds) = 0 or exists (
      select from tenant.tills till
      where till.business_id = found.business_id and till.id = found.till_id and till.kind = any (kinds)
    ));
end
$$;
revoke all on function platform.fleet_faults(text, text[], timestamptz) from public;
grant execute on function platform.fleet_faults(text, text[], timestamptz) to tezga_server;

-- The devices of a search, of the businesses that the seller manages: by their own text or by that of their business. As
-- many as a person may page through. The first pattern is named alone, because no index serves LIKE ALL.
create function platform.fleet_search(seller text, patterns text[], most integer)
returns table (business_id text, till_id text)
language plpgsql stable security definer set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  return query
  (
    select till.business_id::text, till.id::text
    from tenant.tills till join platform.businesses business on business.id = till.business_id
    where till.search_text like patterns[1] and till.search_text like all (patterns)
      and business.deleted_at is null and (seller is null or business.admin_id = seller)
    limit most
  )
  union
  (
    select till.business_id::text, till.id::text
    from platform.businesses business join tenant.tills till on till.business_id = business.id
    where business.search_text like patterns[1] and business.search_text like all (patterns)
      and business.deleted_at is null and (seller is null or business.admin_id = seller)
    limit most
  );
end
$$;
revoke all on function platform.fleet_search(text, text[], integer) from public;
grant execute on function platform.fleet_search(text, text[], integer) to tezga_server;

-- The devices other than these faulty ones, by business and id; among the found ones unless these are null.
create function platform.fleet_others(
  seller text, kinds text[], businesses text[], ids text[], faulty text[], most integer, passed integer
)
returns table (business_id text, till_id text)
language plpgsql stable security definer set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  if ids is not null then
    return query
    select till.business_id::text, till.id::text
    from unnest(businesses, ids) wanted (business_id, id)
    join tenant.tills till on till.business_id = wanted.business_id and till.id = wanted.id
    join platform.businesses business on business.id = till.business_id
    where business.deleted_at is null and (seller is null or business.admin_id = seller)
      and (cardinality(kinds) = 0 or till.kind = any (kinds)) and till.id <> all (faulty)
    order by till.business_id, till.id limit most offset passed;
    return;
  end if;
  return query
  select till.business_id::text, till.id::text
  from tenant.tills till join platform.businesses business on business.id = till.business_id
  where business.deleted_at is null and (seller is null or business.admin_id = seller)
    and (cardinality(kinds) = 0 or till.kind = any (kinds)) and till.id <> all (faulty)
  order by till.business_id, till.id limit most offset passed;
end
$$;
revoke all on function platform.fleet_others(text, text[], text[], text[], text[], integer, integer) from public;
grant execute on function platform.fleet_others(text, text[], text[], text[], text[], integer, integer) to tezga_server;

-- What a page shows of these devices, of the businesses that the seller manages.
create function platform.fleet_devices(seller text, businesses text[], ids text[])
returns table (
  id text, kind text, name text, tcr_code text, device_uuid text, shop_name text, business_id text, business_name text,
  nipt text, seller_name text, contact_at timestamptz, software_version text, clock_difference_ms integer,
  certificate_ends timestamptz, sim_serial text, unsent bigint
)
language plpgsql stable security definer set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  return query
  select till.id::text, till.kind, till.name, till.tcr_code, till.device_uuid, shop.name, business.id::text, business.name,
    business.nipt, person.name, contact.at, contact.software_version, contact.clock_difference_ms,
    certificate.not_after,
    (select card.card_serial::text from platform.sim_cards card
      where card.business_id = till.business_id and card.till_id = till.id order by card.added_at desc limit 1),
    (select count(*) from tenant.fiscal_documents document
      where document.business_id = till.business_id and document.status <> 'fiscalized'
        and document.retracted_at is null
        and till.id = coalesce(
          (select till_id from tenant.invoices where business_id = till.business_id and id = document.id),
          (select till_id from tenant.drawer_movements where business_id = till.business_id and id = document.id),
          (select till_id from tenant.transfer_notes where business_id = till.business_id and id = document.id)
        ))
  from unnest(businesses, ids) wanted (business_id, id)
  join tenant.tills till on till.business_id = wanted.business_id and till.id = wanted.id
  join tenant.shops shop on shop.business_id = till.business_id and shop.id = till.shop_id
  join platform.businesses business on business.id = till.business_id
  left join platform.users person on person.id = business.admin_id
  left join tenant.till_contacts contact on contact.business_id = till.business_id and contact.till_id = till.id
  left join tenant.certificates certificate
    on certificate.business_id = till.business_id and certificate.replaced_at is null
  where business.deleted_at is null and (seller is null or business.admin_id = seller);
end
$$;
revoke all on function platform.fleet_devices(text, text[], text[]) from public;
grant execute on function platform.fleet_devices(text, text[], text[]) to tezga_server;
