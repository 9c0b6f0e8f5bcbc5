import postgres from 'postgres';

const devicesEach = 4;

/**
 * Adds devices to new businesses of the demonstration's super admin, four in each. Of fifty devices one is silent, one
 * has no code, one has a wrong clock; of a hundred businesses two have a certificate that ends soon.
 */
export async function addManyDevices(databaseUrl: string, before: number, until: number): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const [first, last] = [before / devicesEach + 1, until / devicesEach];
  try {
    await sql`
      insert into platform.businesses (id, name, nipt, city, address)
      select 'f1' || lpad(n::text, 22, '0'), 'Flota ' || n, 'M' || lpad(n::text, 8, '0') || 'K', 'Tiranë', 'Rr. 1'
      from generate_series(${first}::integer, ${last}::integer) n`;
    await sql`
      insert into tenant.shops (business_id, id, name, address, city)
      select 'f1' || lpad(n::text, 22, '0'), 'f2' || lpad(n::text, 22, '0'), 'Dyqani', 'Rr. 1', 'Tiranë'
      from generate_series(${first}::integer, ${last}::integer) n`;
    await sql`
      insert into tenant.tills (business_id, id, kind, shop_id, name, tcr_code, tcr_order_number, tcr_number)
      select 'f1' || lpad(n::text, 22, '0'), 'f3' || lpad((n * 10 + m)::text, 22, '0'), 'pos',
        'f2' || lpad(n::text, 22, '0'), 'Arka ' || n || ' ' || m,
        case when (n * 4 + m) % 50 = 1 then '' else 'c' || n || 'd' || m end, m, m::text
      from generate_series(${first}::integer, ${last}::integer) n, generate_series(1, 4) m`;
    await sql`
      insert into tenant.till_contacts (business_id, till_id, at, software_version, clock_difference_ms)
      select business_id, id, now() - case when number % 50 = 2 then interval '5 days' else interval '1 minute' end, '0.3.0',
        case when number % 50 = 3 then 600000 else 800 end
      from (select *, (substr(id, 3)::bigint / 10) * 4 + tcr_order_number as number from tenant.tills
        where id > ${`f3${String(first * 10).padStart(22, '0')}`} and id < 'f4') till`;
    await sql`
      insert into tenant.certificates (business_id, id, file_name, subject, issuer, holder_name, organization, serial_number,
        not_before, not_after, environment, fingerprint, certificate_pem, chain_pem, encrypted_key, uploaded_at, user_id, user_name)
      select 'f1' || lpad(n::text, 22, '0'), 'f5' || lpad(n::text, 22, '0'), '', '', '', '', '', n::text, now(),
        now() + case when n % 50 = 7 then interval '9 days' else interval '300 days' end, 'test', '', '', '', '', now(),
        'f6' || lpad('1', 22, '0'), ''
      from generate_series(${first}::integer, ${last}::integer) n`;
    await sql`vacuum analyze`;
  } finally {
    await sql.end();
  }
}
