import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineCounts, type UntakenDocument } from './deadline-counts.ts';
import { lateReasons } from './late-delivery.ts';

const now = new Date('2026-11-17T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const made = (hours: number, changes: Partial<UntakenDocument> = {}): UntakenDocument => ({
  madeAt: hoursAgo(hours),
  lateReason: null,
  seenAt: null,
  ...changes,
});
const seen = { seenAt: hoursAgo(1) };

test.each<[string, UntakenDocument, readonly [number, number, number]]>([
  ['with enough time left is in no count', made(35), [0, 0, 0]],
  ['near its deadline is in nearCount', made(40), [1, 0, 0]],
  ['in the last second before its deadline is in nearCount', made(48 - 1 / 3600), [1, 0, 0]],
  ['past its deadline is in missedCount', made(48), [0, 1, 0]],
  ['long past its deadline is in missedCount', made(2000), [0, 1, 0]],
  ['past its deadline and acknowledged is in seenCount', made(49, seen), [0, 0, 1]],
  ['from the bound book with days left is in no count', made(49, { lateReason: 'BOUNDBOOK' }), [0, 0, 0]],
  [
    'from the bound book past its deadline of eleven days is in missedCount',
    made(264, { lateReason: 'BOUNDBOOK' }),
    [0, 1, 0],
  ],
  ['near its deadline and acknowledged by mistake is in nearCount', made(40, seen), [1, 0, 0]],
])('a document %s', (_name, document, [nearCount, missedCount, seenCount]) => {
  expect(deadlineCounts([document], now)).toEqual({ nearCount, missedCount, seenCount });
});

test('each document is in at most one count, and acknowledging a missed document moves it from missedCount to seenCount', () => {
  const document = fc.record<UntakenDocument>({
    madeAt: fc.integer({ min: 0, max: 400 }).map(hoursAgo),
    lateReason: fc.constantFrom(null, ...lateReasons),
    seenAt: fc.constantFrom(null, now),
  });
  fc.assert(
    fc.property(fc.array(document), (documents) => {
      const { nearCount, missedCount, seenCount } = deadlineCounts(documents, now);
      expect(nearCount + missedCount + seenCount).toBeLessThanOrEqual(documents.length);
      const allSeen = documents.map((each) => ({ ...each, seenAt: now }));
      expect(deadlineCounts(allSeen, now)).toEqual({
        nearCount,
        missedCount: 0,
        seenCount: missedCount + seenCount,
      });
    }),
    { numRuns: 200 },
  );
});
