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
  /** Shown once, faint, in the column header: 'ALL'. */
  readonly unit?: string;
  /** Aligns the column right. */
  readonly isFigure?: boolean;
  readonly cell: (line: Line) => ReactNode;
}

/** Null shows a dash. */
export function quantityCells<Line>(
  header: ReactNode,
  of: (line: Line) => QuantityOfGoods | null,
): LineColumn<Line> {
  return { header, isFigure: true, cell: (line) => <Quantity value={of(line)} /> };
}

type AmountOptions = Pick<AmountProps, 'emphasis'> & { readonly unit?: string };

/** Null shows a dash. */
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

/** The article of a line: name, codes beside it, and a note below. */
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

/** "3 copë", for the lines of a phone. */
export const quantityWords = (quantity: QuantityOfGoods, unit: string): string =>
  `${formatQuantity(quantity)} ${unit}`;
