import { sayProblem, type Phrases } from '@tezga/phrases';
import type { CellProblem } from './sheet/check-rows.ts';
import type { CheckedRow } from './sheet/sheet-desk.ts';
import type { Verdict } from './studio-state.ts';

export interface SaidProblem {
  readonly field: string;
  readonly sentence: string;
  /** What kind of problem: the same one in many rows is mended in one go. */
  readonly code: string;
  readonly text: string;
}

/** What is wrong with a row, cell by cell, in words: what its own text breaks, or else what the server says. */
export function saidProblems(
  phrases: Phrases,
  shownFields: readonly string[],
  row: CheckedRow,
  verdict: Verdict | null | undefined,
): SaidProblem[] {
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
