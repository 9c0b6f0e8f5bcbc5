import { asMoney, asQuantity, decimalText, thousandthsText, type Money, type Quantity } from '@tezga/domain';
import { taxTreatmentOf, type DraftLine, type FiscalTreatment } from '@tezga/fiscal';
import { officialUnitCode } from '../units/index.ts';
import type { EInvoiceSource, SourceLine } from './e-invoice-source.ts';

/** -1 for a credit note, which states negative amounts as positive ones. */
export type Sign = 1n | -1n;

/** The norm allows "out of scope" (O) only for a whole document. Single lines out of scope count as exempt. */
export function treatmentOf(
  line: Pick<SourceLine, 'vatPercent' | 'exemption'>,
  { isReverseCharge, isOutOfScope }: { readonly isReverseCharge: boolean; readonly isOutOfScope: boolean },
): FiscalTreatment {
  if (isOutOfScope) return { kind: 'exempt', by: 'TAX_FREE_O' };
  if (isReverseCharge) return { kind: 'reverseCharge' };
  if (line.vatPercent !== null) return { kind: 'rate', rate: `${line.vatPercent}.00` };
  const by = line.exemption ?? 'TAX_FREE';
  return { kind: 'exempt', by: by === 'TAX_FREE_O' ? 'TAX_FREE' : by };
}

/** Amounts of a line in the currency of the document. */
export interface LineInDocument {
  readonly quantity: Quantity;
  readonly unitPrice: Money;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}

export function inDocument(line: SourceLine, sign: Sign): LineInDocument {
  const { inCurrency } = line;
  const [unitPrice, withoutVat, vat, withVat] =
    inCurrency === null
      ? [line.unitPriceWithoutVat, line.withoutVat, line.vat, line.withVat]
      : [inCurrency.unitPriceWithoutVat, inCurrency.withoutVat, inCurrency.vat, inCurrency.withVat].map(
          BigInt,
        );
  return {
    quantity: asQuantity(sign * line.quantity),
    unitPrice: asMoney(unitPrice ?? 0n),
    withoutVat: asMoney(sign * (withoutVat ?? 0n)),
    vat: asMoney(sign * (vat ?? 0n)),
    withVat: asMoney(sign * (withVat ?? 0n)),
  };
}

export function draftLine(
  line: SourceLine,
  place: number,
  treatment: FiscalTreatment,
  { sign, unitCodes }: { readonly sign: Sign; readonly unitCodes: EInvoiceSource['unitCodes'] },
): DraftLine {
  const amounts = inDocument(line, sign);
  return {
    id: String(place + 1),
    quantity: { value: thousandthsText(amounts.quantity), unit: unitCodeOf(line.unit, unitCodes) },
    netAmount: decimalText(amounts.withoutVat),
    taxAmount: decimalText(amounts.vat),
    allowancesAndCharges: discountOf(line, amounts),
    item: {
      name: line.name,
      ...(line.sku === '' ? {} : { sellerCode: line.sku }),
      classifications: [],
      tax: taxTreatmentOf(treatment),
      properties: [],
    },
    price: { amount: decimalText(amounts.unitPrice) },
  };
}

const discountReason = '95';

/** A discount that lowers the tax base: the difference between quantity × price and the net amount of the line. */
function discountOf(
  { discount, lowersTaxBase }: SourceLine,
  { quantity, unitPrice, withoutVat }: LineInDocument,
) {
  if (discount === 0 || !lowersTaxBase) return [];
  const worth = roundedThousandths(quantity * unitPrice);
  if (worth === withoutVat) return [];
  return [
    {
      isCharge: false,
      reasonCode: discountReason,
      reason: 'Zbritje',
      percent: decimalText(BigInt(discount)),
      amount: decimalText(worth - withoutVat),
      baseAmount: decimalText(worth),
    },
  ];
}

function roundedThousandths(thousandths: bigint): bigint {
  const size = thousandths < 0n ? -thousandths : thousandths;
  const rounded = (size + 500n) / 1000n;
  return thousandths < 0n ? -rounded : rounded;
}

const piece = 'H87';
/** A unit without an official code is sent as pieces (H87). The list of units warns about such a unit. */
const unitCodeOf = (name: string, unitCodes: EInvoiceSource['unitCodes']): string =>
  officialUnitCode({ name, code: unitCodes.get(name) ?? '' }) ?? piece;
