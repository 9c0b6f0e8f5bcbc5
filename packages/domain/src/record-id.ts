const recordIdPattern = /^[0-9a-f]{24}$/;

export function isRecordId(text: string): boolean {
  return recordIdPattern.test(text);
}

/**
 * An id of 24 hex characters that sorts by time: 48 bits of milliseconds, then 48 random bits. Time and
 * random bytes are parameters, because this package reads no clock and no random generator.
 */
export function recordIdFrom(nowMs: number, randomBytes: Uint8Array): string {
  const time = timePart(nowMs);
  const chance = Array.from(randomBytes.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return time + chance.padEnd(12, '0');
}

/**
 * A lower bound for the ids of a moment: ids of this millisecond or later sort after it, earlier ids before
 * it.
 */
export function firstRecordIdAt(ms: number): string {
  return timePart(ms).padEnd(24, '0');
}

/** The time at which the id was made, in milliseconds. */
export function recordIdTime(id: string): number {
  return Number.parseInt(id.slice(0, 12), 16);
}

const timePart = (ms: number): string => ms.toString(16).padStart(12, '0');
