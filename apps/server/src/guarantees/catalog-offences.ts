import type postgres from 'postgres';

const guard = '(business_id)::text = tenant.current_business()';

/** Searches the PostgreSQL catalog for tables that could let one business see another. */
export async function catalogOffences(database: postgres.Sql | postgres.TransactionSql): Promise<string[]> {
  const found = await Promise.all(
    [
      tablesElsewhere,
      viewsInTenant,
      platformTablesWithBusiness,
      keysWithoutBusiness,
      indexesWithoutBusiness,
      tablesWithoutGuard,
      keysLeavingTheTenant,
    ].map((query) => database.unsafe(query, [], { prepare: false })),
  );
  return found.flatMap((rows) => [...rows].map((row) => `${row['place']}: ${row['offence']}`));
}

const tablesElsewhere = `
  select c.oid::regclass as place, 'is in neither of the schemas platform and tenant' as offence
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('platform', 'tenant', 'graphile_worker', 'pg_catalog', 'information_schema')
    and n.nspname not like 'pg_%'`;

/** A view reads with the rights of its owner, who bypasses row-level security. */
const viewsInTenant = `
  select c.oid::regclass as place, 'is a view, which bypasses row-level security' as offence
  from pg_class c where c.relnamespace = 'tenant'::regnamespace and c.relkind in ('v', 'm', 'f')`;

/**
 * Outside the tenant schema only memberships, sessions, messages and SIM cards may have a business_id. Messages are also
 * sent to people outside of any business; a SIM card belongs to the platform, is lent to one business at a time, and has
 * a serial that is unique among all of them.
 */
const platformTablesWithBusiness = `
  select c.oid::regclass as place, 'has a business_id, so it belongs in the schema tenant' as offence
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id'
  where c.relnamespace = 'platform'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and c.relname not in ('memberships', 'sessions', 'messages', 'sim_cards')`;

const tenantTables = `select c.oid, c.oid::regclass as place, c.relrowsecurity
  from pg_class c where c.relnamespace = 'tenant'::regnamespace and c.relkind in ('r', 'p')`;

const keysWithoutBusiness = `
  select place, 'its primary key does not begin with business_id' as offence from (${tenantTables}) t
  where not exists (
    select 1 from pg_constraint k join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
    where k.conrelid = t.oid and k.contype = 'p' and a.attname = 'business_id')`;

/**
 * The only indexes that need not begin with business_id: the fleet page uses them to find silent devices and ending
 * certificates in all businesses.
 */
const indexesOfTheFleet =
  "'tenant.till_contacts_at'::regclass, 'tenant.certificates_current_by_end'::regclass";

const indexesWithoutBusiness = `
  select i.indexrelid::regclass::text || ' of ' || place as place, 'does not begin with business_id' as offence
  from (${tenantTables}) t join pg_index i on i.indrelid = t.oid
  where i.indexrelid not in (${indexesOfTheFleet}) and not exists (
    select 1 from pg_attribute a where a.attrelid = t.oid and a.attnum = i.indkey[0] and a.attname = 'business_id')`;

/** Permissive policies must equal the guard. Restrictive policies are allowed, because they can only hide more rows. */
const tablesWithoutGuard = `
  select place, 'has no policy, or one that differs from the guard' as offence from (${tenantTables}) t
  where not t.relrowsecurity or not exists (select 1 from pg_policy p where p.polrelid = t.oid and p.polpermissive)
    or exists (
      select 1 from pg_policy p where p.polrelid = t.oid and p.polpermissive
        and (p.polcmd <> '*'
          or pg_get_expr(p.polqual, p.polrelid) <> '(${guard})'
          or pg_get_expr(p.polwithcheck, p.polrelid) <> '(${guard})'))`;

/** A foreign key between tenant tables includes business_id; one to the platform may only reference the business. */
const keysLeavingTheTenant = `
  select place, 'its foreign key ' || k.conname || ' leaves the tenant' as offence
  from (${tenantTables}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  join pg_class target on target.oid = k.confrelid
  where not case
    when target.oid = 'platform.businesses'::regclass then
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = t.oid and a.attnum = any (k.conkey)) = array['business_id']
    when target.relnamespace = 'tenant'::regnamespace then
      exists (
        select 1 from unnest(k.conkey, k.confkey) pair (mine, theirs)
        join pg_attribute m on m.attrelid = t.oid and m.attnum = pair.mine
        join pg_attribute o on o.attrelid = target.oid and o.attnum = pair.theirs
        where m.attname = 'business_id' and o.attname = 'business_id')
    else false end`;
