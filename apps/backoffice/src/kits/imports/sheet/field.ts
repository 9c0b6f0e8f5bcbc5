import type { FieldProblem } from '@tezga/domain';
import type { Cell } from '../reading/sheet.ts';
import type { DecimalMark } from './read-number.ts';

/** What the rest of the column and the product know, for cells that alone do not tell. */
export interface Surroundings {
  readonly mark: DecimalMark;
  /** Folded words of this field, and what they mean. */
  readonly words: ReadonlyMap<string, string>;
}

/** More than the rules of the contract say: why a cell does not even read. */
export const cellHints = ['number', 'vat', 'yes-no', 'shortened', 'id-type', 'country', 'currency'] as const;
export type CellHint = (typeof cellHints)[number];

/** What a cell means; or the text as it stands, for the rules to refuse, with why it does not read. */
export interface ReadCell {
  readonly value: unknown;
  readonly hint?: CellHint;
}

/** A column that we know. */
export interface ImportField {
  /** As the contract calls it. */
  readonly key: string;
  /** What people write above such a column, the likeliest first. */
  readonly heads: readonly string[];
  readonly isRequired?: true;
  readonly look: 'text' | 'code' | 'number';
  /** How many decimals are usual, where its cells are numbers. */
  readonly usualDecimals?: 2 | 3;
  readonly widthPx: number;
  readonly read: (cell: Cell, surroundings: Surroundings) => ReadCell;
  /** What the cell most likely should say. */
  readonly proposal?: (text: string, code: FieldProblem) => string | null;
}
