import { createHash, randomBytes } from 'node:crypto';

export type Method = 'email' | 'tel';

// 32 characters, none of which looks like another.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

// Five bits for each character: 130 bits for a link, which the user does not type; only 40 for an SMS, so wrong short
// codes are counted.
const lengthOf: Record<Method, number> = { email: 26, tel: 8 };

export function newCode(method: Method): string {
  const chances = randomBytes(lengthOf[method]);
  return Array.from(chances, (chance) => signs.charAt(chance % signs.length)).join('');
}

// A length between those of the two kinds of code: a longer text is no attempt to guess a short code.
const guessableLengthMax = 12;

const lookAlike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Codes are stored and looked up by their hash, so neither the table nor the time of the lookup reveals them.
 * Lower case, blanks and look-alike characters are accepted.
 */
export function codeHash(typed: string): string {
  return createHash('sha256').update(canonicalCode(typed)).digest('hex');
}

/** Whether the text could be one of the short codes. */
export function isGuessable(typed: string): boolean {
  return canonicalCode(typed).length <= guessableLengthMax;
}

function canonicalCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (sign) => lookAlike[sign] ?? sign);
}
