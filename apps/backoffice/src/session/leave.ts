import { forgetDatabases } from '@tezga/local-store/forget';
import { unsavedForms } from '@tezga/ui';
import { tokenStore, type TokenFacts } from './token.ts';

/** Theme, language, the till of this machine and which head of a file means which field are nobody’s secret: they outlast the session. */
export function belongsToBrowser(key: string): boolean {
  return /^tezga-(color-scheme|language|import-[a-z]+|till-[0-9a-f]{24})$/.test(key);
}
const isDraft = (key: string) => key.startsWith('tezga-draft:');
const typistKey = 'tezga-typist';
const reasonKey = 'tezga-why-left';

/** Forgets the person here: token, caches and what was kept for them. The reload empties what only memory holds. */
export function leave(): void {
  forget(sessionStorage, () => true);
  goOut();
}

/**
 * As leaving, but what was typed and not saved waits in this tab for the same person to come back.
 * They did not ask to leave, so the door says why they did.
 */
export function leaveForNow(reason: string): void {
  forget(sessionStorage, (key) => !isDraft(key) && key !== typistKey);
  sessionStorage.setItem(reasonKey, reason);
  goOut();
}

export const whyLeft = (): string | null => sessionStorage.getItem(reasonKey);
export const forgetWhyLeft = (): void => sessionStorage.removeItem(reasonKey);

/** What someone else typed in this tab, or the same person in another business, is not for whoever comes next. */
export function forgetDraftsOfOthers({ userId, businessId }: TokenFacts): void {
  const typist = `${userId} ${businessId}`;
  if (sessionStorage.getItem(typistKey) !== typist) forget(sessionStorage, isDraft);
  sessionStorage.setItem(typistKey, typist);
}

function goOut(): void {
  forget(localStorage, (key) => !belongsToBrowser(key));
  tokenStore.leave();
  unsavedForms.release();
  // What the page still has open would be forgotten half.
  void forgetDatabases().then(() => location.assign('/'));
}

function forget(storage: Storage, isForgotten: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key);
}
