import { randomBytes } from 'node:crypto';
import { recordIdFrom } from '@tezga/domain';

const nextRandomBytes = randomBytesInBatches(6, 256);

export function newRecordId(now: Date): string {
  return recordIdFrom(now.getTime(), nextRandomBytes());
}

/**
 * Returns random bytes from a buffer that is filled in batches, because one call for many bytes costs about as much
 * as one for a few.
 */
function randomBytesInBatches(bytes: number, batchSize: number): () => Uint8Array {
  let drawn = Buffer.alloc(0);
  return () => {
    if (drawn.length === 0) drawn = randomBytes(bytes * batchSize);
    const next = drawn.subarray(0, bytes);
    drawn = drawn.subarray(bytes);
    return next;
  };
}
