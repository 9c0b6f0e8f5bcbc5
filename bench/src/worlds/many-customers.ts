import postgres from 'postgres';

const first = words(
  'Artan Besnik Çlirim Dritan Elira Fatmir Gëzim Ilir Jonida Klodian Agim Albana Anila Arben Ardit Bardhyl Blerim Bujar Dashamir Drita Edlira Elvis Enkela Eralda Erion Flutura Genc Gentian Hysen Ismail Kastriot Liri Luan Majlinda Mimoza Namik Pëllumb Rovena Shpresa Valbona',
);
const last = words(
  'Hoxha Çela Përmeti Shehu Kola Dervishi Gjoka Marku Leka Basha Alla Balla Berisha Biba Bushi Cani Çobani Dajti Deda Doçi Elezi Fejzo Gega Gjini Gjonaj Halili Hasani Hysa Ibrahimi Jaku Kaçi Kalemi Kapo Kraja Krasniqi Lamaj Lika Lleshi Lufi Malaj Meta Mema Muça Mustafa Ndoja Ndreu Nika Osmani Paja Palushi Pepa Petro Prifti Prendi Qosja Rama Rexha Rroku Saliu Selimi Shala Shkurti Sinani Spahiu Stafa Sula Tafa Toska Toçi Troka Ujka Veliu Vata Xhafa Xhani Ymeri Zeka Zefi Zogu Zyka',
);
const towns = ['Tiranë', 'Durrës', 'Vlorë', 'Shkodër', 'Elbasan', 'Fier', 'Korçë', 'Berat'];

/** Adds this many customers to the owner's business, each with its own name, number and phone. */
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
        insert into tenant.customer_change_counters (business_id, last_number)
        select id, ${count} from business
        on conflict (business_id) do update set last_number = customer_change_counters.last_number + ${count}
        returning business_id, last_number - ${count} as before
      )
      insert into tenant.customers (
        business_id, id, name, id_type, id_number, code, phone, email, address, town, country,
        created_at, created_by, updated_at, change_number
      )
      select business_id,
        to_hex(1760000000 + n) || lpad(to_hex(n), 16, '0'),
        (${first}::text[])[1 + n % ${first.length}] || ' ' || (${last}::text[])[1 + n / ${first.length} % ${last.length}] || ' ' || n,
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

function words(text: string): string[] {
  return text.split(' ');
}
