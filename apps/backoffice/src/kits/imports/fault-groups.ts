import type { FieldProblem } from '@tezga/domain';
import type { SaidProblem } from './said-problems.ts';
import type { ImportField } from './sheet/field.ts';

export interface FaultyRow {
  readonly row: number;
  readonly line: number;
  readonly problems: readonly SaidProblem[];
}

/** Faults that are alike: one sentence, one way to mend them. */
export interface FaultGroup {
  readonly key: string;
  readonly field: string;
  readonly sentence: string;
  readonly rows: readonly { readonly row: number; readonly line: number }[];
  /** What all of these cells most likely should say; null where nobody can tell. */
  readonly proposal: string | null;
}

/** The faults by what they are, the most frequent first. */
export function faultGroups(
  faulty: readonly FaultyRow[],
  fields: readonly ImportField[],
  shownFields: readonly string[],
): FaultGroup[] {
  const groups = new Map<string, { first: SaidProblem; rows: { row: number; line: number }[] }>();
  for (const { row, line, problems } of faulty) {
    for (const problem of problems) {
      const key = keyOf(problem);
      const group = groups.get(key) ?? { first: problem, rows: [] };
      group.rows.push({ row, line });
      groups.set(key, group);
    }
  }
  return [...groups]
    .map(([key, { first, rows }]) => ({
      key,
      field: first.field,
      sentence: first.sentence,
      rows,
      proposal: shownFields.includes(first.field) ? proposalFor(fields, first) : null,
    }))
    .toSorted((one, other) => other.rows.length - one.rows.length);
}

/** Cells with one text are one group; of those that clash with others each is its own case, mended alike. */
function keyOf({ field, code, text }: SaidProblem): string {
  return code === 'twice' || text === '' ? `${field} ${code}` : `${field} ${code} ${text}`;
}

export function proposalFor(
  fields: readonly ImportField[],
  { field, code, text }: SaidProblem,
): string | null {
  return fields.find(({ key }) => key === field)?.proposal?.(text, code as FieldProblem) ?? null;
}
