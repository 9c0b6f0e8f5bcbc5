import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAttemptAt } from './attempts.ts';

const start = new Date('2026-11-15T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const hourMs = 3_600_000;

/** The delays of all retries until the server stops retrying. */
function delaysUntil(deadline: Date, spread: (attempt: number) => number): number[] {
  const delays: number[] = [];
  let now = start;
  for (;;) {
    const next = nextAttemptAt({ attempts: delays.length + 1, now, deadline, spread: spread(delays.length) });
    if (next === null) return delays;
    delays.push(next.getTime() - now.getTime());
    now = next;
  }
}

test('retry delays double up to 15 minutes', () => {
  const seconds = delaysUntil(after(48 * hourMs), () => 0).map((delay) => delay / 1000);
  expect(seconds.slice(0, 10)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
});

test('the last retry of a document is less than ten seconds before its deadline, and none is after it', () => {
  const spreads = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 72 * hourMs }), spreads, (leftMs, stream) => {
      const delays = delaysUntil(after(leftMs), () => stream.next().value);
      const lastAt = delays.reduce((sum, delay) => sum + delay, 0);
      expect(lastAt).toBeLessThan(leftMs);
      expect(leftMs - lastAt).toBeLessThan(10_000);
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(4_000);
      expect(Math.max(...delays)).toBeLessThanOrEqual(15 * 60_000);
    }),
    { numRuns: 50 },
  );
});

test('documents that failed together are retried at different times (jitter)', () => {
  const at = (spread: number) =>
    nextAttemptAt({ attempts: 20, now: start, deadline: after(48 * hourMs), spread })?.getTime();
  expect(at(0)).toBe(after(900_000).getTime());
  expect(at(0.5)).toBe(after(810_000).getTime());
  expect(at(1)).toBe(after(720_000).getTime());
});

test.each([0, -1, -hourMs, 9_999])('%s ms before the deadline there is no automatic retry', (leftMs) => {
  expect(nextAttemptAt({ attempts: 1, now: start, deadline: after(leftMs), spread: 0 })).toBeNull();
});

test('the retry time is still valid after thousands of attempts', () => {
  const next = nextAttemptAt({ attempts: 5000, now: start, deadline: after(48 * hourMs), spread: 0 });
  expect(next).toEqual(after(900_000));
});
