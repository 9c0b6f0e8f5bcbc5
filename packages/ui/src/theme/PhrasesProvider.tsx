import type { FirstPhrases, Language, Phrases } from '@tezga/phrases';
import { createContext, use, useMemo, type ReactNode } from 'react';

export interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => void;
}

interface LanguageState extends LanguageChoice {
  phrases: FirstPhrases | Phrases;
}

const LanguageContext = createContext<LanguageState | null>(null);

export interface PhrasesProviderProps extends LanguageState {
  children: ReactNode;
}

export function PhrasesProvider({ phrases, language, setLanguage, children }: PhrasesProviderProps) {
  const state = useMemo(() => ({ phrases, language, setLanguage }), [phrases, language, setLanguage]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

function useLanguageState(): LanguageState {
  const state = use(LanguageContext);
  if (!state) {
    throw new Error('PhrasesProvider is missing above this component.');
  }
  return state;
}

/** The phrases that are loaded with the first page, so that the login page can use them. */
export function useFirstPhrases(): FirstPhrases {
  return useLanguageState().phrases;
}

/**
 * All phrases of the current language; only for components that are rendered after the phrases are loaded.
 */
export function usePhrases(): Phrases {
  const { phrases } = useLanguageState();
  if (!areAll(phrases)) throw new Error('This component was rendered before its phrases were loaded.');
  return phrases;
}

export function areAll(phrases: FirstPhrases | Phrases): phrases is Phrases {
  return 'table' in phrases;
}

export function useLanguage(): LanguageChoice {
  const { language, setLanguage } = useLanguageState();
  return useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
}
