import { createHash, randomInt } from 'node:crypto';

// Without characters that look alike, because people read the codes on paper and type them. A code of 16 characters
// has 79 bits, too many to guess it from its hash.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 16;
const codeCount = 10;

const sign = () => signs.charAt(randomInt(signs.length));
const newCode = () => Array.from({ length: codeLength }, sign).join('');

/** Codes for a lost phone, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => newCode().replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** The typed code without blanks and dashes, in lower case. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');

export const isRecoveryCode = (plain: string): boolean => plain.length === codeLength;

export const recoveryHash = (plain: string): Buffer => createHash('sha256').update(plain).digest();
