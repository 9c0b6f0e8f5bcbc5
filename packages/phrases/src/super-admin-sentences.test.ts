import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sq } from './sq.ts';

const specification = fileURLToPath(new URL('../../../../shared/spec/super-admin-area.md', import.meta.url));

/** The specification writes `{product}` for the name of the product. */
const product = 'Tezga';

/** Quoted words of the specification that are values of fields and not sentences for people. */
const values = ['sa', '1', 'suspended', 'disabled', 'expired', 'active', 'detached', 'CPSS.ACTIVE', 'error'];

/**
 * Sentences for parts that the product does not have yet, with the name of the part; the entry is removed
 * when the part is built.
 */
const later: Readonly<Record<string, string>> = {
  'draft is missing data': 'the local store of the cashier application',
  'some shift data is missing': 'the local store of the cashier application',
  'Nuk gjendet raporti ditor!': 'the exchange office of the cashier application',
  'Nuk gjendet turni!': 'the shifts of the cashier application',
  'Probleme me hapjen e turnit': 'the shifts of the cashier application',
  'Probleme me transaksionin e turnit': 'the shifts of the cashier application',
  'Probleme me ruajtjen/ngarkimin/fshirjen e draftit': 'the local drafts of the cashier application',
  'Ndodhi një problem gjatë lidhjes së abonimit!': 'subscriptions',
  'Ndodhi një problem gjatë shkëputjes së abonimit!': 'subscriptions',
  'Abonimi u lidh me sukses!': 'subscriptions',
  'Abonimi u shkëput me sukses!': 'subscriptions',
};

/**
 * All texts of a language. A text with one parameter is called with `name`, because the specification writes
 * the name of the parameter.
 */
function textsIn(phrases: unknown): string[] {
  if (typeof phrases === 'string') return [phrases];
  if (typeof phrases === 'function' && phrases.length === 1) return textsIn(phrases('name'));
  return typeof phrases === 'object' && phrases !== null ? Object.values(phrases).flatMap(textsIn) : [];
}

/** The texts in single quotes in sections 2 to 8; an apostrophe inside a word is not a quote. */
function quotedIn(document: string): string[] {
  const sections = document.slice(document.indexOf('## 2.'), document.indexOf('## 9.'));
  const quotes = sections.matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/gu);
  return [...new Set([...quotes].map(([, text = '']) => text.replaceAll('{product}', product)))];
}

test('every sentence quoted in sections 2 to 8 of the super-admin specification is a phrase, unless its part is not built yet', ({
  skip,
}) => {
  skip(!existsSync(specification), 'The specification is not beside the project.');
  const quoted = quotedIn(readFileSync(specification, 'utf8'));
  expect(quoted.length).toBeGreaterThan(50);
  const known = [...values, ...Object.keys(later)];
  expect(known.filter((text) => !quoted.includes(text))).toEqual([]);
  const said = new Set(textsIn(sq));
  const missing = quoted.filter((text) => !known.includes(text) && !said.has(text));
  expect(missing).toEqual([]);
});
