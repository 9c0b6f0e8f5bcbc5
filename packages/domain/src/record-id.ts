const recordIdPattern = /^[0-9a-f]{24}$/;

export function isRecordId(text: string): boolean {
  return recordIdPattern.test(text);
}

/**
 * 24 hex characters that sort by time: 48 bits of milliseconds, then 48 random bits.
 * The random bytes come from outside, because rules know no clock and no chance.
 */
export function recordIdFrom(nowMs: number, randomBytes: Uint8Array): string {
  const time = timePart(nowMs);
  const chance = Array.from(randomBytes.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return time + chance.padEnd(12, '0');
}

/** All ids of this millisecond and of later ones sort after it, and those of earlier ones before it. */
export function firstRecordIdAt(ms: number): string {
  return timePart(ms).padEnd(24, '0');
}

/** When it was made, in milliseconds. */
export function recordIdTime(id: string): number {
  return Number.parseInt(id.slice(0, 12), 16);
}

const timePart = (ms: number): string => ms.toString(16).padStart(12, '0');
