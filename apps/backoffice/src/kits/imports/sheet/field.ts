import type { FieldProblem } from '@tezga/domain';
import type { Cell } from '../reading/sheet.ts';
import type { DecimalMark } from './read-number.ts';

/** Context for cells that are ambiguous on their own: the rest of the column, and known words. */
export interface Surroundings {
  readonly mark: DecimalMark;
  /** Normalized words of this field and the codes they stand for. */
  readonly words: ReadonlyMap<string, string>;
}

/** Parse errors of cells, which are more specific than the rules of the contract. */
export const cellHints = ['number', 'vat', 'yes-no', 'shortened', 'id-type', 'country', 'currency'] as const;
export type CellHint = (typeof cellHints)[number];

/**
 * The parsed value of a cell; if it cannot be parsed, its text, which the schema then refuses, and a hint that says
 * why.
 */
export interface ReadCell {
  readonly value: unknown;
  readonly hint?: CellHint;
}

/** A column that the import knows. */
export interface ImportField {
  /** The field name in the contract. */
  readonly key: string;
  /** Column heads that people use for this field, the likeliest first. */
  readonly heads: readonly string[];
  readonly isRequired?: true;
  readonly look: 'text' | 'code' | 'number';
  /** The usual number of decimals of a numeric column. */
  readonly usualDecimals?: 2 | 3;
  readonly widthPx: number;
  readonly read: (cell: Cell, surroundings: Surroundings) => ReadCell;
  /** Proposes the likely correct text for a faulty cell. */
  readonly proposal?: (text: string, code: FieldProblem) => string | null;
}
