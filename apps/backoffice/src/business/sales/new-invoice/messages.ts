import type { FieldProblem, SaleProblem } from '@tezga/domain';

/** What is wrong with each field, in words. */
export type Messages = Readonly<Record<string, string>>;

/** Said at once: it does not become right by typing on. Everything else waits until someone wants to issue. */
const shownAtOnce: ReadonlySet<FieldProblem> = new Set([
  'payments-mixed',
  'order-not-alone',
  'cash-limit',
  'buying-payment',
  'buying-with-vat',
  'percentage',
  'twice',
  'rate-needed-for-reverse-charge',
] satisfies FieldProblem[]);

/** The first problem of each field; all of them once someone has tried to issue. */
export function messagesOf(
  problems: readonly SaleProblem[],
  isTried: boolean,
  messageOf: (problem: SaleProblem) => string,
): Messages {
  const shown = problems.filter(({ code }) => isTried || shownAtOnce.has(code));
  return Object.fromEntries(shown.toReversed().map((problem) => [problem.path, messageOf(problem)]));
}

/** Always the same object: nothing is wrong. */
export const noMessages: Messages = {};
