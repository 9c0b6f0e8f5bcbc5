import type { Phrases } from './phrases.ts';
import { sq } from './sq/index.ts';

export type { Phrases } from './phrases.ts';

export const languages = ['sq', 'en', 'it'] as const;
export type Language = (typeof languages)[number];

export { sq };

/** Albanian is always there; the other languages are fetched when someone chooses them. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  switch (language) {
    case 'sq':
      return sq;
    case 'en':
      return (await import('./en/index.ts')).en;
    case 'it':
      return (await import('./it/index.ts')).it;
  }
}
