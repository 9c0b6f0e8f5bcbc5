import type { Phrases } from '../phrases.ts';

/** Every browser knows them in this language. */
export const names: Phrases['names'] = { countries: {}, currencies: {} };
