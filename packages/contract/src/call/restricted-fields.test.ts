import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../contract.ts';
import { expectCuttable, restricted } from './restricted-fields.ts';

const article = z.object({ name: z.string(), cost: restricted('cost', z.number()) });

test.each(allRoutes())('the restricted fields in the reply of $name can be removed', ({ route }) => {
  expect(() => expectCuttable(route.output)).not.toThrow();
});

describe('the check of restricted fields in a reply schema', () => {
  test.each([
    ['a list', z.array(article)],
    ['an optional object', z.object({ article: article.nullable().optional() })],
  ])('a restricted field inside %s is accepted', (_where, schema) => {
    expect(() => expectCuttable(schema)).not.toThrow();
  });

  test.each([
    ['a union', z.union([z.string(), article])],
    [
      'a discriminated union',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), article }),
        z.object({ kind: z.literal('b') }),
      ]),
    ],
    ['a record', z.record(z.string(), article)],
    ['a tuple', z.tuple([z.string(), article])],
    ['a map', z.map(z.string(), article)],
    ['an intersection', z.intersection(z.object({ id: z.string() }), article)],
    ['a default', article.default({ name: '' })],
    ['a pipe', article.transform(({ name }) => name)],
    ['a lazy schema', z.lazy(() => article)],
    ['a list of restricted values', z.array(restricted('cost', z.number()))],
    ['a nullable wrapper around the mark', z.object({ cost: restricted('cost', z.number()).nullable() })],
    ['a list of unions', z.object({ rows: z.array(z.union([z.null(), z.object({ article })])) })],
  ])('a restricted field inside %s is refused, because it would not be removed', (_where, schema) => {
    expect(() => expectCuttable(schema)).toThrow('would be sent to everybody');
  });
});
