import type { FieldProblem, SaleProblem } from '@tezga/domain';

/** What is wrong with each field, in words. */
export type Messages = Readonly<Record<string, string>>;

/** Said at once: it does not become right by typing on. Everything else waits until someone wants to issue. */
const saidAtOnce: ReadonlySet<FieldProblem> = new Set([
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
  say: (problem: SaleProblem) => string,
): Messages {
  const said = problems.filter(({ code }) => isTried || saidAtOnce.has(code));
  return Object.fromEntries(said.toReversed().map((problem) => [problem.path, say(problem)]));
}

/** Those of one line, by the names of its fields. */
export function messagesOfLine(messages: Messages, place: number): Messages {
  const before = `lines.${place}.`;
  const own = Object.entries(messages).filter(([path]) => path.startsWith(before));
  return own.length === 0
    ? noMessages
    : Object.fromEntries(own.map(([path, text]) => [path.slice(before.length), text]));
}

/** Always the same, so that a line with nothing wrong is not drawn again. */
export const noMessages: Messages = {};
