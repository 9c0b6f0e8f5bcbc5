import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import type { Deadlines } from './deadline-kinds.ts';
import { deadlineWarnings } from './deadline-warnings.ts';

const none = { nearCount: 0, missedCount: 0, seenCount: 0 };
const warned = (deadlines: Partial<Deadlines>) =>
  deadlineWarnings(sq.deadlines, { invoice: none, wtn: none, deposit: none, ...deadlines });

test('without a near deadline there is no warning', () => {
  expect(warned({})).toEqual([]);
});

test('near and missed deadlines are separate warnings, and each counts the documents of all kinds', () => {
  expect(
    warned({
      invoice: { ...none, nearCount: 2, missedCount: 1 },
      wtn: { ...none, missedCount: 3 },
      deposit: { ...none, nearCount: 1 },
    }),
  ).toEqual([
    { of: 'near', title: 'Pak kohë për të arritur te tatimet: 2 fatura, 1 lëvizje e arkës' },
    { of: 'missed', title: 'Afati kaloi: 1 faturë, 3 fatura shoqëruese' },
  ]);
});

test('missed documents that a user has marked as seen cause no warning', () => {
  const seen = { ...none, seenCount: 4 };
  expect(warned({ invoice: seen, wtn: seen, deposit: seen })).toEqual([]);
});
