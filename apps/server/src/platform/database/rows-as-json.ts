/**
 * Many rows as one value of a statement, for jsonb_to_recordset: one message instead of one for each row.
 * Half characters, which JSON may hold and PostgreSQL may not, become the sign for an unreadable one.
 */
export function rowsAsJson(rows: readonly unknown[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}
