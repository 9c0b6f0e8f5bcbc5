import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Market Drini', 'MD'],
  ['Këmbim Iliria sh.p.k.', 'KI'],
  ['ëndri', 'Ë'],
  ['  ', ''],
])('%j stands as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
