import { expect, test } from 'vitest';
import { diskStateOf } from './disk-state.ts';

const megabyte = 1024 * 1024;
const limits = { lowBytes: 1024 * megabyte, fullBytes: 100 * megabyte };

test.each([
  [20_000, 100_000, 'enough'],
  [1024, 100_000, 'enough'],
  [1023, 100_000, 'low'],
  [100, 100_000, 'low'],
  [99, 100_000, 'full'],
  // On a disk of 2,000 MB the percentage limits apply: below 10 percent (200 MB) it is low, below 1 percent (20 MB)
  // full.
  [200, 2000, 'enough'],
  [199, 2000, 'low'],
  [19, 2000, 'full'],
  [0, 2000, 'full'],
] as const)('a disk with %d of %d MB free is %s', (free, total, state) => {
  expect(diskStateOf({ freeBytes: free * megabyte, totalBytes: total * megabyte }, limits)).toBe(state);
});
