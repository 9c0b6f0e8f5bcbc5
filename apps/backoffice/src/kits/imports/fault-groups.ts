import type { FieldProblem } from '@tezga/domain';
import type { ProblemMessage } from './problem-messages.ts';
import type { ImportField } from './sheet/field.ts';

export interface FaultyRow {
  readonly row: number;
  readonly line: number;
  readonly problems: readonly ProblemMessage[];
}

/** Equal errors of several rows, with one message and one proposed fix. */
export interface FaultGroup {
  readonly key: string;
  readonly field: string;
  readonly sentence: string;
  readonly rows: readonly { readonly row: number; readonly line: number }[];
  /** The likely correct text for all of these cells; null if unknown. */
  readonly proposal: string | null;
}

/** Groups the errors by kind, the most frequent first. */
export function faultGroups(
  faulty: readonly FaultyRow[],
  fields: readonly ImportField[],
  shownFields: readonly string[],
): FaultGroup[] {
  const groups = new Map<string, { first: ProblemMessage; rows: { row: number; line: number }[] }>();
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

/**
 * Cells of a field with the same error and the same text are one group. Duplicates of a field are one group, even if
 * their texts differ.
 */
function keyOf({ field, code, text }: ProblemMessage): string {
  return code === 'twice' || text === '' ? `${field} ${code}` : `${field} ${code} ${text}`;
}

export function proposalFor(
  fields: readonly ImportField[],
  { field, code, text }: ProblemMessage,
): string | null {
  return fields.find(({ key }) => key === field)?.proposal?.(text, code as FieldProblem) ?? null;
}
