import type postgres from 'postgres';

/**
 * The columns that refer to a table and prevent the deletion of its rows, such as `tenant.tills.shop_id`. Foreign keys
 * that cascade or set null are left out.
 */
export async function restrictingColumns(database: postgres.Sql, table: string): Promise<string[]> {
  const rows = await database<{ name: string }[]>`
    select key.conrelid::regclass || '.' || attribute.attname as name
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = any (key.conkey)
    where key.contype = 'f' and key.confrelid = ${table}::regclass and key.confdeltype in ('a', 'r')
      and attribute.attname <> 'business_id'
    order by 1`;
  return rows.map(({ name }) => name);
}
