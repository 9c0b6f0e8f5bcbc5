import type { Phrases } from '../phrases.ts';

/** Empty, because browsers have these names in this language (Intl.DisplayNames). */
export const names: Phrases['names'] = { countries: {}, currencies: {} };
