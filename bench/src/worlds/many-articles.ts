import postgres from 'postgres';

const goods = words(
  'Ujë Birrë Kafe Çokollatë Djathë Bukë Verë Qumësht Vaj Sheqer Oriz Gjalpë Kos Makarona Detergjent Rrush Sapun Shampo Miell Kripë Piper Mjaltë Reçel Uthull Ullinj Turshi Domate Speca Kastravec Patate Qepë Hudhra Mollë Dardhë Portokall Limon Banane Biskota Krekera Akullore Peshk Mish Sallam Proshutë Vezë Fasule Thjerrëza Çaj Lëng Raki',
);
const makers = words(
  'Tepelenë Glina Korça Stela Lajka Erzeni Ekstra Shtëpie Mali Freskia Dajti Rozafa Gjirokastra Berati Përmeti Lushnja Fieri Vlora Saranda Shkodra Kruja Pogradeci Librazhdi Peqini Divjaka Premium Klasike Speciale Familjare Bio',
);
const sizes = ['0.5 l', '1 l', '250 g', '500 g', '1 kg', '6 copë', '330 ml'];

export const manySku = (index: number) => `M${String(index).padStart(6, '0')}`;
export const manyBarcode = (index: number) => String(5_400_000_000_000 + index * 7);

/**
 * Adds this many articles to the owner's business, each with its own SKU and barcode, spread over its
 * categories.
 */
export async function addManyArticles(databaseUrl: string, ownerEmail: string, count: number): Promise<void> {
  const database = postgres(databaseUrl, { max: 1 });
  try {
    await database`
      with business as (
        select b.id from platform.businesses b join platform.users u on u.id = b.owner_id
        where u.email = ${ownerEmail}
      ), usual_unit as (
        select unit.business_id, min(unit.id) as unit_id from tenant.units unit join business b on b.id = unit.business_id
        group by unit.business_id
      )
      insert into tenant.articles (
        business_id, id, name, sku, barcode, price, cost, vat_id, unit_id, color, created_at, updated_at,
        is_composite, is_produced, is_for_processing
      )
      select business_id, 'a' || lpad(to_hex(n), 23, '0'),
        concat_ws(' ', (${goods}::text[])[1 + n % ${goods.length}], (${makers}::text[])[1 + n / ${goods.length} % ${makers.length}],
          substr(md5(n::text), 1, 4), (${sizes}::text[])[1 + n * 5 % ${sizes.length}]),
        'M' || lpad(n::text, 6, '0'), (5400000000000 + n::bigint * 7)::text, 100 + n::bigint * 7919 % 100000, n::bigint * 104729 % 1000000,
        '20', unit_id, '#8A8F98', now(), now() - make_interval(mins => n * 31 % 50000), false, false, false
      from usual_unit, generate_series(1, ${count}::integer) n`;
    await database`
      insert into tenant.article_categories (business_id, article_id, category_id)
      select article.business_id, article.id, category.ids[1 + article.sku_place % cardinality(category.ids)]
      from (
        select business_id, id, right(sku, 6)::integer as sku_place from tenant.articles where sku ~ '^M[0-9]{6}$'
      ) article
      join (
        select business_id, array_agg(id order by id) as ids from tenant.categories
        where deleted_at is null group by business_id
      ) category on category.business_id = article.business_id
      on conflict do nothing`;
    await database`analyze tenant.articles`;
  } finally {
    await database.end();
  }
}

function words(text: string): string[] {
  return text.split(' ');
}
