import { foldText } from '@tezga/domain';
import type { LocalCustomer } from './local-customer.ts';

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Removes case and accents. ASCII text has no accents, so lower-casing is enough and faster. */
const folded = (text: string) => (/^[ -~]*$/.test(text) ? text.toLowerCase() : foldText(text));

/** The words of a name in lower case, with and without accents. */
export function nameWords(name: string): string[] {
  return [...new Set([...wordsIn(name.toLowerCase()), ...wordsIn(folded(name))])];
}

/** Normalizes a phone number: 069 123 4567 and +355 69 123 4567 give the same digits. */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `355${digits.slice(1)}` : digits;
}

/** The line of a customer in the search text: a space before each word, a plus before the phone. */
export function searchLine({ name, idNumber, phone }: LocalCustomer): string {
  const words = [...wordsIn(folded(name)), ...wordsIn(folded(idNumber))];
  const digits = phoneDigits(phone);
  return ` ${words.join(' ')}${digits === '' ? '' : ` +${digits}`}`;
}

/** A typed word, to be matched with the beginning of a name, an id number or a phone. */
export interface TypedWord {
  readonly word: string;
  readonly digits: string | null;
}

/** The typed words, the longest first, because it has the fewest matches. */
export function typedWords(text: string): TypedWord[] {
  const wanted = folded(text);
  // A phone number may be typed in groups of digits, so a text of digits only counts as one word.
  const isNumber = /^[\d\s+()./-]*$/.test(wanted);
  const words = isNumber ? [wanted.replaceAll(/[\s()./-]/g, '')] : wordsIn(wanted);
  return [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => ({ word, digits: /^\+?\d+$/.test(word) ? phoneDigits(word) : null }));
}

/**
 * The strings to search for in the line of a customer. The line contains at least one of them if and only if
 * a word or the phone number of the customer begins with the typed word.
 */
export function needlesOf({ word, digits }: TypedWord): string[] {
  return digits === null || digits === '' ? [` ${word}`] : [` ${word}`, ` +${digits}`];
}
