import { sql } from 'kysely';

/**
 * The new `updated_at` of a record: at least a millisecond after the old one, because it is also the version of the
 * record.
 */
export const laterVersion = (at: Date) =>
  sql<Date>`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`;
