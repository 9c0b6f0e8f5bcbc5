import type { InputProblem, RowOutcome } from '@tezga/contract';
import { sayProblem } from '@tezga/phrases';
import type { BusinessContext } from '../platform/http/context.ts';

interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
}

/** The outcomes with their problems in the language of whoever asks. */
export function saidRows(
  { phrasesIn, language }: Pick<BusinessContext, 'phrasesIn' | 'language'>,
  rows: readonly ImportedRow[],
) {
  return rows.map(({ outcome, problems }) => ({
    outcome,
    problems: problems.map((problem) => ({
      path: problem.path,
      code: problem.code,
      message: sayProblem(phrasesIn[language], problem),
    })),
  }));
}
