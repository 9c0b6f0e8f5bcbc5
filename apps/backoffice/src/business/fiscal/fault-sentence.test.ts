import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { faultSentence } from './fault-sentence.ts';

test.each([
  ['unreachable', sq.faults.fiscalization.unreachable],
  ['53', sq.faults.fiscalization['53']],
  ['certificate-missing', sq.refusals['certificate-missing']],
  ['an unknown code', sq.faults.fiscalization.unknown],
])('%s has its own message', (fault, sentence) => {
  expect(faultSentence(sq, fault)).toBe(sentence);
});

test('without an error there is no message', () => {
  expect(faultSentence(sq, null)).toBeNull();
});

test('the same error number has a different message if the central platform sent it', () => {
  expect(faultSentence(sq, '53', 'einvoice')).not.toBe(faultSentence(sq, '53'));
});
