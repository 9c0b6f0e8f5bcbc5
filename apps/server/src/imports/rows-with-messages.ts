import type { InputProblem, RowOutcome } from '@tezga/contract';
import { sayProblem } from '@tezga/phrases';
import type { BusinessContext } from '../platform/http/context.ts';

type Speaker = Pick<BusinessContext, 'phrasesIn' | 'language'>;

interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
}

interface CheckedRow extends ImportedRow {
  /** By field, what a changed row replaces. */
  readonly before: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** The outcomes with their problems in the language of whoever asks. */
export function saidRows(speaker: Speaker, rows: readonly ImportedRow[]) {
  return rows.map(({ outcome, problems }) => ({ outcome, problems: saidProblems(speaker, problems) }));
}

/** The same, and what a change replaces as a sheet would spell it. */
export function saidChecks(speaker: Speaker, rows: readonly CheckedRow[]) {
  return rows.map(({ outcome, problems, before }) => ({
    outcome,
    problems: saidProblems(speaker, problems),
    before: Object.fromEntries(
      Object.entries(before).map(([field, value]) => [field, spelled(speaker, value)]),
    ),
  }));
}

function saidProblems({ phrasesIn, language }: Speaker, problems: readonly InputProblem[]) {
  return problems.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: sayProblem(phrasesIn[language], problem),
  }));
}

function spelled({ phrasesIn, language }: Speaker, value: CheckedRow['before'][string]): string {
  const { yes, no } = phrasesIn[language].imports.words;
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'string' ? value : value.join('; ');
}
