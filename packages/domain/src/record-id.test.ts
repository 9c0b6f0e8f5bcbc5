import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRecordIdAt, isRecordId, recordIdFrom, recordIdTime } from './record-id.ts';

const sixBytes = fc.uint8Array({ minLength: 6, maxLength: 6 });
const moment = fc.integer({ min: 0, max: 2 ** 47 });

test('every generated id is a record id', () => {
  fc.assert(fc.property(moment, sixBytes, (now, bytes) => isRecordId(recordIdFrom(now, bytes))));
});

test('an id of a later millisecond sorts after an id of an earlier one', () => {
  fc.assert(
    fc.property(moment, sixBytes, sixBytes, (now, first, second) => {
      expect(recordIdFrom(now, first) < recordIdFrom(now + 1, second)).toBe(true);
    }),
  );
});

test('firstRecordIdAt sorts after all ids of earlier milliseconds and before all ids of its own', () => {
  fc.assert(
    fc.property(moment, sixBytes, sixBytes, (now, before, own) => {
      const first = firstRecordIdAt(now + 1);
      expect(isRecordId(first)).toBe(true);
      expect(recordIdFrom(now, before) < first && first <= recordIdFrom(now + 1, own)).toBe(true);
    }),
  );
});

test('recordIdTime gives the creation time of an id', () => {
  fc.assert(fc.property(moment, sixBytes, (now, bytes) => recordIdTime(recordIdFrom(now, bytes)) === now));
});

test.each(['', '123', 'G'.repeat(24), 'A'.repeat(24), '0'.repeat(25)])('%j is not a record id', (text) => {
  expect(isRecordId(text)).toBe(false);
});
