import type { World } from './world.ts';

type Tables = readonly { readonly name: string }[];
let found: Promise<Tables> | null = null;

/** All tables with a business_id. */
async function tablesOf({ server }: World): Promise<Tables> {
  found ??= (async () => {
    const rows = await server.asOwner`
      select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace in ('tenant'::regnamespace, 'platform'::regnamespace) and c.relkind = 'r'
        and a.attname = 'business_id' and not a.attisdropped
      order by 1`;
    return rows.map(({ name }) => ({ name: String(name) }));
  })();
  return found;
}

export interface Rows {
  /** For each table, the number of the business's rows and the sum of their hashes as one text. */
  readonly checksums: Readonly<Record<string, string>>;
  /** Whether any row of the business contains one of the given ids. */
  readonly haveIds: boolean;
}

/** Checksums of all rows of a business, in one statement over all tables. */
export async function rowsOf(world: World, ids: readonly string[] = []): Promise<Rows> {
  const { server, business } = world;
  const parts = (await tablesOf(world)).map(
    ({ name }) => `
      select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(stored::text, 0)), 0) as checksum,
        coalesce(bool_or(stored::text ~ $2), false) as has_ids
      from ${name} stored where business_id = $1`,
  );
  // Without ids, the pattern matches no row, because a row as text is never empty.
  const pattern = ids.length === 0 ? '^$' : ids.join('|');
  const tables = await server.asOwner.unsafe(parts.join(' union all '), [business.id, pattern], {
    prepare: true,
  });
  return {
    checksums: Object.fromEntries(tables.map(({ name, checksum }) => [String(name), String(checksum)])),
    haveIds: tables.some((table) => table['has_ids'] === true),
  };
}

/** All rows of a business as text: slow, used to show the row whose checksum differs. */
export async function dumpOf(world: World): Promise<Record<string, string[]>> {
  const { server, business } = world;
  const dump: Record<string, string[]> = {};
  for (const { name } of await tablesOf(world)) {
    const rows = await server.asOwner.unsafe(
      `select stored::text as row from ${name} stored where business_id = $1 order by 1`,
      [business.id],
    );
    dump[name] = rows.map(({ row }) => String(row));
  }
  return dump;
}
