import type {
  AllowanceOrCharge,
  DocumentAllowanceOrCharge,
  DocumentLine,
  Item,
  Period,
  Price,
  Quantity,
  TaxTreatment,
} from './e-invoice-document.ts';
import { identifier } from './party-shapes.ts';
import { amount, flag, list, maybe, part, qualified, text, ublShape } from './ubl-shape.ts';

const quantity = (path: string) => qualified<Quantity>(path, 'value', { unit: 'unitCode' });
const ofVat = { after: ['cac:TaxScheme/cbc:ID', 'VAT'] } as const;

const taxTreatment = ublShape<TaxTreatment>(
  { category: text('cbc:ID'), rate: maybe(text('cbc:Percent')) },
  ofVat,
);

export const period = ublShape<Period>({
  startDate: maybe(text('cbc:StartDate')),
  endDate: maybe(text('cbc:EndDate')),
  taxPointCode: maybe(text('cbc:DescriptionCode')),
});

const allowanceOrChargeFields = {
  isCharge: flag('cbc:ChargeIndicator'),
  reasonCode: maybe(text('cbc:AllowanceChargeReasonCode')),
  reason: maybe(text('cbc:AllowanceChargeReason')),
  percent: maybe(text('cbc:MultiplierFactorNumeric')),
  amount: amount('cbc:Amount'),
  baseAmount: maybe(amount('cbc:BaseAmount')),
};
const allowanceOrCharge = ublShape<AllowanceOrCharge>(allowanceOrChargeFields);
export const documentAllowanceOrCharge = ublShape<DocumentAllowanceOrCharge>({
  ...allowanceOrChargeFields,
  tax: part('cac:TaxCategory', taxTreatment),
});

const item = ublShape<Item>({
  description: maybe(text('cbc:Description')),
  name: text('cbc:Name'),
  buyerCode: maybe(text('cac:BuyersItemIdentification/cbc:ID')),
  sellerCode: maybe(text('cac:SellersItemIdentification/cbc:ID')),
  standardCode: maybe(identifier('cac:StandardItemIdentification/cbc:ID')),
  originCountry: maybe(text('cac:OriginCountry/cbc:IdentificationCode')),
  classifications: list(identifier('cac:CommodityClassification/cbc:ItemClassificationCode', 'listID')),
  tax: part('cac:ClassifiedTaxCategory', taxTreatment),
  properties: list(
    part(
      'cac:AdditionalItemProperty',
      ublShape<Item['properties'][number]>({ name: text('cbc:Name'), value: text('cbc:Value') }),
    ),
  ),
});

const discount = ublShape<NonNullable<Price['discount']>>(
  { amount: amount('cbc:Amount'), grossPrice: maybe(amount('cbc:BaseAmount')) },
  { before: ['cbc:ChargeIndicator', 'false'] },
);

const price = ublShape<Price>({
  amount: amount('cbc:PriceAmount'),
  baseQuantity: maybe(quantity('cbc:BaseQuantity')),
  discount: maybe(part('cac:AllowanceCharge', discount)),
});

export const lineWith = (quantityTag: 'cbc:InvoicedQuantity' | 'cbc:CreditedQuantity') =>
  ublShape<DocumentLine>({
    id: text('cbc:ID'),
    note: maybe(text('cbc:Note')),
    quantity: quantity(quantityTag),
    netAmount: amount('cbc:LineExtensionAmount'),
    accountingCost: maybe(text('cbc:AccountingCost')),
    period: maybe(part('cac:InvoicePeriod', period)),
    orderLine: maybe(text('cac:OrderLineReference/cbc:LineID')),
    allowancesAndCharges: list(part('cac:AllowanceCharge', allowanceOrCharge)),
    item: part('cac:Item', item),
    price: part('cac:Price', price),
  });
