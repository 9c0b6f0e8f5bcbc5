import { foldText } from '@tezga/domain';
import type { LocalCustomer } from './local-customer.ts';

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** ASCII names have no accents, so lower-casing is enough and faster. */
const folded = (text: string) => (/^[ -~]*$/.test(text) ? text.toLowerCase() : foldText(text));

/** Lower-case words of a name, with and without accents. */
export function nameWords(name: string): string[] {
  return [...new Set([...wordsIn(name.toLowerCase()), ...wordsIn(folded(name))])];
}

/** Normalizes a phone number: 069 123 4567 and +355 69 123 4567 give the same digits. */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `355${digits.slice(1)}` : digits;
}

/** The search text of a customer: a space before each word, a plus before the phone. */
export function searchLine({ name, idNumber, phone }: LocalCustomer): string {
  const words = [...wordsIn(folded(name)), ...wordsIn(folded(idNumber))];
  const digits = phoneDigits(phone);
  return ` ${words.join(' ')}${digits === '' ? '' : ` +${digits}`}`;
}

/** A typed word as a prefix of a name or id, and as a prefix of a phone. */
export interface TypedWord {
  readonly word: string;
  readonly digits: string | null;
}

/** The typed words, longest first, because it has the fewest matches. */
export function typedWords(text: string): TypedWord[] {
  const wanted = folded(text);
  // A phone number may be typed in groups, so it counts as one word.
  const isNumber = /^[\d\s+()./-]*$/.test(wanted);
  const words = isNumber ? [wanted.replaceAll(/[\s()./-]/g, '')] : wordsIn(wanted);
  return [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => ({ word, digits: /^\+?\d+$/.test(word) ? phoneDigits(word) : null }));
}

/**
 * The strings to look for in a search line. If the line contains one of them, a word or the phone number of the customer
 * starts with the typed word.
 */
export function needlesOf({ word, digits }: TypedWord): string[] {
  return digits === null || digits === '' ? [` ${word}`] : [` ${word}`, ` +${digits}`];
}
