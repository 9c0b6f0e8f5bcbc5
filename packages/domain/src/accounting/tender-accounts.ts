import { cashCustomerId, cashPath, inTransitPath, salesInvoicePath, vouchersPath } from './account-paths.ts';

/** The facts of a document from which the account of a payment is derived. */
export interface TenderPlace {
  readonly currency: string;
  /** The drawer of the till; null if the document has none. */
  readonly cashId: string | null;
  /** The customer; null for an unnamed customer. */
  readonly customerId: string | null;
  /** The invoice whose open amount is posted; for a correction, the corrected invoice. */
  readonly openInvoiceId: string;
}

type AccountOf = (place: TenderPlace) => string;

const inDrawer: AccountOf = (place) => cashPath(cashIdOf(place), place.currency);
const onTheWay: AccountOf = (place) => inTransitPath(cashIdOf(place), place.currency);
const asVoucher: AccountOf = (place) => vouchersPath(cashIdOf(place));
const owed: AccountOf = (place) => salesInvoicePath(place.customerId ?? cashCustomerId, place.openInvoiceId);

/** The account of each payment method. An order posts nothing; its summary invoice posts the payment. */
export const tenderAccounts = {
  BANKNOTE: inDrawer,
  CARD: onTheWay,
  CHECK: onTheWay,
  SVOUCHER: asVoucher,
  COMPANY: asVoucher,
  ORDER: null,
  ACCOUNT: owed,
  FACTORING: owed,
  COMPENSATION: owed,
  TRANSFER: owed,
  WAIVER: owed,
  KIND: owed,
  OTHER: owed,
} as const satisfies Record<string, AccountOf | null>;
export type TenderMethod = keyof typeof tenderAccounts;

function cashIdOf({ cashId }: TenderPlace): string {
  if (cashId === null) throw new Error('a payment at a till needs its drawer');
  return cashId;
}
