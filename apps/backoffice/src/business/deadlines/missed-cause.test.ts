import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { missedCause } from './missed-cause.ts';

test.each([
  ['pending', 'unreachable', sq.deadlines.noAnswer],
  ['pending', '39', sq.deadlines.noAnswer],
  ['pending', 'certificate-missing', sq.refusals['certificate-missing']],
  ['pending', null, null],
  ['error', '53', sq.faults.fiscalization['53']],
] as const)('%s with the fault %s has its message', (status, fault, sentence) => {
  expect(missedCause(sq, { status, fault })).toBe(sentence);
});
