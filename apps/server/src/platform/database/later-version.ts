import { sql } from 'kysely';

/**
 * The new `updated_at` of a record. It is also the version of the record, so it must differ from the old one: it is
 * at least a millisecond later.
 */
export const laterVersion = (at: Date) =>
  sql<Date>`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`;
