import { isVatId } from '../reference/vat-rates.ts';
import type { Cart, CartLine, Circumstances } from './cart.ts';
import { problemAt, problemIf, textProblems, type SaleProblem } from './sale-problem.ts';

/** The maximum number of lines in a fiscal invoice. */
export const invoiceLinesMax = 1000;
const lineTextMax = 50;
/**
 * The maximum length of a line's name, equal to that of an article; the fiscal message has only the beginning
 * of it.
 */
export const lineNameMax = 200;
const wholeDiscount = 10_000n;

export function lineProblems(cart: Cart, circumstances: Circumstances): SaleProblem[] {
  const { lines } = cart;
  if (lines.length === 0) return [problemAt('lines', 'required')];
  if (lines.length > invoiceLinesMax) return [problemAt('lines', 'too-large', { limit: invoiceLinesMax })];
  return lines.flatMap((line, place) =>
    problemsOfLine(line, cart, circumstances).map(({ path, code, limit, amount }) => ({
      path: `lines.${place}.${path}`,
      code,
      limit,
      amount,
    })),
  );
}

function problemsOfLine(
  { name, sku, unit, quantity, unitPrice, discount, tax }: CartLine,
  { isReverseCharge }: Cart,
  { isCorrective, isIssuerInVat, usedVatIds }: Circumstances,
): SaleProblem[] {
  const hasRate = 'percent' in tax;
  const isUsed = !hasRate || !isIssuerInVat || (usedVatIds?.includes(String(tax.percent)) ?? true);
  return [
    ...textProblems('name', name, lineNameMax),
    ...problemIf(sku.length > lineTextMax, 'sku', 'too-long', { limit: lineTextMax }),
    ...textProblems('unit', unit, lineTextMax),
    ...problemIf(quantity === 0n, 'quantity', 'not-zero'),
    ...problemIf(quantity < 0n && !isCorrective, 'quantity', 'positive'),
    ...problemIf(unitPrice < 0n, 'unitPrice', 'not-negative'),
    ...problemIf(discount < 0n, 'discount', 'not-negative'),
    ...problemIf(discount > wholeDiscount, 'discount', 'percentage'),
    ...problemIf(hasRate && !isVatId(String(tax.percent)), 'tax', 'choice'),
    ...problemIf(!isUsed, 'tax', 'vat-not-used'),
    ...problemIf(isReverseCharge && !hasRate, 'tax', 'rate-needed-for-reverse-charge'),
  ];
}
