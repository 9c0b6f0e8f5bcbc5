import type { TransactionSql } from 'postgres';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops all indexes except keys and builds them at the end, which takes a fraction of updating them row by
 * row.
 */
export async function withoutIndexes(
  sql: TransactionSql,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await sql<Index[]>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index left join pg_constraint kept on kept.conindid = index.indexrelid
    where index.indrelid = any (${[...tables]}::text[]::regclass[]) and kept.oid is null`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await sql.unsafe(definition);
}
