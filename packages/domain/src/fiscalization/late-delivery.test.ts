import { expect, test } from 'vitest';
import {
  deliveryOf,
  sentAtOnceMsMax,
  type FiscalDocument,
  type LateCause,
  type LateReason,
} from './late-delivery.ts';

const madeAt = new Date('2026-11-15T12:00:00.250Z');
const later = (ms: number) => new Date(madeAt.getTime() + ms);
const usual: FiscalDocument = { madeAt, lateReason: null };

test.each([0, 800, sentAtOnceMsMax])(
  'a document sent %s ms after it was made is sent without a late reason',
  (ms) => {
    expect(deliveryOf(usual, 'own', later(ms))).toEqual({ sentAt: madeAt, lateReason: null });
    expect(deliveryOf(usual, 'service', later(ms))).toEqual({ sentAt: madeAt, lateReason: null });
  },
);

test('a document whose time is in the future, because the clock of its till is ahead, has no late reason', () => {
  expect(deliveryOf(usual, 'own', later(-30_000))).toEqual({ sentAt: madeAt, lateReason: null });
});

test.each<[Partial<FiscalDocument>, LateCause, LateReason]>([
  [{}, 'service', 'SERVICE'],
  [{}, 'own', 'TECHNICALERROR'],
  [{ lateReason: 'NOINTERNET' }, 'service', 'NOINTERNET'],
  [{ lateReason: 'BOUNDBOOK' }, 'own', 'BOUNDBOOK'],
  [{ lateReason: 'TECHNICALERROR' }, 'service', 'TECHNICALERROR'],
  [{ lateReason: 'SERVICE' }, 'own', 'SERVICE'],
])('a late document with %j and the cause %s has the reason %s', (changes, cause, lateReason) => {
  const now = later(sentAtOnceMsMax + 1);
  expect(deliveryOf({ ...usual, ...changes }, cause, now)).toEqual({ sentAt: now, lateReason });
});

test('a document from the bound book has its late reason even if it is sent at once', () => {
  const delivery = deliveryOf({ ...usual, lateReason: 'BOUNDBOOK' }, 'own', later(1000));
  expect(delivery).toEqual({ sentAt: later(1000), lateReason: 'BOUNDBOOK' });
});
