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

interface Speech {
  readonly language: Language;
  readonly phrases: FirstPhrases | Phrases;
}

let spoken: Speech = { language: 'sq', phrases: first };
const listeners = new Set<() => void>();

/** The phrases in use, for what speaks outside the screens: the client's own sentences. */
export const phrasesInUse = (): FirstPhrases => spoken.phrases;
export const languageInUse = (): Language => spoken.language;

/** Speaks the language that is wanted by the time its phrases are here, however often that changed meanwhile. */
async function speak(): Promise<void> {
  const language = storedLanguage();
  const phrases = await loadPhrases(language);
  if (language !== storedLanguage()) return speak();
  spoken = { language, phrases };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Resolves when every text can be said: what stands behind the door is drawn only then. */
export async function loadAllPhrases(): Promise<void> {
  if (!areAll(spoken.phrases)) await speak();
}

function setLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  void speak();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of this browser and the way to change it. */
export function useSpeech() {
  const speech = useSyncExternalStore(listen, () => spoken);
  useEffect(() => {
    if (storedLanguage() !== spoken.language) void speak();
  }, []);
  return { ...speech, setLanguage };
}
