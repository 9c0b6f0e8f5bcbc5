import type { z } from 'zod';
import { problemsOf } from '../fields/fields.ts';

/** The first problem that a schema reports for a value, for test tables. */
export function firstProblem(schema: z.ZodType, value: unknown): string {
  const { error } = schema.safeParse(value);
  return error === undefined ? 'accepted' : (problemsOf(error.issues)[0]?.code ?? 'none');
}
