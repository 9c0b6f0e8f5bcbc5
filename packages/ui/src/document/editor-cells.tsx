import type { ReactNode } from 'react';
import { AmountInput } from '../controls/AmountInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { Code } from '../figures/Code.tsx';
import classes from './LinesEditor.module.css';

/** The value of a number field; an empty text if it has no number. */
export type TypedNumber = number | '';

/** The line and field that a cell of the lines editor renders. */
export interface EditorCell<Line> {
  readonly line: Line;
  readonly place: number;
  /** The name of the line, for accessible labels. */
  readonly name: string;
  /** The path of the field, such as `lines.0.quantity`, by which key handling and error messages find it. */
  readonly field: string;
  readonly isWrong: boolean;
  /** The id of the element that has the error message. */
  readonly describedBy: string | undefined;
  readonly change: (changed: Partial<Line>) => void;
}

/** A column of the lines editor. */
export interface EditorColumn<Line> {
  /** The last part of the field path, such as `quantity`. */
  readonly id: string;
  readonly header: ReactNode;
  /** The label above the cell on a phone. */
  readonly phoneLabel?: string;
  /** The width in pixels; without it, the column takes the remaining width. */
  readonly width?: number;
  /** The width of the cell on a phone, in quarters of the row. */
  readonly phoneSpan?: 1 | 2 | 3 | 4;
  /** Figures are right-aligned; `total` is a computed figure. */
  readonly look?: 'name' | 'text' | 'figure' | 'total';
  readonly cell: (cell: EditorCell<Line>) => ReactNode;
}

type ColumnLook<Line> = Omit<EditorColumn<Line>, 'id' | 'cell'>;

interface FieldOptions<Line> extends ColumnLook<Line> {
  readonly labelOf: (cell: EditorCell<Line>) => string;
  readonly placeholder?: string;
  readonly isDisabled?: (line: Line) => boolean;
}

const fieldProps = <Line,>(
  cell: EditorCell<Line>,
  { labelOf, placeholder, isDisabled }: FieldOptions<Line>,
) => ({
  'data-field': cell.field,
  'aria-label': labelOf(cell),
  className: classes['cell'] ?? '',
  size: 'xs',
  error: cell.isWrong,
  disabled: isDisabled?.(cell.line) ?? false,
  ...(placeholder === undefined ? {} : { placeholder }),
  ...(cell.isWrong && cell.describedBy !== undefined ? { 'aria-describedby': cell.describedBy } : {}),
});

interface AmountOptions<Line> extends FieldOptions<Line> {
  /** The number of decimals: 2 for prices, 3 for quantities and costs. */
  readonly decimals?: number;
  readonly unitOf?: (line: Line) => string;
}

/** A column in which a quantity, a price or a cost is typed. */
export function amountField<
  Id extends string,
  Line extends { readonly [Key in Id]?: TypedNumber | undefined },
>(id: Id, options: AmountOptions<Line>): EditorColumn<Line> {
  const { decimals = 2, unitOf } = options;
  return {
    look: 'figure',
    ...options,
    id,
    cell: (cell) => (
      <AmountInput
        {...fieldProps(cell, options)}
        decimals={decimals}
        {...(unitOf === undefined ? {} : { unit: unitOf(cell.line) })}
        value={cell.line[id]}
        onChange={(value) => cell.change({ [id]: value } as Partial<Line>)}
      />
    ),
  };
}

/** A column with a text input. */
export function textField<Id extends string, Line extends { readonly [Key in Id]?: string | undefined }>(
  id: Id,
  options: FieldOptions<Line>,
): EditorColumn<Line> {
  return {
    ...options,
    id,
    cell: (cell) => <CellText cell={cell} id={id} options={options} />,
  };
}

interface CellTextProps<Line, Id extends string> {
  readonly cell: EditorCell<Line>;
  readonly id: Id;
  readonly options: FieldOptions<Line>;
}

const textMax = 200;

/** A text input in a cell. */
export function CellText<Id extends string, Line extends { readonly [Key in Id]?: string | undefined }>({
  cell,
  id,
  options,
}: CellTextProps<Line, Id>) {
  return (
    <TextInput
      {...fieldProps(cell, options)}
      maxLength={textMax}
      autoComplete="off"
      value={cell.line[id] ?? ''}
      onChange={(event) => cell.change({ [id]: event.currentTarget.value } as Partial<Line>)}
    />
  );
}

/** The article of a line, read-only. */
export function CellArticle({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <>
      <span className={classes['article']}>{name}</span> <Code>{code}</Code>
    </>
  );
}

interface CellChoiceProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  /** A short text that is shown in the row; the options have the full text. */
  readonly shown: string;
  readonly isWrong?: boolean;
  readonly isAtStart?: boolean;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** A select in a cell. The native select is invisible and lies on top of the short text. */
export function CellChoice(props: CellChoiceProps) {
  const { field, label, value, shown, isWrong = false, isAtStart = false, onChange, children } = props;
  return (
    <span className={classes['choice']} data-start={isAtStart || undefined} data-wrong={isWrong || undefined}>
      <span aria-hidden>{shown}</span>
      <select
        data-field={field}
        aria-label={label}
        aria-invalid={isWrong}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </span>
  );
}
