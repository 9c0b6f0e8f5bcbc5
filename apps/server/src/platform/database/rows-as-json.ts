/**
 * Encodes many rows as one value for jsonb_to_recordset: a batch in one round trip instead of one for each row.
 * A lone surrogate is valid in JSON and not in PostgreSQL, so it becomes the replacement character.
 */
export function rowsAsJson(rows: readonly unknown[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}
