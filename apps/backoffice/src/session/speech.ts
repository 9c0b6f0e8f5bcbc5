import { languages, loadPhrases, sq, type Language, type Phrases } from '@tezga/phrases';
import { useCallback, useEffect, useState } from 'react';

const languageKey = 'tezga-language';

export function storedLanguage(): Language {
  const stored = localStorage.getItem(languageKey);
  return languages.find((language) => language === stored) ?? 'sq';
}

interface Speech {
  readonly language: Language;
  readonly phrases: Phrases;
}

let spoken: Speech = { language: 'sq', phrases: sq };

/** The phrases in use, for what speaks outside the screens: the client's own sentences. */
export const phrasesInUse = (): Phrases => spoken.phrases;
export const languageInUse = (): Language => spoken.language;

/** The language of this browser and the way to change it. */
export function useSpeech() {
  const [speech, setSpeech] = useState(spoken);
  const setLanguage = useCallback((language: Language) => {
    localStorage.setItem(languageKey, language);
    void loadPhrases(language).then((phrases) => {
      spoken = { language, phrases };
      document.documentElement.lang = language;
      setSpeech(spoken);
    });
  }, []);
  useEffect(() => {
    if (storedLanguage() !== spoken.language) setLanguage(storedLanguage());
  }, [setLanguage]);
  return { ...speech, setLanguage };
}
