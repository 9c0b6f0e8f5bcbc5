import { databaseNames, type DatabaseName } from './database-names.ts';

const waitMaxMs = 1000;

/**
 * Deletes the browser's copies of server data; by default all of them. A document that is not sent yet must
 * not be stored in one of these databases, because it would be lost.
 */
export async function forgetDatabases(names: readonly DatabaseName[] = databaseNames): Promise<void> {
  const forgotten = Promise.all(names.map(forget));
  // The wait has a timeout, because another tab that blocks the deletion must not block signing out.
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, waitMaxMs))]);
}

function forget(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', () => resolve());
      // An error is ignored, because the next sign-in checks the owner and clears the data of other owners.
      request.addEventListener('error', () => resolve());
    } catch {
      // In a browser without IndexedDB there is nothing to delete.
      resolve();
    }
  });
}
