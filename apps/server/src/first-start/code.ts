import { createHash, randomInt } from 'node:crypto';

// Without characters that look alike, because people read the code on a console and type it. 20 characters have 99
// bits, too many to guess or to find from the hash.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 20;

/** A random code in groups of five characters. */
export function newCode(): string {
  const plain = Array.from({ length: codeLength }, () => signs.charAt(randomInt(signs.length))).join('');
  return plain.replaceAll(/.{5}(?=.)/g, '$&-');
}

/** The hash of a typed code, which may lack its dashes. */
export function hashOf(typed: string): Buffer {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest();
}
