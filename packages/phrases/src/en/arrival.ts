import type { Phrases } from '../phrases.ts';

export const arrival: Phrases['arrival'] = {
  title: 'Sign in with another account?',
  message: (name: string) =>
    `${name} is signed in on this browser. The link that was opened signs in with another account or to another business. If you did not expect that, cancel.`,
  confirm: 'Use the other account',
};
