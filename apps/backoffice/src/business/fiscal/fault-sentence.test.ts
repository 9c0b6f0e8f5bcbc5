import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { faultSentence } from './fault-sentence.ts';

test.each([
  ['unreachable', sq.faults.fiscalization.unreachable],
  ['53', sq.faults.fiscalization['53']],
  ['certificate-missing', sq.refusals['certificate-missing']],
  ['a name nobody knows', sq.faults.fiscalization.unknown],
])('%s has its sentence', (fault, sentence) => {
  expect(faultSentence(sq, fault)).toBe(sentence);
});

test('where nothing is wrong nothing is said', () => {
  expect(faultSentence(sq, null)).toBeNull();
});

test('the same number is another fault of the central platform', () => {
  expect(faultSentence(sq, '53', 'einvoice')).not.toBe(faultSentence(sq, '53'));
});
