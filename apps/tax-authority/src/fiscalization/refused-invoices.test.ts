import { expect, test } from 'vitest';
import { banknotes, buyer, item, reference, refusalOf, till, totals, untaxed } from './example-invoice.ts';
import type { Invoice } from './messages.ts';
import type { RegistryFacts } from './registry-facts.ts';

test.each<[string, string, Partial<Invoice>, Partial<RegistryFacts>?]>([
  ['cash without a till', '11 Invoice/@TCRCode', { TypeOfInv: 'CASH', ...banknotes }],
  ['a till of another issuer', '53', { ...till, ...banknotes }, { hasTill: false }],
  [
    'a till without an INITIAL deposit',
    '11 Invoice/@TCRCode',
    { ...till, ...banknotes },
    { hasInitialDeposit: false },
  ],
  ['an unknown operator', '11 OperatorCode', {}, { hasOperator: false }],
  ['a wrong year in the number', '60', { InvNum: '7/2025' }],
  ['a wrong ordinal in the number', '60', { InvNum: '8/2026' }],
  ['a till in the number of a non-cash invoice', '60', { InvNum: '7/2026/cc123cc123' }],
  ['a cash invoice number without the till', '60', { ...till, InvNum: '7/2026', ...banknotes }],
  ['a cash e-invoice', '11 Invoice/@IsEinvoice', { ...till, ...banknotes, IsEinvoice: true }],
  [
    'a supply period over two months',
    '11 Invoice/SupplyDateOrPeriod',
    { SupplyDateOrPeriod: { Start: '2026-10-31', End: '2026-11-01' } },
  ],
  ['a cash payment method on a non-cash invoice', '11 Invoice/PayMethods/PayMethod[1]/@Type', banknotes],
  [
    'ORDER on a non-cash invoice',
    '11 Invoice/PayMethods/PayMethod[1]/@Type',
    { PayMethods: { PayMethod: [{ Type: 'ORDER', Amt: '240.00' }] } },
  ],
  [
    'a payment method without an amount',
    '11 Invoice/PayMethods/PayMethod[1]/@Amt',
    { PayMethods: { PayMethod: [{ Type: 'ACCOUNT' }] } },
  ],
  [
    'a payment sum below the total',
    '11 Invoice/PayMethods',
    { PayMethods: { PayMethod: [{ Type: 'ACCOUNT', Amt: '239.98' }] } },
  ],
  [
    'a company card without its number',
    '11 Invoice/PayMethods/PayMethod[1]/@CompCard',
    { ...till, PayMethods: { PayMethod: [{ Type: 'COMPANY', Amt: '240.00' }] } },
  ],
  [
    'a voucher without its number',
    '11 Invoice/PayMethods/PayMethod[1]/Vouchers',
    { ...till, PayMethods: { PayMethod: [{ Type: 'SVOUCHER', Amt: '240.00' }] } },
  ],
  ['a price that is not unit price times quantity', '11 Invoice/Items/I[1]/@PB', item({ UPB: '101.50' })],
  [
    'a VAT amount that does not match its rate',
    '11 Invoice/Items/I[1]/@VA',
    item({ VA: '40.02', PA: '240.02' }),
  ],
  ['a line that does not add up', '11 Invoice/Items/I[1]/@PA', item({ PA: '250.00', UPA: '125.00' })],
  ['a wrong unit price with VAT', '11 Invoice/Items/I[1]/@UPA', item({ UPA: '121.50' })],
  [
    'a negative amount without a reason',
    '11 Invoice/Items/I[1]',
    item({ Q: '-2.00', PB: '-200.00', VA: '-40.00', PA: '-240.00' }),
  ],
  ['a VAT rate without a VAT amount', '11 Invoice/Items/I[1]', item({ VA: undefined })],
  [
    'a VAT rate of 25 percent',
    '11 Invoice/Items/I[1]/@VR',
    {
      ...item({ VR: '25.00', VA: '50.00', PA: '250.00', UPA: '125.00' }),
      ...totals('200.00', '50.00', '250.00'),
      SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: '200.00', VATRate: '25.00', VATAmt: '50.00' }] },
    },
  ],
  [
    'a tax sum at a rate of 25 percent',
    '11 Invoice/SameTaxes/SameTax[2]/@VATRate',
    {
      SameTaxes: {
        SameTax: [
          { NumOfItems: '1', PriceBefVAT: '200.00', VATRate: '20.00', VATAmt: '40.00' },
          { NumOfItems: '1', PriceBefVAT: '0.00', VATRate: '25.00', VATAmt: '0.00' },
        ],
      },
    },
  ],
  [
    'a reverse charge line whose price with VAT leaves the VAT out',
    '11 Invoice/Items/I[1]/@PA',
    { IsReverseCharge: true, Buyer: buyer, ...item({ PA: '200.00', UPA: '100.00' }) },
  ],
  ['a VAT rate on exported goods', '11 Invoice/Items/I[1]/@VR', item({ EX: 'EXPORT_OF_GOODS' })],
  [
    'a tax sum that does not match the lines',
    '11 Invoice/SameTaxes/SameTax[1]/@PriceBefVAT',
    { ...item({ Q: '1.00', PB: '100.00', VA: '20.00', PA: '120.00' }) },
  ],
  [
    'a tax sum for a rate without lines',
    '11 Invoice/SameTaxes/SameTax[1]/@PriceBefVAT',
    {
      SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: '200.00', VATRate: '10.00', VATAmt: '20.00' }] },
    },
  ],
  [
    'a VAT sum that does not match its rate',
    '11 Invoice/SameTaxes/SameTax[1]/@VATAmt',
    {
      SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: '200.00', VATRate: '20.00', VATAmt: '41.00' }] },
    },
  ],
  ['a total VAT that is not the sum', '11 Invoice/@TotVATAmt', { TotVATAmt: '40.02' }],
  ['a total that is not the sum', '11 Invoice/@TotPrice', { TotPrice: '240.02' }],
  ['a total without VAT that is not the sum', '59', { TotPriceWoVAT: '199.98' }],
  [
    'a tax-free line missing from the totals',
    '59',
    { ...item({ ...untaxed, EX: 'TAX_FREE' }), SameTaxes: undefined },
  ],
  ['VAT of an issuer outside VAT', '11 Invoice/Items/I[1]/@VR', { IsIssuerInVAT: false }, { isInVat: false }],
  ['an export without a buyer', '11 Invoice/Buyer/@IDType', { GoodsExAmt: '200.00' }],
  [
    'reverse charge without the buyer address',
    '11 Invoice/Buyer/@Address',
    { IsReverseCharge: true, Buyer: { ...buyer, Address: undefined } },
  ],
  [
    'a foreign seller without an address',
    '11 Invoice/Seller/@Address',
    { TypeOfSelfIss: 'ABROAD', Buyer: buyer, Seller: { IDType: 'VAT', IDNum: 'IT1', Name: 'Rossi' } },
  ],
  ['a self-issued invoice of a person', '54', { TypeOfSelfIss: 'SELF', Buyer: { ...buyer, IDType: 'ID' } }],
  [
    'a corrective of a future invoice',
    '61',
    { CorrectiveInv: { ...reference, IssueDateTime: '2026-11-16T11:00:01+01:00', Type: 'CREDIT' } },
  ],
  [
    'a corrective of an invoice above the age limit',
    '61',
    { CorrectiveInv: { ...reference, IssueDateTime: '2021-01-01T11:00:00+01:00', Type: 'CREDIT' } },
  ],
  [
    'a bad debt of an invoice above the age limit',
    '61',
    { BadDebtInv: { ...reference, IssueDateTime: '2020-01-01T11:00:00+01:00' } },
  ],
  [
    'a corrective of an unknown invoice',
    '11 no invoice of the issuer has the referenced IIC',
    { CorrectiveInv: { ...reference, Type: 'CREDIT' } },
    { unknownReference: reference.IICRef },
  ],
  [
    'a summary of a future invoice',
    '61',
    {
      SumInvIICRefs: { SumInvIICRef: [{ IIC: 'B'.repeat(32), IssueDateTime: '2026-11-17T11:00:00+01:00' }] },
    },
  ],
])('%s is refused with fault code and field %s', (_what, expected, given, facts) => {
  expect(refusalOf(given, facts)).toMatch(
    new RegExp(`^${expected.replaceAll(/[[\]]/g, String.raw`\$&`)}(?![^ ])`),
  );
});
