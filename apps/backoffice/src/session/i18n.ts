import {
  first,
  languages,
  loadPhrases,
  type FirstPhrases,
  type Language,
  type Phrases,
} from '@tezga/phrases';
import { areAll } from '@tezga/ui';
import { useEffect, useSyncExternalStore } from 'react';

const languageKey = 'tezga-language';

export function storedLanguage(): Language {
  const stored = localStorage.getItem(languageKey);
  return languages.find((language) => language === stored) ?? 'sq';
}

interface CurrentLanguage {
  readonly language: Language;
  readonly phrases: FirstPhrases | Phrases;
}

let current: CurrentLanguage = { language: 'sq', phrases: first };
const listeners = new Set<() => void>();

/** The phrases of the current language, for texts outside of components: the API client's error messages. */
export const phrasesInUse = (): FirstPhrases => current.phrases;
export const languageInUse = (): Language => current.language;

/** Loads the phrases of the stored language; if the language changes while loading, loads the newest choice. */
async function loadLanguage(): Promise<void> {
  const language = storedLanguage();
  const phrases = await loadPhrases(language);
  if (language !== storedLanguage()) return loadLanguage();
  current = { language, phrases };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Resolves when all phrases are loaded; the screens after sign-in are rendered only then. */
export async function loadAllPhrases(): Promise<void> {
  if (!areAll(current.phrases)) await loadLanguage();
}

function setLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  void loadLanguage();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of this browser and a function to change it. */
export function useI18n() {
  const inUse = useSyncExternalStore(listen, () => current);
  useEffect(() => {
    if (storedLanguage() !== current.language) void loadLanguage();
  }, []);
  return { ...inUse, setLanguage };
}
