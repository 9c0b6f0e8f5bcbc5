import type { Phrases } from './phrases.ts';

export type { FirstPhrases, Phrases } from './phrases.ts';
export { sayFault, type FaultName, type FaultyService } from './say-fault.ts';
export { sayProblem, type Problem } from './say-problem.ts';
export { first } from './sq/first.ts';

export const languages = ['sq', 'en', 'it'] as const;
export type Language = (typeof languages)[number];

const loaders: Record<Language, () => Promise<Phrases>> = {
  sq: async () => (await import('./sq.ts')).sq,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

const loaded = new Map<Language, Phrases>();

/**
 * Loads all phrases of a language on first use. Only `first`, the Albanian phrases of the login page, needs no loading.
 */
export async function loadPhrases(language: Language): Promise<Phrases> {
  const phrases = loaded.get(language) ?? (await loaders[language]());
  loaded.set(language, phrases);
  return phrases;
}
