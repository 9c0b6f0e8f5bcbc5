import { problemsOf } from '@tezga/contract/fields';
import type { FieldProblem } from '@tezga/domain';
import type { z } from 'zod';
import type { Cell } from '../reading/sheet.ts';
import type { CellHint, ImportField, Surroundings } from './field.ts';

/** What is wrong with a cell, in codes that every language has a sentence for. */
export interface CellProblem {
  readonly field: string;
  readonly code: FieldProblem;
  readonly limit: number | null;
  readonly hint?: CellHint;
  /** The line that says the same. */
  readonly otherLine?: number;
}

export interface RowRead {
  /** What goes to the server. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly problems: readonly CellProblem[];
}

/** A field of a row that holds text; '' where it holds none. */
export function textIn(value: RowRead['value'], field: string): string {
  const text = value[field];
  return typeof text === 'string' ? text : '';
}

/** What a kind of sheet may hold. */
export interface SheetKind {
  readonly fields: readonly ImportField[];
  /** The contract's own rules for one row. */
  readonly schema: z.ZodType;
  /** What a row calls its record by; two rows of a sheet must not mean the same one. */
  readonly namesOf: (value: RowRead['value']) => readonly { readonly field: string; readonly name: string }[];
}

/** Reads one row and holds it against the rules of the contract. */
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
  // Digits that are gone pass every rule.
  for (const [field, hint] of hints)
    if (hint === 'shortened' && !found.has(field))
      found.set(field, { field, code: 'invalid', limit: null, hint });
  return [...found.values()];
}
