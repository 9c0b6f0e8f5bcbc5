import {
  baseCurrency,
  correctiveKindOf,
  correctiveKinds,
  decimalText,
  divideRounded,
  fiscalName,
  thousandthsText,
  tiranaIsoMoment,
  vatExemptions,
  type Buyer,
  type InvoiceClass,
  type Money,
  type PaymentMethod,
  type Quantity,
  type SaleDocument,
  type VatExemption,
} from '@tezga/domain';
import type { Invoice } from '@tezga/fiscal';
import { partiesOf } from './message-parties.ts';
import type { InvoiceRelation } from '../issue/new-invoice.ts';
import type { Seller } from '../issue/sale-circumstances.ts';

/** A row of tenant.invoices. Amounts inside JSON columns are text. */
export interface MessageRow {
  readonly type: InvoiceClass;
  readonly number: bigint;
  readonly numberText: string;
  readonly issuedAt: Date;
  readonly businessUnitCode: string;
  readonly tcrCode: string;
  readonly softwareCode: string;
  readonly operatorCode: string;
  readonly seller: Seller;
  readonly buyer: Buyer | null;
  readonly isIssuerInVat: boolean;
  readonly hasVat: boolean;
  readonly isReverseCharge: boolean;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly taxFree: Money | null;
  readonly markUp: Money | null;
  readonly exportOfGoods: Money | null;
  readonly sameTaxes: readonly StoredSameTax[];
  readonly payments: readonly StoredPayment[];
  readonly payDeadline: string | null;
  readonly iic: string;
  readonly iicSignature: string;
  readonly owedVat: Money;
  readonly isEInvoice: boolean;
  /** Null for a plain sale. */
  readonly document: SaleDocument | null;
  readonly references: readonly MessageReference[];
}

/** Another invoice that this one refers to. */
interface MessageReference {
  readonly relation: InvoiceRelation;
  readonly iic: string;
  readonly issuedAt: string;
}

interface StoredSameTax {
  readonly lineCount: number;
  readonly vatPercent: string | null;
  readonly exemption: 'TYPE_1' | 'TYPE_2' | null;
  readonly withoutVat: string;
  readonly vat: string;
  /** Absent in rows from before the server supported reverse charge. */
  readonly owedVat?: string;
}

interface StoredPayment {
  readonly method: PaymentMethod;
  readonly amountInLek: string;
  readonly companyCard: string | null;
  readonly vouchers: readonly string[];
}

export interface MessageLine {
  readonly name: string;
  readonly sku: string;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly unitPriceWithoutVat: Money;
  readonly unitPriceWithVat: Money;
  readonly discount: number;
  readonly lowersTaxBase: boolean;
  readonly vatPercent: number | null;
  readonly exemption: VatExemption | null;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly owedVat: Money;
}

/** The invoice as XML fields for the tax authority. Deterministic: every retry submits the same content. */
export function invoiceMessage(row: MessageRow, lines: readonly MessageLine[]): Invoice {
  const { hasVat, sameTaxes } = row;
  return {
    TypeOfInv: row.type,
    TypeOfSelfIss: row.document?.selfIssue ?? undefined,
    IsSimplifiedInv: false,
    IssueDateTime: tiranaIsoMoment(row.issuedAt),
    InvNum: row.numberText,
    InvOrdNum: String(row.number),
    TCRCode: orUndefined(row.tcrCode),
    IsIssuerInVAT: row.isIssuerInVat,
    TaxFreeAmt: amount(row.taxFree),
    MarkUpAmt: amount(row.markUp),
    GoodsExAmt: amount(row.exportOfGoods),
    TotPriceWoVAT: decimalText(row.withoutVat),
    TotVATAmt: hasVat ? decimalText(row.vat + row.owedVat) : undefined,
    TotPrice: decimalText(row.withVat),
    OperatorCode: row.operatorCode,
    BusinUnitCode: row.businessUnitCode,
    SoftCode: row.softwareCode,
    IIC: row.iic,
    IICSignature: row.iicSignature,
    IsReverseCharge: row.isReverseCharge,
    PayDeadline: row.payDeadline ?? undefined,
    IsEinvoice: row.isEInvoice ? true : undefined,
    SupplyDateOrPeriod: supplyOf(row.document),
    ...referencesOf(row),
    PayMethods: { PayMethod: row.payments.map(payMethod) },
    Currency: currencyOf(row),
    ...partiesOf(row),
    Items: { I: lines.map((line) => item(line, hasVat)) },
    SameTaxes: sameTaxes.length === 0 ? undefined : { SameTax: sameTaxes.map(sameTax) },
  };
}

