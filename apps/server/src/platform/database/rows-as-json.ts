/**
 * Encodes rows as one JSON value for jsonb_to_recordset, so that a batch takes one round trip. JSON allows a lone
 * surrogate and PostgreSQL does not, so it becomes the replacement character.
 */
export function rowsAsJson(rows: readonly unknown[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}
