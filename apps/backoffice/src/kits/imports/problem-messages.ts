import { sayProblem, type Phrases } from '@tezga/phrases';
import type { CellProblem } from './sheet/check-rows.ts';
import type { CheckedRow } from './sheet/sheet-desk.ts';
import type { Verdict } from './studio-state.ts';

export interface ProblemMessage {
  readonly field: string;
  readonly sentence: string;
  /** The kind of error: equal errors of many rows are fixed at once. */
  readonly code: string;
  readonly text: string;
}

/** The errors of a row's cells with their messages: errors found in the browser, or else errors from the server. */
export function problemMessages(
  phrases: Phrases,
  shownFields: readonly string[],
  row: CheckedRow,
  verdict: Verdict | null | undefined,
): ProblemMessage[] {
  const textOf = (field: string) => row.texts[shownFields.indexOf(field)] ?? '';
  if (row.problems.length > 0)
    return row.problems.map((problem) => {
      const text = textOf(problem.field);
      const sentence = sentenceOf(phrases, problem, text);
      return { field: problem.field, code: problem.hint ?? problem.code, text, sentence };
    });
  if (verdict?.outcome !== 'refused') return [];
  return verdict.problems.map(({ path, code, message }) => {
    const [field = path] = path.split('.');
    return { field, code, text: textOf(field), sentence: message };
  });
}

function sentenceOf(phrases: Phrases, { code, limit, hint, otherLine }: CellProblem, text: string): string {
  const { hints } = phrases.imports;
  if (hint !== undefined && text !== '') return hints[hint](text);
  if (otherLine !== undefined) return hints.twice(otherLine);
  return sayProblem(phrases, { code, limit });
}