const amount = (hundredths: Money | null) => (hundredths === null ? undefined : decimalText(hundredths));
const storedAmount = (hundredths: string) => decimalText(BigInt(hundredths));

function payMethod({ method, amountInLek, companyCard, vouchers }: StoredPayment) {
  return {
    Type: method,
    Amt: storedAmount(amountInLek),
    CompCard: companyCard ?? undefined,
    Vouchers: vouchers.length === 0 ? undefined : { Voucher: vouchers.map((Num) => ({ Num })) },
  };
}

function currencyOf({ currency, exchangeRate, document }: MessageRow) {
  if (currency === baseCurrency) return undefined;
  const isBuying = document?.isBuying === true ? { IsBuying: true } : {};
  return { Code: currency, ExRate: exchangeRate.replace(/\.?0+$/, ''), ...isBuying };
}

function supplyOf(document: SaleDocument | null) {
  const supply = document?.supply ?? null;
  return supply === null ? undefined : { Start: supply.start, End: supply.end };
}

/**
 * References to corrected, written-off and summed-up invoices. There is no reference to advances, which only
 * lower the totals.
 */
function referencesOf({ references, withVat }: MessageRow) {
  const corrected = references.find(({ relation }) => relation === 'corrects' || relation === 'cancels');
  const lost = references.find(({ relation }) => relation === 'bad-debt');
  const summedUp = references.filter(({ relation }) => relation === 'sums-up');
  return {
    CorrectiveInv:
      corrected === undefined
        ? undefined
        : { ...referred(corrected), Type: correctiveKinds[correctiveKindOf(withVat)].fiscalType },
    BadDebtInv: lost === undefined ? undefined : referred(lost),
    SumInvIICRefs:
      summedUp.length === 0
        ? undefined
        : {
            SumInvIICRef: summedUp.map(({ iic, issuedAt }) => ({
              IIC: iic,
              IssueDateTime: tiranaIsoMoment(new Date(issuedAt)),
            })),
          },
  };
}

const referred = ({ iic, issuedAt }: MessageReference) => ({
  IICRef: iic,
  IssueDateTime: tiranaIsoMoment(new Date(issuedAt)),
});

/** The XML leaves out empty fields. */
const orUndefined = (text: string) => (text === '' ? undefined : text);

/**
 * A line of the fiscal message. Its price with VAT (PA) is the price without VAT (PB) plus the VAT (VA), also under
 * reverse charge, although the totals then contain no VAT (decision 24).
 */
function item(line: MessageLine, hasVat: boolean) {
  const { sku, discount, vatPercent, exemption, quantity, withVat, owedVat } = line;
  const priceAfterVat = withVat + owedVat;
  const unitPriceAfterVat =
    owedVat === 0n ? line.unitPriceWithVat : divideRounded(priceAfterVat * 1000n, quantity);
  return {
    N: fiscalName(line.name),
    C: orUndefined(sku),
    U: line.unit,
    Q: thousandthsText(quantity),
    UPB: decimalText(line.unitPriceWithoutVat),
    UPA: decimalText(unitPriceAfterVat),
    ...(discount === 0 ? {} : { R: decimalText(BigInt(discount)), RR: line.lowersTaxBase }),
    PB: decimalText(line.withoutVat),
    ...(hasVat && vatPercent !== null ? { VR: `${vatPercent}.00`, VA: decimalText(line.vat + owedVat) } : {}),
    PA: decimalText(priceAfterVat),
    EX: exemption === null ? undefined : vatExemptions[exemption],
  };
}

function sameTax({ lineCount, vatPercent, exemption, withoutVat, vat, owedVat = '0' }: StoredSameTax) {
  return {
    NumOfItems: String(lineCount),
    PriceBefVAT: storedAmount(withoutVat),
    ...(vatPercent === null
      ? {}
      : { VATRate: `${vatPercent}.00`, VATAmt: decimalText(BigInt(vat) + BigInt(owedVat)) }),
    ExemptFromVAT: exemption ?? undefined,
  };
}
