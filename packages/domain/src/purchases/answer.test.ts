import { expect, test } from 'vitest';
import { answerStanding, laterStatus } from './answer.ts';

test('only a delivered e-invoice can be accepted or refused, and repeating the same answer has no effect', () => {
  expect(answerStanding('DELIVERED', 'ACCEPTED')).toBe('open');
  expect(answerStanding('ACCEPTED', 'ACCEPTED')).toBe('already');
  expect(answerStanding('ACCEPTED', 'REFUSED')).toBe('closed');
  expect(answerStanding('PAID', 'ACCEPTED')).toBe('closed');
  expect(answerStanding(null, 'ACCEPTED')).toBe('closed');
});

test('the status DELIVERED does not replace an acceptance or a refusal, but a payment status does', () => {
  expect(laterStatus('ACCEPTED', 'DELIVERED')).toBe('ACCEPTED');
  expect(laterStatus('ACCEPTED', 'PAID')).toBe('PAID');
  expect(laterStatus('DELIVERED', 'REFUSED')).toBe('REFUSED');
  expect(laterStatus('PAID', null)).toBe('PAID');
  expect(laterStatus(null, 'DELIVERED')).toBe('DELIVERED');
});
