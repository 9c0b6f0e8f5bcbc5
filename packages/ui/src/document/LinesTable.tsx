import type { ReactNode } from 'react';
import { useIsWide } from '../page/use-is-wide.ts';
import classes from './Document.module.css';
import type { LineColumn } from './line-columns.tsx';

export interface LinesTableProps<Line> {
  readonly label?: string;
  readonly lines: readonly Line[];
  readonly columns: readonly LineColumn<Line>[];
  /**
   * The layout of a line on a phone: pairs of texts, one pair in each row, the first row in full size and the
   * others small. Without it, a phone shows the table too.
   */
  readonly onPhone?: (line: Line) => readonly ReactNode[];
  /** True to show line numbers, starting at 1. */
  readonly isNumbered?: boolean;
  /** True for a table in a panel, which has no border. */
  readonly isInPanel?: boolean;
  /** The tooltip of a line. */
  readonly hintOf?: (line: Line) => string;
  /** The row of totals: one cell for each column; the first cell is its label. */
  readonly total?: readonly ReactNode[];
  /** The totals below the lines on a phone, in pairs as `onPhone`. */
  readonly totalOnPhone?: readonly ReactNode[];
}

/** The lines of a document: a table on wide screens, a short list on phones. */
export function LinesTable<Line>(props: LinesTableProps<Line>) {
  const { onPhone } = props;
  const isWide = useIsWide();
  return isWide || onPhone === undefined ? (
    <WideLines {...props} />
  ) : (
    <NarrowLines {...props} onPhone={onPhone} />
  );
}

const asFigure = (isFigure: boolean | undefined) => ({ 'data-number': isFigure === true || undefined });

function WideLines<Line>({
  label,
  lines,
  columns,
  isNumbered = false,
  isInPanel = false,
  hintOf,
  total,
}: LinesTableProps<Line>) {
  return (
    <table className={classes['table']} data-journal={isInPanel || undefined} aria-label={label}>
      <thead>
        <tr>
          {isNumbered ? <th scope="col">#</th> : null}
          {columns.map(({ header, unit, isFigure }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the columns of a table never move
            <th key={place} scope="col" {...asFigure(isFigure)}>
              {header}
              {unit === undefined ? null : (
                <>
                  {' '}
                  <small>{unit}</small>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
          <tr key={row} title={hintOf?.(line)}>
            {isNumbered ? <td className={classes['dim']}>{row + 1}</td> : null}
            {columns.map(({ cell, isFigure }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns of a table never move
              <td key={place} {...asFigure(isFigure)}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total === undefined ? null : <TotalRow total={total} />}
    </table>
  );
}

function TotalRow({ total: [name, ...sums] }: { readonly total: readonly ReactNode[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{name}</th>
        {sums.map((sum, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the columns of a table never move
          <td key={place} data-number>
            {sum}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function NarrowLines<Line>({
  label,
  lines,
  onPhone,
  totalOnPhone,
}: LinesTableProps<Line> & { readonly onPhone: (line: Line) => readonly ReactNode[] }) {
  return (
    <ul className={classes['lines']} aria-label={label}>
      {lines.map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same article may stand in two lines, and lines never move
        <li key={row}>
          <PairsOfLine parts={onPhone(line)} />
        </li>
      ))}
      {totalOnPhone === undefined ? null : (
        <li data-total>
          <PairsOfLine parts={totalOnPhone} />
        </li>
      )}
    </ul>
  );
}

function PairsOfLine({ parts }: { readonly parts: readonly ReactNode[] }) {
  return parts.map((part, place) => {
    const Part = place < 2 ? 'span' : 'small';
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
    return <Part key={place}>{part}</Part>;
  });
}
