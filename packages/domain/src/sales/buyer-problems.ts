import type { Buyer, Cart, CartLine } from './cart.ts';
import { classOfPayments } from './payments.ts';
import type { FieldProblem } from '../field-problems.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';
import { vatExemptions } from './vat-exemptions.ts';

type BuyerField = Exclude<keyof Buyer, 'idType'>;

const known: readonly BuyerField[] = ['idNumber', 'name'];
const placed: readonly BuyerField[] = [...known, 'address', 'town', 'country'];

/** The missing data of the buyer. Cash sales need no buyer, and most have none. */
export function buyerProblems(
  cart: Pick<Cart, 'payments' | 'buyer' | 'isReverseCharge'> & {
    readonly lines: readonly Pick<CartLine, 'tax'>[];
  },
): SaleProblem[] {
  const { lines, payments, buyer, isReverseCharge } = cart;
  const isExport = lines.some(
    ({ tax }) => 'exemption' in tax && vatExemptions[tax.exemption] === 'EXPORT_OF_GOODS',
  );
  if (isReverseCharge) return missing(buyer, placed, 'buyer-needed-for-reverse-charge');
  if (isExport) return missing(buyer, placed, 'buyer-needed-for-export');
  return classOfPayments(payments) === 'NONCASH' ? missing(buyer, known, 'buyer-needed-for-non-cash') : [];
}

/** The missing data of a buyer who must be named. */
export const missingOf = (buyer: Buyer | null, code: FieldProblem): SaleProblem[] =>
  missing(buyer, known, code);

function missing(buyer: Buyer | null, fields: readonly BuyerField[], code: FieldProblem): SaleProblem[] {
  if (buyer === null) return problemIf(true, 'buyer', code);
  // POINTS is an internal customer number; the tax authority has no such id type.
  const isOurs = buyer.idType === 'POINTS';
  return [
    ...problemIf(isOurs, 'buyer.idType', code),
    ...fields.flatMap((field) => problemIf(buyer[field].trim() === '', `buyer.${field}`, code)),
  ];
}

/** Whether the buyer is a business, so that the cash limit between businesses applies. */
export function isBusiness(buyer: Buyer | null): boolean {
  return buyer?.idType === 'NUIS';
}
