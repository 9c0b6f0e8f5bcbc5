import type { FieldProblem } from '../refusal.ts';
import type { ClientIdType } from '../tax-ids.ts';
import type { Buyer, Cart } from './cart.ts';
import type { SelfIssueType } from './invoice-types.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { classOfPayments } from './payments.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';

interface OtherParty {
  /** By what whoever sells to the business is known. */
  readonly idTypes: readonly ClientIdType[];
  readonly problem: FieldProblem;
}

const foreignIds = ['VAT', 'TAX', 'PASS', 'SOC'] as const;

/** Who sells where the business issues the invoice; for its own use that is nobody but itself. */
const otherParties: Readonly<Record<SelfIssueType, OtherParty | null>> = {
  AGREEMENT: { idTypes: ['NUIS'], problem: 'self-issue-nuis' },
  DOMESTIC: { idTypes: ['ID', 'NUIS'], problem: 'self-issue-farmer' },
  ABROAD: { idTypes: foreignIds, problem: 'self-issue-abroad' },
  SELF: null,
  OTHER: { idTypes: ['NUIS', 'ID', ...foreignIds], problem: 'self-issue-party' },
};

const home = 'ALB';

/** Whether an invoice that the business issues in the place of a seller buys something, which its own use does not. */
export const isPurchase = (selfIssue: SelfIssueType | null): selfIssue is Exclude<SelfIssueType, 'SELF'> =>
  selfIssue !== null && selfIssue !== 'SELF';

/** Whether the invoice names another party beside the business. */
export const hasOtherParty = (selfIssue: SelfIssueType): boolean => otherParties[selfIssue] !== null;

/** What keeps the business from issuing an invoice in the place of whoever sells to it; the buyer of the cart is that one. */
export function selfIssueProblems(cart: Cart, selfIssue: SelfIssueType): SaleProblem[] {
  return [
    ...partyProblems(cart.buyer, otherParties[selfIssue]),
    ...chargeProblems(cart, selfIssue),
    ...paymentProblems(cart, selfIssue),
  ];
}

function partyProblems(seller: Buyer | null, wanted: OtherParty | null): SaleProblem[] {
  if (wanted === null) return [];
  const { idTypes, problem } = wanted;
  if (seller === null) return problemIf(true, 'buyer', problem);
  const isForeign = idTypes === foreignIds;
  const isPlaced = seller.idType !== 'NUIS' && seller.idType !== 'ID';
  const fields = isPlaced
    ? (['idNumber', 'name', 'address', 'town'] as const)
    : (['idNumber', 'name'] as const);
  return [
    ...problemIf(!idTypes.includes(seller.idType), 'buyer.idType', problem),
    ...problemIf(isForeign && seller.country === home, 'buyer.country', problem),
    ...fields.flatMap((field) => problemIf(seller[field].trim() === '', `buyer.${field}`, problem)),
  ];
}

/** What comes from abroad the business taxes itself; a farmer and its own use leave it nothing to owe for anybody. */
function chargeProblems({ isReverseCharge }: Cart, selfIssue: SelfIssueType): SaleProblem[] {
  const isNeeded = selfIssue === 'ABROAD';
  const isOutOfPlace = selfIssue === 'SELF' || selfIssue === 'DOMESTIC';
  return [
    ...problemIf(isNeeded && !isReverseCharge, 'isReverseCharge', 'self-charge-needed'),
    ...problemIf(isOutOfPlace && isReverseCharge, 'isReverseCharge', 'self-charge-not-here'),
  ];
}

/** Farmers are paid from the drawer; with the cards and vouchers of customers the business pays nobody. */
const paysOut = (method: PaymentMethod): boolean => method === 'BANKNOTE';

function paymentProblems({ payments }: Cart, selfIssue: SelfIssueType): SaleProblem[] {
  if (classOfPayments(payments) !== 'CASH') return [];
  if (selfIssue === 'SELF') return problemIf(true, 'payments', 'own-use-not-cash');
  return problemIf(!payments.every(({ method }) => paysOut(method)), 'payments', 'self-issue-payment');
}
