import { expect, test } from 'vitest';
import { canonicalContact, isEmail, isPhone, maskedContact } from './contact.ts';

test.each([
  ['+355 69 123 4567', '355691234567'],
  ['0691234567', '355691234567'],
  ['00355691234567', '355691234567'],
  [' Pronar@Kafe.Example ', 'pronar@kafe.example'],
])('the contact %j is normalized to %j', (typed, account) => {
  expect(canonicalContact(typed)).toBe(account);
});

test.each([
  ['artan.hoxha@firma.al', 'a***@firma.al'],
  ['Artan.Hoxha@Firma.al', 'a***@firma.al'],
  ['a@firma.al', 'a***@firma.al'],
  ['355691234567', '+355 ** *** **67'],
  ['069 123 4567', '+355 ** *** **67'],
])('the contact %j is masked as %j', (contact, masked) => {
  expect(maskedContact(contact)).toBe(masked);
});

test.each(['+355 69 123 4567', '355691234567'])('%j is a phone', (text) => expect(isPhone(text)).toBe(true));
test.each([
  '',
  '12',
  '35506912345',
  '0691234567',
  '00355691234567',
  '++355691234567',
  '+39 691234567',
  'a@b.c',
])('%j is no phone', (text) => expect(isPhone(text)).toBe(false));
test.each(['a@b.al', 'pronar@kafe.example'])('%j is an e-mail', (text) => expect(isEmail(text)).toBe(true));
test.each(['', 'a@b', '@b.al', 'a b@c.al', 'a@b..al'])('%j is no e-mail', (text) =>
  expect(isEmail(text)).toBe(false),
);
