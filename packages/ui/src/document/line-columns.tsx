import type { Money, Quantity as QuantityOfGoods } from '@tezga/domain';
import type { ReactNode } from 'react';
import { Code } from '../figures/Code.tsx';
import { formatQuantity } from '../figures/format-figures.ts';
import { Quantity } from '../figures/Quantity.tsx';
import classes from './Document.module.css';
import { Amount, type AmountProps } from '../figures/Amount.tsx';

/** A column of the lines of a document. */
export interface LineColumn<Line> {
  readonly header: ReactNode;
  /** A unit such as 'ALL', shown once in the column header in pale text. */
  readonly unit?: string;
  /** True to align the column right. */
  readonly isFigure?: boolean;
  readonly cell: (line: Line) => ReactNode;
}

/** A column of quantities; null is shown as a dash. */
export function quantityCells<Line>(
  header: ReactNode,
  of: (line: Line) => QuantityOfGoods | null,
): LineColumn<Line> {
  return { header, isFigure: true, cell: (line) => <Quantity value={of(line)} /> };
}

type AmountOptions = Pick<AmountProps, 'emphasis'> & { readonly unit?: string };

/** A column of amounts; null is shown as a dash. */
export function amountCells<Line>(
  header: ReactNode,
  of: (line: Line) => Money | null,
  { unit, ...look }: AmountOptions = {},
): LineColumn<Line> {
  return {
    header,
    isFigure: true,
    ...(unit === undefined ? {} : { unit }),
    cell: (line) => <Amount value={of(line)} {...look} />,
  };
}

interface ArticleInLine {
  readonly name: string;
  readonly codes: readonly string[];
  /** Smaller text below the name. */
  readonly note?: string | null;
}

/** The column of articles: the name with its codes beside it, and a note below. */
export function articleCells<Line>(header: ReactNode, of: (line: Line) => ArticleInLine): LineColumn<Line> {
  return {
    header,
    cell: (line) => {
      const { name, codes, note = null } = of(line);
      return (
        <>
          {name}
          {[...new Set(codes)]
            .filter((code) => code !== '')
            .map((code) => (
              <small key={code} className={classes['sku']}>
                <Code>{code}</Code>
              </small>
            ))}
          {note === null ? null : <BelowLine>{note}</BelowLine>}
        </>
      );
    },
  };
}

/** Smaller text below the article of a line. */
export function BelowLine({ children }: { readonly children: ReactNode }) {
  return <span className={classes['below']}>{children}</span>;
}

/** A quantity with its unit, such as "3 copë", for lines on a phone. */
export const quantityWords = (quantity: QuantityOfGoods, unit: string): string =>
  `${formatQuantity(quantity)} ${unit}`;
