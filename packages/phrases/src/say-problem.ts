import type { FieldProblem } from '@tezga/domain';
import type { Phrases } from './phrases.ts';

export interface Problem {
  readonly code: FieldProblem;
  /** How much is allowed, where the problem is too much or too little. */
  readonly limit: number | null;
}

/** The sentence beside a wrong field. */
export function sayProblem(
  { fields, fieldLimits }: Pick<Phrases, 'fields' | 'fieldLimits'>,
  { code, limit }: Problem,
): string {
  return limit !== null && code in fieldLimits
    ? fieldLimits[code as keyof Phrases['fieldLimits']](limit)
    : fields[code];
}
