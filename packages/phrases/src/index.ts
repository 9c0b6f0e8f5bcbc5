import type { Phrases } from './phrases.ts';
import { sq } from './sq.ts';

export type { Phrases } from './phrases.ts';

export const languages = ['sq', 'en', 'it'] as const;
export type Language = (typeof languages)[number];

export { sq };

const loaders: Record<Language, () => Promise<Phrases>> = {
  sq: async () => sq,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

/** Albanian is always there; the other languages are fetched when someone chooses them. */
export function loadPhrases(language: Language): Promise<Phrases> {
  return loaders[language]();
}
