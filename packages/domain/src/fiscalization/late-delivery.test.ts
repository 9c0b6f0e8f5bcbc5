import { expect, test } from 'vitest';
import {
  deliveryOf,
  sentAtOnceMsMost,
  type FiscalDocument,
  type LateCause,
  type LateReason,
} from './late-delivery.ts';

const madeAt = new Date('2026-11-15T12:00:00.250Z');
const later = (ms: number) => new Date(madeAt.getTime() + ms);
const usual: FiscalDocument = { madeAt, lateReason: null };

test.each([0, 800, sentAtOnceMsMost])(
  'what is sent %s ms after it was made says that it is sent as it is made',
  (ms) => {
    expect(deliveryOf(usual, 'own', later(ms))).toEqual({ sentAt: madeAt, lateReason: null });
    expect(deliveryOf(usual, 'service', later(ms))).toEqual({ sentAt: madeAt, lateReason: null });
  },
);

test('a clock of a till that is ahead sends nothing from the future', () => {
  expect(deliveryOf(usual, 'own', later(-30_000))).toEqual({ sentAt: madeAt, lateReason: null });
});

test.each<[Partial<FiscalDocument>, LateCause, LateReason]>([
  [{}, 'service', 'SERVICE'],
  [{}, 'own', 'TECHNICALERROR'],
  [{ lateReason: 'NOINTERNET' }, 'service', 'NOINTERNET'],
  [{ lateReason: 'BOUNDBOOK' }, 'own', 'BOUNDBOOK'],
  [{ lateReason: 'TECHNICALERROR' }, 'service', 'TECHNICALERROR'],
  [{ lateReason: 'SERVICE' }, 'own', 'SERVICE'],
])('%j, late by fault of %s, is late by %s', (changes, cause, lateReason) => {
  const now = later(sentAtOnceMsMost + 1);
  expect(deliveryOf({ ...usual, ...changes }, cause, now)).toEqual({ sentAt: now, lateReason });
});

test('what was written by hand is late from the beginning', () => {
  const delivery = deliveryOf({ ...usual, lateReason: 'BOUNDBOOK' }, 'own', later(1000));
  expect(delivery).toEqual({ sentAt: later(1000), lateReason: 'BOUNDBOOK' });
});
