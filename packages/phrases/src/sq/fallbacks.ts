import type { FallbackCode } from '@tezga/domain';

export const fallbacks: Record<FallbackCode, string> = {
  'sign-in': 'Të dhënat janë gabim!',
  'server-problem': 'Ndodhi një problem në server!',
  'data-fetch': 'Ndodhi një problem gjatë marrjes së të dhënave!',
  'change-not-made': 'Ndodhi një gabim! Ndryshimi nuk u krye!',
};
