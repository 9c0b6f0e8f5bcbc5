const recordIdPattern = /^[0-9a-f]{24}$/;

export function isRecordId(text: string): boolean {
  return recordIdPattern.test(text);
}

/**
 * 24 hex characters that sort by time: 48 bits of milliseconds, then 48 random bits. Time and random bytes are
 * parameters, because this package uses neither a clock nor a random generator.
 */
export function recordIdFrom(nowMs: number, randomBytes: Uint8Array): string {
  const time = timePart(nowMs);
  const chance = Array.from(randomBytes.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return time + chance.padEnd(12, '0');
}

/** A lower bound: all ids of this millisecond or later sort after it, all earlier ones before it. */
export function firstRecordIdAt(ms: number): string {
  return timePart(ms).padEnd(24, '0');
}

/** The creation time in milliseconds. */
export function recordIdTime(id: string): number {
  return Number.parseInt(id.slice(0, 12), 16);
}

const timePart = (ms: number): string => ms.toString(16).padStart(12, '0');
