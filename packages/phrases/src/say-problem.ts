import type { FieldProblem } from '@tezga/domain';
import type { Phrases } from './phrases.ts';

export interface Problem {
  readonly code: FieldProblem;
  /** The limit that the value violates; null if the problem has none. */
  readonly limit: number | null;
}

/** The sentence that a form shows at an invalid field. */
export function sayProblem(
  { fields, fieldLimits }: Pick<Phrases, 'fields' | 'fieldLimits'>,
  { code, limit }: Problem,
): string {
  return limit !== null && code in fieldLimits
    ? fieldLimits[code as keyof Phrases['fieldLimits']](limit)
    : fields[code];
}
