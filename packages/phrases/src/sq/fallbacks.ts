import type { FallbackCode } from '@tezga/domain';

export const fallbacks: Record<FallbackCode, string> = {
  'sign-in': 'Të dhënat janë gabim!',
  'server-problem': 'Ndodhi një problem në server!',
  'data-fetch': 'Ndodhi një problem gjatë marrjes së të dhënave!',
  'change-not-made': 'Ndodhi një gabim! Ndryshimi nuk u krye!',
  'data-change': 'Ndodhi një problem gjatë ndryshimit të të dhënave!',
  verification: 'Ndodhi një problem gjatë verifikimit!',
  resend: 'Ridërgimi i kodit dështoi!',
  'method-removal': 'Ndodhi një problem gjatë fshirjes së metodës!',
  'password-change': 'Ndodhi një gabim! Fjalëkalimi nuk u ndryshua!',
  'contract-load': 'Nuk mund të ngarkohej kontrata!',
  'employees-fetch': 'Ndodhi një problem gjatë marrjes së punonjësve',
  'try-later': 'Ndodhi një gabim. Provoni me vonë!',
};
