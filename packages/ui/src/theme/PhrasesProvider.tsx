import type { FirstPhrases, Language, Phrases } from '@tezga/phrases';
import { createContext, use, useMemo, type ReactNode } from 'react';

export interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => void;
}

interface Speech extends LanguageChoice {
  phrases: FirstPhrases | Phrases;
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

/** The texts that every screen has, the login page too. */
export function useFirstPhrases(): FirstPhrases {
  return useSpeech().phrases;
}

/** Every text of the language in use, for whatever is drawn once they are all there. */
export function usePhrases(): Phrases {
  const { phrases } = useSpeech();
  if (!areAll(phrases)) throw new Error('This component is drawn before the texts it needs are there.');
  return phrases;
}

export function areAll(phrases: FirstPhrases | Phrases): phrases is Phrases {
  return 'table' in phrases;
}

export function useLanguage(): LanguageChoice {
  const { language, setLanguage } = useSpeech();
  return useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
}
