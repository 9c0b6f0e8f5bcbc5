import { createHmac, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of one 30-second time step (RFC 6238 with the truncation of RFC 4226). */
export function codeAt(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepOf = (moment: Date): number => Math.floor(moment.getTime() / stepMs);

/**
 * The time step of a code: the current one or a neighbour, because clocks differ; null if the code fits
 * none.
 */
export function fittingStep(secret: Buffer, code: string, now: Date): number | null {
  const step = stepOf(now);
  return [step, step - 1, step + 1].find((each) => isSame(codeAt(secret, each), code)) ?? null;
}

function isSame(expected: string, typed: string): boolean {
  return expected.length === typed.length && timingSafeEqual(Buffer.from(expected), Buffer.from(typed));
}

/** Base 32 as authenticator apps read it (RFC 4648), five bits for each letter. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}
