import postgres from 'postgres';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';

/** Whether the product was started on this database before: its schema is the first thing a server creates. */
export async function hasSchema(databaseUrl: string): Promise<boolean> {
  const connection = postgres(databaseUrl, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    const [row] = await connection`select to_regclass('platform.migrations') is not null as "isThere"`;
    return row?.['isThere'] === true;
  } catch (error) {
    throw new ConsoleError(consolePhrases.database.unreachable((error as Error).message), { cause: error });
  } finally {
    await connection.end({ timeout: 1 });
  }
}
