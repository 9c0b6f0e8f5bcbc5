import { foldText } from '@tezga/domain';
import type { LocalCustomer } from './local-customer.ts';

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Most names have no accents, and then folding is only a matter of small letters. */
const folded = (text: string) => (/^[ -~]*$/.test(text) ? text.toLowerCase() : foldText(text));

/** The words of a name in small letters, with their accents and without. */
export function nameWords(name: string): string[] {
  return [...new Set([...wordsIn(name.toLowerCase()), ...wordsIn(folded(name))])];
}

/** However a number was written, it has one form here: 069 123 4567 and +355 69 123 4567 are the same. */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `355${digits.slice(1)}` : digits;
}

/** Everything a customer is found by, each word behind a space and the phone behind a plus. */
export function searchLine({ name, idNumber, phone }: LocalCustomer): string {
  const words = [...wordsIn(folded(name)), ...wordsIn(folded(idNumber))];
  const digits = phoneDigits(phone);
  return ` ${words.join(' ')}${digits === '' ? '' : ` +${digits}`}`;
}

/** A typed word: what a name or an id may begin with, and what a phone may begin with. */
export interface TypedWord {
  readonly word: string;
  readonly digits: string | null;
}

/** The words that were typed, the longest first because it leaves the fewest to look at. */
export function typedWords(text: string): TypedWord[] {
  const wanted = folded(text);
  // A phone is typed in groups, and they belong together.
  const isNumber = /^[\d\s+()./-]*$/.test(wanted);
  const words = isNumber ? [wanted.replaceAll(/[\s()./-]/g, '')] : wordsIn(wanted);
  return [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => ({ word, digits: /^\+?\d+$/.test(word) ? phoneDigits(word) : null }));
}

/** What a search line contains where it has a word that begins like this. */
export function needlesOf({ word, digits }: TypedWord): string[] {
  return digits === null || digits === '' ? [` ${word}`] : [` ${word}`, ` +${digits}`];
}
