import type { ReactNode } from 'react';
import { AmountInput } from '../controls/AmountInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { Code } from '../figures/Code.tsx';
import classes from './LinesEditor.module.css';

/** A number as a field holds it; empty while there is none. */
export type TypedNumber = number | '';

/** What a cell of the lines editor knows of its line. */
export interface EditorCell<Line> {
  readonly line: Line;
  readonly place: number;
  /** The line in words, for labels. */
  readonly name: string;
  /** The field of the cell, by which keys and messages find it: `lines.0.quantity`. */
  readonly field: string;
  readonly isWrong: boolean;
  /** The element that says what is wrong. */
  readonly describedBy: string | undefined;
  readonly change: (changed: Partial<Line>) => void;
}

/** A column of the lines editor. */
export interface EditorColumn<Line> {
  /** The last part of the field: `quantity`. */
  readonly id: string;
  readonly header: ReactNode;
  /** Stands above the cell on a phone. */
  readonly phoneLabel?: string;
  /** In pixels; left out, the column takes the room that the others leave. */
  readonly width?: number;
  /** How many quarters of a row the cell takes on a phone. */
  readonly phoneSpan?: 1 | 2 | 3 | 4;
  /** Figures stand at the right; `total` is one that follows from the others. */
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
  /** 2 for prices, 3 for quantities and costs. */
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

/** A column in which a name or a code is typed. */
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

/** A text that is typed in a cell. */
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

/** The article of a line, which is not typed over. */
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
  /** Short in the row; the options are in full. */
  readonly shown: string;
  readonly isWrong?: boolean;
  readonly isAtStart?: boolean;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** A choice in a cell: the list of the browser lies invisible over the short word. */
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
