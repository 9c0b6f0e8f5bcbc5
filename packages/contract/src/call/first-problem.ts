import type { z } from 'zod';
import { problemsOf } from '../fields/fields.ts';

/** What a form would say first of a value, for tables of examples. */
export function firstProblem(schema: z.ZodType, value: unknown): string {
  const { error } = schema.safeParse(value);
  return error === undefined ? 'accepted' : (problemsOf(error.issues)[0]?.code ?? 'none');
}
