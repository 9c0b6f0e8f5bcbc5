import { decimalText, fiscalName, thousandthsText, type Money } from '@tezga/domain';
import { invoiceCode, type Signer } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { RequestOf } from '../../platform/tax-authority/services.ts';

export type Invoice = RequestOf<'fiscalization', 'RegisterInvoice'>['Invoice'];

export interface SupplyParty {
  readonly nuis: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
}

export interface SupplyLine {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly pieces: bigint;
  /** Without VAT. */
  readonly price: Money;
  /** 20, 10, 6 or 0. */
  readonly vatPercent: bigint;
}

export interface Supply {
  readonly ordinal: number;
  /** In the format of the tax authority, with an offset. */
  readonly issuedAt: string;
  readonly supplier: SupplyParty & { readonly unitCode: string; readonly operatorCode: string };
  readonly buyer: SupplyParty;
  readonly lines: readonly SupplyLine[];
  readonly softwareCode: string;
  readonly isEInvoice: boolean;
}

const amountsOf = ({ pieces, price, vatPercent }: SupplyLine) => {
  const withoutVat = pieces * price;
  const vat = (withoutVat * vatPercent) / 100n;
  return { withoutVat, vat, withVat: withoutVat + vat };
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** The fiscal message of a supplier's invoice that is paid by bank transfer. */
export function supplyMessage(supply: Supply, signer: Signer): Invoice {
  const { supplier, buyer, lines, issuedAt } = supply;
  const InvOrdNum = String(supply.ordinal);
  const amounts = lines.map(amountsOf);
  const total = decimalText(sum(amounts.map(({ withVat }) => withVat)));
  const identity = {
    issuer: supplier.nuis,
    issuedAt,
    ordinal: InvOrdNum,
    businessUnit: supplier.unitCode,
    till: '',
    software: supply.softwareCode,
    total,
  };
  const { code, signature } = invoiceCode(identity, { ...nodeCrypto, ...signer });
  return {
    TypeOfInv: 'NONCASH',
    IsSimplifiedInv: false,
    IssueDateTime: issuedAt,
    InvNum: `${InvOrdNum}/${issuedAt.slice(0, 4)}`,
    InvOrdNum,
    IsIssuerInVAT: true,
    TotPriceWoVAT: decimalText(sum(amounts.map(({ withoutVat }) => withoutVat))),
    TotVATAmt: decimalText(sum(amounts.map(({ vat }) => vat))),
    TotPrice: total,
    OperatorCode: supplier.operatorCode,
    BusinUnitCode: supplier.unitCode,
    SoftCode: supply.softwareCode,
    IIC: code,
    IICSignature: signature,
    IsReverseCharge: false,
    ...(supply.isEInvoice ? { IsEinvoice: true } : {}),
    PayMethods: { PayMethod: [{ Type: 'ACCOUNT', Amt: total }] },
    Seller: partyOf(supplier),
    Buyer: partyOf(buyer),
    Items: { I: lines.map(itemOf) },
    SameTaxes: { SameTax: sameTaxesOf(lines) },
  };
}

const partyOf = ({ nuis, name, address, town }: SupplyParty) => ({
  IDType: 'NUIS' as const,
  IDNum: nuis,
  Name: name,
  Address: address,
  Town: town,
  Country: 'ALB' as const,
});

function itemOf(line: SupplyLine) {
  const { withoutVat, vat, withVat } = amountsOf(line);
  return {
    N: fiscalName(line.name),
    C: line.code,
    U: line.unit,
    Q: thousandthsText(line.pieces * 1000n),
    UPB: decimalText(line.price),
    UPA: decimalText((line.price * (100n + line.vatPercent)) / 100n),
    PB: decimalText(withoutVat),
    VR: `${line.vatPercent}.00`,
    VA: decimalText(vat),
    PA: decimalText(withVat),
  };
}

function sameTaxesOf(lines: readonly SupplyLine[]) {
  return [...new Set(lines.map(({ vatPercent }) => vatPercent))].map((rate) => {
    const some = lines.filter(({ vatPercent }) => vatPercent === rate).map(amountsOf);
    return {
      NumOfItems: String(some.length),
      PriceBefVAT: decimalText(sum(some.map(({ withoutVat }) => withoutVat))),
      VATRate: `${rate}.00`,
      VATAmt: decimalText(sum(some.map(({ vat }) => vat))),
    };
  });
}
