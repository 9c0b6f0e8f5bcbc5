import type { FieldProblem } from '../refusal.ts';

/** What can be wrong with a sale besides what can be wrong with any field. */
export const saleProblemCodes = [
  'payments-mixed',
  'payments-differ',
  'order-not-alone',
  'voucher-number',
  'cash-limit',
  'cash-limit-individual',
  'buyer-needed-for-non-cash',
  'buyer-needed-for-export',
  'buyer-needed-for-reverse-charge',
  'rate-needed-for-reverse-charge',
] as const;
export type SaleProblemCode = (typeof saleProblemCodes)[number];

export interface SaleProblem {
  /** Where it is, as `lines.2.quantity`. */
  readonly path: string;
  readonly code: FieldProblem | SaleProblemCode;
  /** How many are allowed, where there are too many or too few. */
  readonly limit: number | null;
  /** The money it is about in hundredths, where it is about money. */
  readonly amount: bigint | null;
}

export const problemAt = (
  path: string,
  code: SaleProblem['code'],
  { limit = null, amount = null }: { limit?: number | null; amount?: bigint | null } = {},
): SaleProblem => ({ path, code, limit, amount });

/** The problem where it holds, as a list to be joined with others. */
export const problemIf = (isWrong: boolean, ...problem: Parameters<typeof problemAt>): SaleProblem[] =>
  isWrong ? [problemAt(...problem)] : [];

/** Text that must be there and fit. */
export function textProblems(path: string, text: string, longest: number): SaleProblem[] {
  if (text.trim() === '') return [problemAt(path, 'required')];
  return problemIf(text.length > longest, path, 'too-long', { limit: longest });
}
