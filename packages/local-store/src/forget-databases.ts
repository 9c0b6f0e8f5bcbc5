import { databaseNames } from './database-names.ts';

const waitMaxMs = 1000;

/**
 * Removes every copy of the server's data from this browser. Documents that were never sent would not be copies, and
 * must not be kept in a database that is named here.
 */
export async function forgetDatabases(): Promise<void> {
  const forgotten = Promise.all(databaseNames.map(forget));
  // Another tab that does not let go of it must not keep anybody from leaving.
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, waitMaxMs))]);
}

function forget(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', () => resolve());
      // Whoever enters next is asked for their name again, and finds nothing of another.
      request.addEventListener('error', () => resolve());
    } catch {
      // A browser that keeps nothing has nothing to forget.
      resolve();
    }
  });
}
