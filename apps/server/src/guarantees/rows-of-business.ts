import type { World } from './world.ts';

type Tables = readonly { readonly name: string }[];
let found: Promise<Tables> | null = null;

/** Every table whose rows belong to a business. */
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
  /** By table: how many rows the business has there, and a sum of their hashes. */
  readonly checksums: Readonly<Record<string, string>>;
  /** Whether one of the ids stands in a row of the business. */
  readonly haveIds: boolean;
}

/** A checksum of all that a business has, by one statement over all tables. */
export async function rowsOf(world: World, ids: readonly string[] = []): Promise<Rows> {
  const { server, business } = world;
  const parts = (await tablesOf(world)).map(
    ({ name }) => `
      select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(kept::text, 0)), 0) as checksum,
        coalesce(bool_or(kept::text ~ $2), false) as has_ids
      from ${name} kept where business_id = $1`,
  );
  // A row as text is never empty, so this pattern stands for no ids.
  const pattern = ids.length === 0 ? '^$' : ids.join('|');
  const tables = await server.asOwner.unsafe(parts.join(' union all '), [business.id, pattern], {
    prepare: true,
  });
  return {
    checksums: Object.fromEntries(tables.map(({ name, checksum }) => [String(name), String(checksum)])),
    haveIds: tables.some((table) => table['has_ids'] === true),
  };
}

/** All that a business has, row by row as text: slow, to name the row where checksums differ. */
export async function dumpOf(world: World): Promise<Record<string, string[]>> {
  const { server, business } = world;
  const dump: Record<string, string[]> = {};
  for (const { name } of await tablesOf(world)) {
    const rows = await server.asOwner.unsafe(
      `select kept::text as row from ${name} kept where business_id = $1 order by 1`,
      [business.id],
    );
    dump[name] = rows.map(({ row }) => String(row));
  }
  return dump;
}
