import type { InputProblem, RowOutcome } from '@tezga/contract';
import { sayProblem } from '@tezga/phrases';
import type { BusinessContext } from '../platform/http/context.ts';

type LanguageContext = Pick<BusinessContext, 'phrasesIn' | 'language'>;

interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
}

interface CheckedRow extends ImportedRow {
  /** For a row that changes a record, the values that it replaces, by field. */
  readonly before: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** Adds an error message in the caller's language to each problem. */
export function rowsWithMessages(context: LanguageContext, rows: readonly ImportedRow[]) {
  return rows.map(({ outcome, problems }) => ({
    outcome,
    problems: problemsWithMessages(context, problems),
  }));
}

/** Like `rowsWithMessages`; also formats the replaced values as in a sheet. */
export function checksWithMessages(context: LanguageContext, rows: readonly CheckedRow[]) {
  return rows.map(({ outcome, problems, before }) => ({
    outcome,
    problems: problemsWithMessages(context, problems),
    before: Object.fromEntries(
      Object.entries(before).map(([field, value]) => [field, spelled(context, value)]),
    ),
  }));
}

function problemsWithMessages({ phrasesIn, language }: LanguageContext, problems: readonly InputProblem[]) {
  return problems.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: sayProblem(phrasesIn[language], problem),
  }));
}

function spelled({ phrasesIn, language }: LanguageContext, value: CheckedRow['before'][string]): string {
  const { yes, no } = phrasesIn[language].imports.words;
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'string' ? value : value.join('; ');
}
