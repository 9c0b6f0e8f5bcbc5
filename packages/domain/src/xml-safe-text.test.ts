import { expect, test } from 'vitest';
import { xmlSafeText } from './xml-safe-text.ts';

test.each([
  ['Furra\u0000Drita', 'Furra Drita'],
  ['Miell\u000Bgruri\u001F', 'Miell gruri '],
  ['gjysmë \uD83D shenje \uFFFF', 'gjysmë \uFFFD shenje  '],
])('xmlSafeText changes %j to %j', (text, safe) => {
  expect(xmlSafeText(text)).toBe(safe);
});

test.each(['Çaj & kafe <1 l>', 'rresht\n\ti dytë\r', 'më 🧾 e mirë', ''])(
  'xmlSafeText leaves %j unchanged',
  (text) => {
    expect(xmlSafeText(text)).toBe(text);
  },
);
