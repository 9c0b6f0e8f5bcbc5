import type { RuleSettings } from '../platform/rule-settings.ts';
import { refuseUnless } from '../soap/index.ts';
import { hundredths, isNear, sumOf } from './exact-amounts.ts';
import type { Invoice } from './messages.ts';

type Method = Invoice['PayMethods']['PayMethod'][number]['Type'];

/** Invoice type of each payment method; one invoice cannot mix the two types. */
const invoiceOf: Readonly<Record<Method, Invoice['TypeOfInv']>> = {
  BANKNOTE: 'CASH',
  CARD: 'CASH',
  CHECK: 'CASH',
  SVOUCHER: 'CASH',
  COMPANY: 'CASH',
  ORDER: 'CASH',
  ACCOUNT: 'NONCASH',
  FACTORING: 'NONCASH',
  COMPENSATION: 'NONCASH',
  TRANSFER: 'NONCASH',
  WAIVER: 'NONCASH',
  KIND: 'NONCASH',
  OTHER: 'NONCASH',
};

export function checkPayment(invoice: Invoice, day: string, settings: RuleSettings): void {
  const { TypeOfInv, PayMethods, TotPrice } = invoice;
  for (const [place, { Type, Amt, CompCard, Vouchers }] of PayMethods.PayMethod.entries()) {
    const path = `Invoice/PayMethods/PayMethod[${place + 1}]`;
    refuseUnless(invoiceOf[Type] === TypeOfInv, 11, `${path}/@Type ${Type} is not for ${TypeOfInv}`);
    refuseUnless(Amt !== undefined, 11, `${path}/@Amt is missing`);
    refuseUnless(
      Type !== 'COMPANY' || CompCard !== undefined,
      11,
      `${path}/@CompCard is required for COMPANY`,
    );
    refuseUnless(
      Type !== 'SVOUCHER' || Vouchers !== undefined,
      11,
      `${path}/Vouchers is required for SVOUCHER`,
    );
  }
  const paid = sumOf(PayMethods.PayMethod.map(({ Amt }) => hundredths(Amt)));
  refuseUnless(isNear(paid, hundredths(TotPrice), 1n), 11, 'Invoice/PayMethods is not TotPrice in sum');
  checkCashLimit(invoice, day, settings);
}

/** Checks the cash limit between two taxpayers. */
function checkCashLimit(invoice: Invoice, day: string, { cashLimits }: RuleSettings): void {
  const { TypeOfInv, Seller, Buyer, TotPrice } = invoice;
  if (TypeOfInv !== 'CASH' || Seller.IDType !== 'NUIS' || Buyer?.IDType !== 'NUIS') return;
  const limit = cashLimits.find(({ from }) => from <= day)?.lek;
  const isWithin = limit === undefined || hundredths(TotPrice) <= limit * 100n;
  refuseUnless(isWithin, 40, `${TotPrice}, at most ${limit}`);
}
