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

test('a source that tells everything has nothing to be said of', () => {
  expect(sourceNotice(sq, state)).toBeNull();
});

test('what a source lacks is said with the way to the settings', () => {
  expect(sourceNotice(sq, { ...state, isReady: false })).toMatchObject({ tone: 'info', isForSettings: true });
  const wrong = sourceNotice(sq, { ...state, failure: 'self-care-password-wrong' });
  expect(wrong).toMatchObject({ tone: 'warn', isForSettings: true });
  expect(wrong?.text).toContain(sq.purchases.silent.stays);
});

test('a silent source is asked again by itself, and nobody is sent anywhere', () => {
  const silent = sourceNotice(sq, { ...state, failure: 'self-care-unreachable' });
  expect(silent).toMatchObject({ tone: 'warn', isForSettings: false });
  expect(silent?.text).toContain(sq.purchases.silent.again);
});

test('how many could not be read is said, and that the others are there', () => {
  expect(sourceNotice(sq, { ...state, unreadableCount: 2 })).toMatchObject({
    tone: 'warn',
    title: 'Self-Care: 2 fatura nuk u lexuan',
    isForSettings: false,
  });
});
