import { databaseNames, type DatabaseName } from './database-names.ts';

const waitMaxMs = 1000;

/**
 * Deletes the local copies of server data, all of them by default. Unsent documents are not copies, so they must not be stored in a database
 * listed here.
 */
export async function forgetDatabases(names: readonly DatabaseName[] = databaseNames): Promise<void> {
  const forgotten = Promise.all(names.map(forget));
  // A timeout, because another tab that blocks the deletion must not block signing out.
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, waitMaxMs))]);
}

function forget(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', () => resolve());
      // An error is ignored: the next sign-in checks the owner and clears other owners' data.
      request.addEventListener('error', () => resolve());
    } catch {
      // Without IndexedDB there is nothing to delete.
      resolve();
    }
  });
}
