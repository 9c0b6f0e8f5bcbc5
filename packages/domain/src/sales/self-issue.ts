import type { FieldProblem } from '../field-problems.ts';
import type { ClientIdType } from '../tax-ids.ts';
import type { Buyer, Cart } from './cart.ts';
import type { SelfIssueType } from './invoice-types.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { classOfPayments } from './payments.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';

interface OtherParty {
  /** The id types that the seller may have. */
  readonly idTypes: readonly ClientIdType[];
  readonly problem: FieldProblem;
}

const foreignIds = ['VAT', 'TAX', 'PASS', 'SOC'] as const;

/** The rules for the other party, by type of self-issue; null for own use, which has no other party. */
const otherParties: Readonly<Record<SelfIssueType, OtherParty | null>> = {
  AGREEMENT: { idTypes: ['NUIS'], problem: 'self-issue-nuis' },
  DOMESTIC: { idTypes: ['ID', 'NUIS'], problem: 'self-issue-farmer' },
  ABROAD: { idTypes: foreignIds, problem: 'self-issue-abroad' },
  SELF: null,
  OTHER: { idTypes: ['NUIS', 'ID', ...foreignIds], problem: 'self-issue-party' },
};

const home = 'ALB';

/** Whether a self-issued invoice is a purchase; own use is not. */
export const isPurchase = (selfIssue: SelfIssueType | null): selfIssue is Exclude<SelfIssueType, 'SELF'> =>
  selfIssue !== null && selfIssue !== 'SELF';

/** Whether the invoice names another party besides the business. */
export const hasOtherParty = (selfIssue: SelfIssueType): boolean => otherParties[selfIssue] !== null;

/** The problems of a self-issued invoice. The `buyer` of its cart is the seller. */
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

/**
 * The problems with reverse charge: required for a purchase from abroad, forbidden for a purchase from a
 * farmer and for own use.
 */
function chargeProblems({ isReverseCharge }: Cart, selfIssue: SelfIssueType): SaleProblem[] {
  const isNeeded = selfIssue === 'ABROAD';
  const isOutOfPlace = selfIssue === 'SELF' || selfIssue === 'DOMESTIC';
  return [
    ...problemIf(isNeeded && !isReverseCharge, 'isReverseCharge', 'self-charge-needed'),
    ...problemIf(isOutOfPlace && isReverseCharge, 'isReverseCharge', 'self-charge-not-here'),
  ];
}

/**
 * Whether the business can pay with this method: only from the drawer, not with cards and vouchers of
 * customers.
 */
const paysOut = (method: PaymentMethod): boolean => method === 'BANKNOTE';

function paymentProblems({ payments }: Cart, selfIssue: SelfIssueType): SaleProblem[] {
  if (classOfPayments(payments) !== 'CASH') return [];
  if (selfIssue === 'SELF') return problemIf(true, 'payments', 'own-use-not-cash');
  return problemIf(!payments.every(({ method }) => paysOut(method)), 'payments', 'self-issue-payment');
}
