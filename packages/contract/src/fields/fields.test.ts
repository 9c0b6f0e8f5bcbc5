import { expect, test } from 'vitest';
import { z } from 'zod';
import { eInvoices } from '../e-invoices.ts';
import {
  credential,
  day,
  listInQuery,
  phone,
  problemsOf,
  recordId,
  requiredText,
  wholeNumberInQuery,
} from './fields.ts';

function firstProblem(schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value);
  return result.success ? 'accepted' : (problemsOf(result.error.issues)[0]?.code ?? 'none');
}

test.each<[string, z.ZodType, unknown, string]>([
  ['record id', recordId, 'a'.repeat(24), 'accepted'],
  ['record id', recordId, 'A'.repeat(24), 'record-id'],
  ['record id', recordId, undefined, 'required'],
  ['text', requiredText(5), '  abc  ', 'accepted'],
  ['text', requiredText(5), '   ', 'required'],
  ['text', requiredText(5), 'abcdef', 'too-long'],
  ['text', requiredText(5), 7, 'invalid'],
  ['credential', credential, 'pronar@kafe.example', 'accepted'],
  ['credential', credential, '+355 69 123 4567', 'accepted'],
  ['credential', credential, '169 123 4567', 'email-or-phone'],
  ['credential', credential, 'pronar', 'email-or-phone'],
  ['day', day, '2026-02-28', 'accepted'],
  ['day', day, '2026-02-30', 'date'],
  ['day', day, '28.02.2026', 'date'],
  ['day', day, '0001-01-01', 'date'],
  ['number in a query string', wholeNumberInQuery(1, 10, 3), '7', 'accepted'],
  ['number in a query string', wholeNumberInQuery(1, 10, 3), '11', 'too-large'],
  ['number in a query string', wholeNumberInQuery(1, 10, 3), 'many', 'invalid'],
  ['choice', z.enum(['a', 'b']), 'c', 'choice'],
])('the schema of a %s (%j) reports for the value %j: %s', (_name, schema, value, outcome) => {
  expect(firstProblem(schema, value)).toBe(outcome);
});

test('a single value in a query string is read as a list', () => {
  expect(listInQuery(z.string()).parse('a')).toEqual(['a']);
  expect(listInQuery(z.string()).parse(undefined)).toEqual([]);
});

test.each([
  ['31 days', '2026-01-01', '2026-01-31', 'accepted'],
  ['32 days', '2026-01-01', '2026-02-01', 'days-31'],
])('a search for e-invoices over %s from %s to %s gives %s', (_name, from, to, expected) => {
  expect(firstProblem(eInvoices.find.input, { from, to })).toBe(expected);
});

test('a user signs in with a phone number as dialled in Albania, but a new phone number needs the country code', () => {
  expect(credential.safeParse('069 123 4567').success).toBe(true);
  expect(phone.safeParse('069 123 4567').success).toBe(false);
});
