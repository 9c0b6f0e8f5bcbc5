import { createHash, randomBytes } from 'node:crypto';

export type Method = 'email' | 'tel';

// Thirty-two signs, none of which is taken for another when it is read and typed.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

// Five bits each: 130 for a link, which nobody types; 40 for an SMS, which is why wrong codes are counted.
const lengthOf: Record<Method, number> = { email: 26, tel: 8 };

export function newCode(method: Method): string {
  const chances = randomBytes(lengthOf[method]);
  return Array.from(chances, (chance) => signs.charAt(chance % signs.length)).join('');
}

// Between the two lengths: whatever is longer is no code that could be guessed.
const guessableLengthMax = 12;

const lookAlike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Codes rest and are looked for by their hash only, so neither a reader of the table nor the time of the search tells
 * anything about them. Small letters, gaps and signs that look alike are forgiven.
 */
export function codeHash(typed: string): string {
  return createHash('sha256').update(canonicalCode(typed)).digest('hex');
}

/** True for what could be one of the short codes. */
export function isGuessable(typed: string): boolean {
  return canonicalCode(typed).length <= guessableLengthMax;
}

function canonicalCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (sign) => lookAlike[sign] ?? sign);
}
