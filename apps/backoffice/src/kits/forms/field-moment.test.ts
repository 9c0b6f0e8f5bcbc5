import { expect, test } from 'vitest';
import { fieldMoment, momentOfField } from './field-moment.ts';

test('moments are converted from and to Tirana time, in summer and in winter', () => {
  expect(fieldMoment('2026-11-16T10:30:00.000Z')).toBe('2026-11-16T11:30');
  expect(fieldMoment('2026-07-16T10:30:00.000Z')).toBe('2026-07-16T12:30');
  expect(momentOfField('2026-11-16T11:30')).toBe('2026-11-16T10:30:00.000Z');
  expect(momentOfField('2026-07-16T12:30')).toBe('2026-07-16T10:30:00.000Z');
  expect(momentOfField('')).toBe('');
  expect(fieldMoment('')).toBe('');
});
