import type { Money } from '../amounts.ts';
import type { FieldProblem } from '../field-problems.ts';

export interface SaleProblem {
  /** The path of the field, such as `lines.2.quantity`. */
  readonly path: string;
  readonly code: FieldProblem;
  /** The violated limit, for problems about too many or too few. */
  readonly limit: number | null;
  /** The amount in hundredths, for problems about money. */
  readonly amount: Money | null;
}

export const problemAt = (
  path: string,
  code: SaleProblem['code'],
  { limit = null, amount = null }: { limit?: number | null; amount?: Money | null } = {},
): SaleProblem => ({ path, code, limit, amount });

/** A list with the problem if `isWrong` is true, otherwise an empty list. */
export const problemIf = (isWrong: boolean, ...problem: Parameters<typeof problemAt>): SaleProblem[] =>
  isWrong ? [problemAt(...problem)] : [];

/** The problems of a text: it must be present and not too long. */
export function textProblems(path: string, text: string, longest: number): SaleProblem[] {
  if (text.trim() === '') return [problemAt(path, 'required')];
  return problemIf(text.length > longest, path, 'too-long', { limit: longest });
}
