import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../contract.ts';
import { figure, percentageOrZero } from '../fields/amounts.ts';
import { decoded, encoded } from './wire-values.ts';

test.each(allRoutes())('the amounts in the input and the reply of $name can be converted', ({ route }) => {
  expect(() => [encoded(route.input, {}), decoded(route.output, {})]).not.toThrow();
});

const invoice = z.object({
  number: z.string(),
  total: figure.money,
  cost: figure.money.nullable().optional(),
  lines: z.array(z.object({ name: z.string(), amount: figure.money })),
});

test('amounts in objects and lists are numbers in JSON and bigint counts in the program', () => {
  const onWire = { number: '1/2026', total: 12.5, cost: null, lines: [{ name: 'Kafe', amount: -0.05 }] };
  const inProgram = {
    number: '1/2026',
    total: asMoney(1250n),
    cost: null,
    lines: [{ name: 'Kafe', amount: asMoney(-5n) }],
  };
  expect(decoded(invoice, onWire)).toEqual(inProgram);
  expect(encoded(invoice, inProgram)).toEqual(onWire);
});

test('encoding and decoding do not add omitted fields, not even fields with a default', () => {
  const schema = z.object({ discount: percentageOrZero.prefault(0), cost: figure.money.optional() });
  expect(encoded(schema.partial(), {})).toEqual({});
  expect(decoded(schema, {})).toEqual({});
  expect(schema.parse({})).toEqual({ discount: 0n });
});

test('a value whose schema has no amount is returned as the same object', () => {
  const value = { name: 'Kafe', tags: ['a'] };
  expect(encoded(z.object({ name: z.string(), tags: z.array(z.string()) }), value)).toBe(value);
});

test.each([
  ['a union', z.union([z.string(), figure.money])],
  ['a record', z.record(z.string(), figure.money)],
  ['a transform', z.object({ total: figure.money }).transform(({ total }) => total)],
])('an amount inside %s makes encoding throw, because it would not be converted', (_where, schema) => {
  expect(() => encoded(schema, {})).toThrow('is not converted');
});
