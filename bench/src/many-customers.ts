import postgres from 'postgres';

const first = [
  'Artan',
  'Besnik',
  'Çlirim',
  'Dritan',
  'Elira',
  'Fatmir',
  'Gëzim',
  'Ilir',
  'Jonida',
  'Klodian',
];
const last = ['Hoxha', 'Çela', 'Përmeti', 'Shehu', 'Kola', 'Dervishi', 'Gjoka', 'Marku', 'Leka', 'Basha'];
const towns = ['Tiranë', 'Durrës', 'Vlorë', 'Shkodër', 'Elbasan', 'Fier', 'Korçë', 'Berat'];

/** Gives the business of this owner so many customers, each with a name, a number and a phone of its own. */
export async function addManyCustomers(
  databaseUrl: string,
  ownerEmail: string,
  count: number,
): Promise<void> {
  const database = postgres(databaseUrl, { max: 1 });
  try {
    await database`
      with business as (
        select b.id from platform.businesses b join platform.users u on u.id = b.owner_id
        where u.email = ${ownerEmail}
      ), numbered as (
        insert into tenant.customer_changes (business_id, last_number)
        select id, ${count} from business
        on conflict (business_id) do update set last_number = customer_changes.last_number + ${count}
        returning business_id, last_number - ${count} as before
      )
      insert into tenant.customers (
        business_id, id, name, id_type, id_number, code, phone, email, address, town, country,
        created_at, created_by, updated_at, change_number
      )
      select business_id,
        to_hex(1760000000 + n) || lpad(to_hex(n), 16, '0'),
        (${first}::text[])[1 + n % ${first.length}] || ' ' || (${last}::text[])[1 + n / 10 % ${last.length}] || ' ' || n,
        'NUIS',
        'L' || 10000000 + n * 7 || 'B',
        'B' || lpad(n::text, 7, '0'),
        '+355 69 ' || 1000000 + n,
        'klienti' || n || '@firma.al',
        'Rruga e Kavajës ' || n,
        (${towns}::text[])[1 + n % ${towns.length}],
        'ALB', now(), 'Matja', now(), before + n
      from numbered, generate_series(1, ${count}::integer) n`;
    await database`analyze tenant.customers`;
  } finally {
    await database.end();
  }
}
