import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Market Drini', 'MD'],
  ['Këmbim Iliria sh.p.k.', 'KI'],
  ['ëndri', 'Ë'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
