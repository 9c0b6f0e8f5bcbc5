import { expect, test } from 'vitest';
import { attentionTo, type NotFiscalized } from './attention.ts';

const now = new Date('2026-11-14T12:00:00Z');
const document = (id: string, hoursAgo: number, over: Partial<NotFiscalized> = {}): NotFiscalized => ({
  id,
  status: 'pending',
  madeAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  lateReason: null,
  seenAt: null,
  fault: null,
  ...over,
});

test('refused and pending documents are grouped separately, and each group is sorted by time left, shortest first', () => {
  const open = [
    document('new', 1),
    document('old', 17),
    document('wrong', 3, { status: 'error', fault: 'buyer-unknown' }),
  ];
  expect(attentionTo(open, now)).toEqual([
    { state: 'refused', ids: ['wrong'], hoursLeft: 45, fault: 'buyer-unknown' },
    { state: 'pending', ids: ['old', 'new'], hoursLeft: 31, fault: null },
  ]);
});

test('a document past its deadline is in the group of missed documents until a user acknowledges it', () => {
  const missed = document('late', 49, { status: 'error' });
  expect(attentionTo([missed], now)).toMatchObject([{ state: 'missed', ids: ['late'] }]);
  expect(attentionTo([{ ...missed, seenAt: now }], now)).toEqual([]);
});

test('documents are sorted by time left: a newer document with less time comes before one with a longer deadline', () => {
  const open = [document('book', 60, { lateReason: 'BOUNDBOOK' }), document('plain', 40)];
  expect(attentionTo(open, now)).toMatchObject([{ ids: ['plain', 'book'], hoursLeft: 8 }]);
});
