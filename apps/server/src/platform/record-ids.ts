import { randomBytes } from 'node:crypto';
import { recordIdFrom } from '@tezga/domain';

const nextChance = drawing(6, 256);

export function newRecordId(now: Date): string {
  return recordIdFrom(now.getTime(), nextChance());
}

/** Random bytes, drawn for many at once: drawing costs the same for one. */
function drawing(bytes: number, atOnce: number): () => Uint8Array {
  let drawn = Buffer.alloc(0);
  return () => {
    if (drawn.length === 0) drawn = randomBytes(bytes * atOnce);
    const next = drawn.subarray(0, bytes);
    drawn = drawn.subarray(bytes);
    return next;
  };
}
