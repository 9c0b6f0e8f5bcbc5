import type { Language, Phrases } from '@tezga/phrases';
import { createContext, use, useMemo, type ReactNode } from 'react';

export interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => void;
}

interface Speech extends LanguageChoice {
  phrases: Phrases;
}

const SpeechContext = createContext<Speech | null>(null);

export interface PhrasesProviderProps extends Speech {
  children: ReactNode;
}

export function PhrasesProvider({ phrases, language, setLanguage, children }: PhrasesProviderProps) {
  const speech = useMemo(() => ({ phrases, language, setLanguage }), [phrases, language, setLanguage]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) {
    throw new Error('PhrasesProvider is missing above this component.');
  }
  return speech;
}

/** Every text of the language in use. */
export function usePhrases(): Phrases {
  return useSpeech().phrases;
}

export function useLanguage(): LanguageChoice {
  const { language, setLanguage } = useSpeech();
  return useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
}
