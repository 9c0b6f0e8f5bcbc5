import type { FieldProblem, SaleProblem } from '@tezga/domain';

/** Error messages by the path of their field. */
export type Messages = Readonly<Record<string, string>>;

/** Errors shown at once, because further typing does not solve them. All others are shown after an attempt to issue. */
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

/**
 * The first error of each field. Before an attempt to issue, only the errors that are shown at once; after it, all
 * errors.
 */
export function messagesOf(
  problems: readonly SaleProblem[],
  isTried: boolean,
  messageOf: (problem: SaleProblem) => string,
): Messages {
  const shown = problems.filter(({ code }) => isTried || shownAtOnce.has(code));
  return Object.fromEntries(shown.toReversed().map((problem) => [problem.path, messageOf(problem)]));
}

/** All missing data of the buyer is reported at one place, where the buyer is shown or another one can be chosen. */
export const buyerMessage = (messages: Messages): string | undefined =>
  Object.entries(messages).find(([path]) => path === 'buyer' || path.startsWith('buyer.'))?.[1];

/** One shared object, so that an unchanged state does not render again. */
export const noMessages: Messages = {};
