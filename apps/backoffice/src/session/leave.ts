import { forgetDatabases } from '@tezga/local-store/forget';
import { unsavedForms } from '@tezga/ui';
import { tokenStore, type TokenFacts } from './token.ts';

/**
 * Theme, language, the till of this machine and the column mappings of imports are not personal: they survive
 * the session.
 */
export function belongsToBrowser(key: string): boolean {
  return /^tezga-(color-scheme|language|import-[a-z]+|till-[0-9a-f]{24})$/.test(key);
}

/**
 * Whether a stored queue of stocktake counts has one that is not sent yet. It stays for its user, whose id is in the key,
 * because a lost count makes the stocktake wrong.
 */
export function hasUnsentCounts(key: string, value: string): boolean {
  return /^tezga-counts-[0-9a-f]{24}-[0-9a-f]{24}$/.test(key) && value.includes('"state":"pending"');
}

const isDraft = (key: string) => key.startsWith('tezga-draft:');
const typistKey = 'tezga-typist';
const reasonKey = 'tezga-why-left';

/**
 * Deletes the data of the user in this browser: token, caches and stored values, except unsent counts. The reload clears
 * the memory.
 */
export function leave(): void {
  forget(sessionStorage, () => true);
  goOut();
}

/**
 * Like `leave`, but unsaved drafts stay in this tab until the same user returns. The session ended without
 * the user's request, so the login page shows the reason.
 */
export function leaveForNow(reason: string): void {
  forget(sessionStorage, (key) => !isDraft(key) && key !== typistKey);
  sessionStorage.setItem(reasonKey, reason);
  goOut();
}

export const signOutReason = (): string | null => sessionStorage.getItem(reasonKey);
export const clearSignOutReason = (): void => sessionStorage.removeItem(reasonKey);

/** Deletes drafts of another user, or of the same user in another business, in this tab. */
export function forgetDraftsOfOthers({ userId, businessId }: TokenFacts): void {
  const typist = `${userId} ${businessId}`;
  if (sessionStorage.getItem(typistKey) !== typist) forget(sessionStorage, isDraft);
  sessionStorage.setItem(typistKey, typist);
}

/** Deletes the data of the previous user in this browser as `leave` does, and then uses the token of another session. */
export async function changeUser(token: string): Promise<void> {
  forget(sessionStorage, () => true);
  forgetUser();
  await forgetDatabases();
  tokenStore.set(token);
}

function goOut(): void {
  forgetUser();
  tokenStore.leave();
  unsavedForms.release();
  // Navigates after the deletion of the databases has ended, because leaving earlier may delete only some of them.
  void forgetDatabases().then(() => location.assign('/'));
}

function forgetUser(): void {
  forget(localStorage, (key, value) => !belongsToBrowser(key) && !hasUnsentCounts(key, value));
}

function forget(storage: Storage, isForgotten: (key: string, value: string) => boolean): void {
  for (const key of Object.keys(storage))
    if (isForgotten(key, storage.getItem(key) ?? '')) storage.removeItem(key);
}
