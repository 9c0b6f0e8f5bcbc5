import { sql } from 'kysely';

/** The moment a record counts as changed at: always later than the change before it, however fast they follow. */
export const laterVersion = (at: Date) =>
  sql<Date>`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`;
