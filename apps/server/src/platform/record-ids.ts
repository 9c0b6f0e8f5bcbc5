import { randomBytes } from 'node:crypto';
import { recordIdFrom } from '@tezga/domain';

const chanceBytes = 6;
/** Drawn for many ids at once: drawing costs the same for one. */
const drawnBytes = 256 * chanceBytes;
let drawn = Buffer.alloc(0);

export function newRecordId(now: Date): string {
  if (drawn.length === 0) drawn = randomBytes(drawnBytes);
  const chance = drawn.subarray(0, chanceBytes);
  drawn = drawn.subarray(chanceBytes);
  return recordIdFrom(now.getTime(), chance);
}
