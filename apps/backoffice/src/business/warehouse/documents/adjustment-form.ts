import { contract, decoded, eachArticleOnce, encoded, figure, type WireInputOf } from '@tezga/contract';
import { adjustmentReasons, minus, type Quantity } from '@tezga/domain';
import { z } from 'zod';
import {
  date,
  exitLine,
  goodsOf,
  linesOf,
  noNumber,
  shown,
  type Beginning,
  type DatedValues,
  type ExitLine,
} from './document-form.ts';

type WireAdjustment = WireInputOf<typeof contract.warehouse.addAdjustment>;

/** A line whose quantity is the counted one. */
export interface CountLine extends ExitLine {
  /** The stock that the form shows beside the count; null until it is loaded. */
  readonly expected: number | null;
  /** The cost of surplus goods; empty for the average cost. */
  readonly unitCost: number | '';
}
export type AdjustmentValues = Omit<WireAdjustment, 'lines' | 'date'> & DatedValues & { lines: CountLine[] };

const { addAdjustment } = contract.warehouse;
const countedLine = addAdjustment.input.shape.lines.element;

export const adjustmentSchema = addAdjustment.input.extend({
  date,
  lines: eachArticleOnce(
    linesOf(
      countedLine.extend({
        ...shown,
        expected: countedLine.shape.expected.unwrap(),
        unitCost: z
          .custom<number | ''>()
          .transform((typed) => (typed === '' ? null : typed))
          .pipe(countedLine.shape.unitCost.unwrap()),
      }),
    ),
  ),
});

/** The initial values: empty, or the articles of another adjustment, without their counts. */
export function newAdjustment({ documentId, shopId, copied }: Beginning): AdjustmentValues {
  return {
    documentId,
    shopId: copied?.shopId ?? shopId,
    reason: adjustmentReasons.find((reason) => reason === copied?.reason) ?? 'correction',
    date: '',
    notes: copied?.notes ?? '',
    lines: (copied?.lines ?? []).map((line) =>
      Object.assign(goodsOf(line), { quantity: noNumber, expected: null, unitCost: '' as const }),
    ),
  };
}

export const countLine = (...line: Parameters<typeof exitLine>): CountLine => ({
  ...exitLine(...line),
  expected: null,
  unitCost: '',
});

/** The lines with this stock beside their counts; returns the same array if nothing changes. */
export function comparedLines(
  lines: CountLine[],
  stock: ReadonlyMap<string, { readonly quantity: Quantity }>,
): CountLine[] {
  const compared = lines.map((line) => {
    const known = stock.get(line.articleId);
    const expected = known === undefined ? null : encoded(figure.quantity, known.quantity);
    return expected === line.expected ? line : { ...line, expected };
  });
  return compared.some((line, place) => line !== lines[place]) ? compared : lines;
}

/** The difference that a line posts; null until it is counted and the stock is loaded. */
export function differenceOf({
  quantity,
  expected,
}: Pick<CountLine, 'quantity' | 'expected'>): Quantity | null {
  const typed: unknown = quantity;
  if (typeof typed !== 'number' || expected === null) return null;
  return minus(decoded(figure.quantity, typed), decoded(figure.quantity, expected));
}
