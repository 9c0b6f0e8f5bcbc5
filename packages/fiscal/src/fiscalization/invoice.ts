import {
  many,
  manyDistinct,
  maybe,
  one,
  optional,
  required,
  structure,
  type ValueOf,
} from '../structure/structure.ts';
import {
  boolean,
  date,
  dateTime,
  decimal,
  hex32,
  hex512,
  invoiceNumber,
  oneOf,
  positiveDouble,
  positiveInt,
  positiveInteger,
  quantity,
  registrationCode,
  signedDecimal,
  upTo,
  voucherNumber,
} from '../structure/text-types.ts';
import { countryCode, currencyCode } from './code-lists.ts';

const idType = oneOf('IDTypeSType', ['NUIS', 'ID', 'PASS', 'VAT', 'TAX', 'SOC']);
const exemption = oneOf('ExemptFromVATSType', [
  'TYPE_1',
  'TYPE_2',
  'TAX_FREE',
  'MARGIN_SCHEME',
  'EXPORT_OF_GOODS',
]);
const paymentMethod = oneOf('PaymentMethodTypeSType', [
  'BANKNOTE',
  'CARD',
  'CHECK',
  'SVOUCHER',
  'COMPANY',
  'ORDER',
  'ACCOUNT',
  'FACTORING',
  'COMPENSATION',
  'TRANSFER',
  'WAIVER',
  'KIND',
  'OTHER',
]);

const voucher = structure('VoucherType', { Num: required(voucherNumber) });

const item = structure(
  'InvoiceItemType',
  {
    N: required(upTo(50)),
    C: optional(upTo(50)),
    U: required(upTo(50)),
    Q: required(quantity),
    UPB: required(decimal),
    UPA: required(decimal),
    R: optional(decimal),
    RR: optional(boolean),
    PB: required(signedDecimal),
    VR: optional(decimal),
    VA: optional(signedDecimal),
    IN: optional(boolean),
    PA: required(signedDecimal),
    EX: optional(exemption),
  },
  {
    VS: maybe(
      structure(
        'VouchersSoldType',
        {},
        {
          VD: one(structure('VoucherSoldDataType', { D: required(date), N: required(decimal) })),
          VN: one(structure('VouchersSoldNumType', {}, { V: many(voucher, 1, 1000) }, 'sequence')),
        },
      ),
    ),
  },
);

const payMethod = structure(
  'PayMethodType',
  {
    Type: required(paymentMethod),
    // The schema has this field as optional, but the live service requires it.
    Amt: optional(signedDecimal),
    CompCard: optional(upTo(50)),
  },
  { Vouchers: maybe(structure('VouchersType', {}, { Voucher: many(voucher, 1, 20) }, 'sequence')) },
  'sequence',
);

const party = {
  Address: optional(upTo(200)),
  Town: optional(upTo(100)),
  Country: optional(countryCode),
};
const seller = structure('SellerType', {
  IDType: required(idType),
  IDNum: required(upTo(20)),
  Name: required(upTo(100)),
  ...party,
});
const buyer = structure('BuyerType', {
  IDType: optional(idType),
  IDNum: optional(upTo(20)),
  Name: optional(upTo(100)),
  ...party,
});

const referenced = { IICRef: required(hex32), IssueDateTime: required(dateTime) };
const sameTax = structure('SameTaxType', {
  NumOfItems: required(positiveInt),
  PriceBefVAT: required(signedDecimal),
  VATRate: optional(signedDecimal),
  ExemptFromVAT: optional(oneOf('ExemptFromVATSameTaxItemSType', ['TYPE_1', 'TYPE_2'])),
  VATAmt: optional(signedDecimal),
});
const consumptionTax = structure('ConsTaxType', {
  NumOfItems: required(positiveInt),
  PriceBefConsTax: required(signedDecimal),
  ConsTaxRate: required(signedDecimal),
  ConsTaxAmt: required(signedDecimal),
});
const fee = structure('FeeType', {
  Type: required(oneOf('FeeTypeSType', ['PACK', 'BOTTLE', 'COMMISSION', 'OTHER'])),
  Amt: required(signedDecimal),
});
const summed = structure('SumInvIICRefType', { IIC: required(hex32), IssueDateTime: required(dateTime) });

export const invoice = structure(
  'InvoiceType',
  {
    TypeOfInv: required(oneOf('InvoiceSType', ['CASH', 'NONCASH'])),
    IsSimplifiedInv: required(boolean),
    TypeOfSelfIss: optional(oneOf('SelfIssSType', ['AGREEMENT', 'DOMESTIC', 'ABROAD', 'SELF', 'OTHER'])),
    IssueDateTime: required(dateTime),
    InvNum: required(invoiceNumber),
    InvOrdNum: required(positiveInteger),
    TCRCode: optional(registrationCode),
    IsIssuerInVAT: required(boolean),
    TaxFreeAmt: optional(signedDecimal),
    MarkUpAmt: optional(signedDecimal),
    GoodsExAmt: optional(signedDecimal),
    TotPriceWoVAT: required(signedDecimal),
    TotVATAmt: optional(signedDecimal),
    TotPrice: required(signedDecimal),
    OperatorCode: required(registrationCode),
    BusinUnitCode: required(registrationCode),
    SoftCode: required(registrationCode),
    ImpCustDecNum: optional(upTo(50)),
    IIC: required(hex32),
    IICSignature: required(hex512),
    IsReverseCharge: required(boolean),
    PayDeadline: optional(date),
    IsEinvoice: optional(boolean),
  },
  {
    SupplyDateOrPeriod: maybe(
      structure('SupplyDateOrPeriodType', { Start: required(date), End: required(date) }),
    ),
    CorrectiveInv: maybe(
      structure('CorrectiveInvType', {
        ...referenced,
        Type: required(oneOf('CorrectiveInvTypeSType', ['CORRECTIVE', 'DEBIT', 'CREDIT'])),
      }),
    ),
    PayMethods: one(
      structure('PayMethodsType', {}, { PayMethod: manyDistinct(payMethod, 1, 10, 'Type') }, 'sequence'),
    ),
    Currency: maybe(
      structure('CurrencyType', {
        Code: required(currencyCode),
        ExRate: required(positiveDouble),
        IsBuying: optional(boolean),
      }),
    ),
    Seller: one(seller),
    Buyer: maybe(buyer),
    Items: one(structure('InvoiceItemsType', {}, { I: many(item, 1, 1000) }, 'sequence')),
    SameTaxes: maybe(structure('SameTaxesType', {}, { SameTax: many(sameTax, 1, 20) }, 'sequence')),
    ConsTaxes: maybe(structure('ConsTaxesType', {}, { ConsTax: many(consumptionTax, 1, 20) }, 'sequence')),
    Fees: maybe(structure('FeesType', {}, { Fee: manyDistinct(fee, 1, 20, 'Type') }, 'sequence')),
    SumInvIICRefs: maybe(
      structure('SumInvIICRefsType', {}, { SumInvIICRef: many(summed, 1, 1000) }, 'sequence'),
    ),
    BadDebtInv: maybe(structure('BadDebtInvType', referenced)),
  },
);
export type Invoice = ValueOf<typeof invoice>;
