import { problemsOf } from '@tezga/contract/fields';
import type { FieldProblem } from '@tezga/domain';
import type { z } from 'zod';
import type { Cell } from '../reading/sheet.ts';
import type { CellHint, ImportField, Surroundings } from './field.ts';

/** An error of a cell, as a code with a message in every language. */
export interface CellProblem {
  readonly field: string;
  readonly code: FieldProblem;
  readonly limit: number | null;
  readonly hint?: CellHint;
  /** The line with the same value, for duplicates. */
  readonly otherLine?: number;
}

export interface RowRead {
  /** The value sent to the server. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly problems: readonly CellProblem[];
}

/** The text value of a field; '' if the field is not a text. */
export function textIn(value: RowRead['value'], field: string): string {
  const text = value[field];
  return typeof text === 'string' ? text : '';
}

/** The fields and rules of one kind of sheet. */
export interface SheetKind {
  readonly fields: readonly ImportField[];
  /** The contract's schema of one row. */
  readonly schema: z.ZodType;
  /** The identifying values of a row; two rows of a sheet must not have the same one. */
  readonly namesOf: (value: RowRead['value']) => readonly { readonly field: string; readonly name: string }[];
}

/** Parses one row and validates it against the contract. */
export function readRow(
  { fields, schema }: SheetKind,
  cellOf: (field: string) => Cell | undefined,
  surroundingsOf: (field: string) => Surroundings,
): RowRead {
  const value: Record<string, unknown> = {};
  const hints = new Map<string, CellHint>();
  for (const field of fields) {
    const cell = cellOf(field.key);
    if (cell === undefined && field.isRequired === undefined) continue;
    const read = field.read(cell ?? null, surroundingsOf(field.key));
    if (read.value !== '' || field.isRequired) value[field.key] = read.value;
    if (read.hint !== undefined) hints.set(field.key, read.hint);
  }
  return { value, problems: problemsWith(schema, value, hints) };
}

function problemsWith(
  schema: z.ZodType,
  value: object,
  hints: ReadonlyMap<string, CellHint>,
): readonly CellProblem[] {
  const { error } = schema.safeParse(value);
  const found = new Map<string, CellProblem>();
  for (const { path, code, limit } of problemsOf(error?.issues ?? [])) {
    const [field = path] = path.split('.');
    const hint = hints.get(field);
    if (!found.has(field)) found.set(field, { field, code, limit, ...(hint === undefined ? {} : { hint }) });
  }
  // A code that a spreadsheet has shortened passes every rule of the schema, so it is refused here.
  for (const [field, hint] of hints)
    if (hint === 'shortened' && !found.has(field))
      found.set(field, { field, code: 'invalid', limit: null, hint });
  return [...found.values()];
}
