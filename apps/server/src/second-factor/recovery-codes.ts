import { createHash, randomInt } from 'node:crypto';

// Without the signs that look alike, because they are read from paper and typed. 16 of them hold 79 bits, which nobody
// finds from a hash.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 16;
const codeCount = 10;

const sign = () => signs.charAt(randomInt(signs.length));
const newCode = () => Array.from({ length: codeLength }, sign).join('');

/** Codes for the day the phone is lost, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => newCode().replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** What was typed without spaces and dashes, in small letters. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');

export const isRecoveryCode = (plain: string): boolean => plain.length === codeLength;

export const recoveryHash = (plain: string): Buffer => createHash('sha256').update(plain).digest();
