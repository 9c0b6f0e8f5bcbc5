import { usualSettings } from '../platform/rule-settings.ts';
import { Refused } from '../soap/index.ts';
import { checkInvoice } from './invoice-rules.ts';
import type { Invoice, InvoiceItem } from './messages.ts';
import { everyoneRegistered, type RegistryFacts } from './registry-facts.ts';

/** An invoice line with two coffees and 20 % VAT. */
const anItem = {
  N: 'Kafe',
  U: 'copë',
  Q: '2.00',
  UPB: '100.00',
  UPA: '120.00',
  PB: '200.00',
  VR: '20.00',
  VA: '40.00',
  PA: '240.00',
} as const;

const plain = {
  TypeOfInv: 'NONCASH',
  IsSimplifiedInv: false,
  IssueDateTime: '2026-11-16T11:00:00+01:00',
  InvNum: '7/2026',
  InvOrdNum: '7',
  IsIssuerInVAT: true,
  TotPriceWoVAT: '200.00',
  TotVATAmt: '40.00',
  TotPrice: '240.00',
  OperatorCode: 'oo123oo123',
  BusinUnitCode: 'bb123bb123',
  SoftCode: 'ss123ss123',
  IIC: 'A'.repeat(32),
  IICSignature: 'A'.repeat(512),
  IsReverseCharge: false,
  PayMethods: { PayMethod: [{ Type: 'ACCOUNT', Amt: '240.00' }] },
  Seller: { IDType: 'NUIS', IDNum: 'L01714012M', Name: 'Market Drini' },
  Items: { I: [anItem] },
  SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: '200.00', VATRate: '20.00', VATAmt: '40.00' }] },
} as const satisfies Invoice;

/** Code and text of the refusal; null if the invoice is accepted. */
export function refusalOf(
  given: Partial<Invoice>,
  facts: Partial<RegistryFacts> = {},
  day = '2026-11-16',
): string | null {
  try {
    checkInvoice({ ...plain, ...given }, { ...everyoneRegistered, ...facts }, day, usualSettings);
    return null;
  } catch (error) {
    if (error instanceof Refused) return `${error.code} ${error.message}`.trim();
    throw error;
  }
}
export const item = (given: Partial<InvoiceItem>) => ({ Items: { I: [{ ...anItem, ...given }] } });
export const buyer = {
  IDType: 'NUIS',
  IDNum: 'K12345678L',
  Name: 'Blerësi',
  Address: 'Rr. 1',
  Town: 'Vlorë',
  Country: 'ALB',
} as const;
export const reference = { IICRef: 'B'.repeat(32), IssueDateTime: '2026-11-10T11:00:00+01:00' };
export const totals = (before: string, vat: string | undefined, after: string) => ({
  TotPriceWoVAT: before,
  TotVATAmt: vat,
  TotPrice: after,
  PayMethods: { PayMethod: [{ Type: 'ACCOUNT', Amt: after } as const] },
});
export const untaxed = { ...anItem, VR: undefined, VA: undefined, UPA: '100.00', PA: '200.00' };
export const till = { TypeOfInv: 'CASH', TCRCode: 'cc123cc123', InvNum: '7/2026/cc123cc123' } as const;
export const banknotes = { PayMethods: { PayMethod: [{ Type: 'BANKNOTE', Amt: '240.00' } as const] } };
