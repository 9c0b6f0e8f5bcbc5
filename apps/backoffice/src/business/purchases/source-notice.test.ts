import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { sourceNotice } from './source-notice.ts';

const state = {
  source: 'portal',
  isReady: true,
  askedAt: null,
  toldAt: null,
  failure: null,
  unreadableCount: 0,
} as const;

test('a source without a failure has no notice', () => {
  expect(sourceNotice(sq, state)).toBeNull();
});

test('a source that is not set up, or has a wrong password, gives a notice with a link to the settings', () => {
  expect(sourceNotice(sq, { ...state, isReady: false })).toMatchObject({ tone: 'info', isForSettings: true });
  const wrong = sourceNotice(sq, { ...state, failure: 'self-care-password-wrong' });
  expect(wrong).toMatchObject({ tone: 'warn', isForSettings: true });
  expect(wrong?.text).toContain(sq.purchases.silent.stays);
});

test('the notice about an unreachable source says that it is retried, without a link to the settings', () => {
  const silent = sourceNotice(sq, { ...state, failure: 'self-care-unreachable' });
  expect(silent).toMatchObject({ tone: 'warn', isForSettings: false });
  expect(silent?.text).toContain(sq.purchases.silent.again);
});

test('the notice about unreadable purchases shows the number of unreadable purchases', () => {
  expect(sourceNotice(sq, { ...state, unreadableCount: 2 })).toMatchObject({
    tone: 'warn',
    title: 'Self-Care: 2 fatura nuk u lexuan',
    isForSettings: false,
  });
});
