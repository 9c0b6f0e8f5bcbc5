import type { Money } from '../amounts.ts';
import type { FieldProblem } from '../refusal.ts';

export interface SaleProblem {
  /** Where it is, as `lines.2.quantity`. */
  readonly path: string;
  readonly code: FieldProblem;
  /** How many are allowed, where there are too many or too few. */
  readonly limit: number | null;
  /** The money it is about in hundredths, where it is about money. */
  readonly amount: Money | null;
}

export const problemAt = (
  path: string,
  code: SaleProblem['code'],
  { limit = null, amount = null }: { limit?: number | null; amount?: Money | null } = {},
): SaleProblem => ({ path, code, limit, amount });

/** The problem where it holds, as a list to be joined with others. */
export const problemIf = (isWrong: boolean, ...problem: Parameters<typeof problemAt>): SaleProblem[] =>
  isWrong ? [problemAt(...problem)] : [];

/** Text that must be there and fit. */
export function textProblems(path: string, text: string, longest: number): SaleProblem[] {
  if (text.trim() === '') return [problemAt(path, 'required')];
  return problemIf(text.length > longest, path, 'too-long', { limit: longest });
}
