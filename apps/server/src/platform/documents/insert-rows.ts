import type { Insertable } from 'kysely';
import { rowsAsJson } from '../database/rows-as-json.ts';
import type { Schema } from '../database/schema.generated.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Batch insert in one statement: the rows are one JSON value, which PostgreSQL converts to the row type of the
 * table.
 */
export async function insertRows<Table extends keyof Schema>(
  transaction: Transaction,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first);
  if (!names.every((name) => /^[a-z_]+$/.test(name)))
    throw new Error(`${names.join(', ')} are not column names`);
  const columns = names.join(', ');
  await transaction.run(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [rowsAsJson(rows)],
  );
}
