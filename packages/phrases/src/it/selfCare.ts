import type { Phrases } from '../phrases.ts';

export const selfCare: Phrases['selfCare'] = {
  refreshed: 'Il collegamento con Self-Care è stato rinnovato!',
};
