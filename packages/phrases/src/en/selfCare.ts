import type { Phrases } from '../phrases.ts';

export const selfCare: Phrases['selfCare'] = {
  refreshed: 'The Self-Care connection was renewed!',
};
