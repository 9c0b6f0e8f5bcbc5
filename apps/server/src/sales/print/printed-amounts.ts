import {
  asMoney,
  asPercent,
  plus,
  sumOf,
  type InvoiceLine,
  type LineAmounts,
  type Money,
  type SumsWithOwedVat,
} from '@tezga/domain';
import type { PrintedLine, PrintedLineAmounts, PrintedSums, PrintedTaxGroup } from '@tezga/print';
import type { StoredSums, LineRow } from '../issue/stored-invoice.ts';

export function storedSums({ withoutVat, vat, withVat, owedVat = '0' }: StoredSums): SumsWithOwedVat {
  return {
    withoutVat: asMoney(BigInt(withoutVat)),
    vat: asMoney(BigInt(vat)),
    withVat: asMoney(BigInt(withVat)),
    owedVat: asMoney(BigInt(owedVat)),
  };
}

/** Without VAT, a document shows only the total. VAT that the buyer owes (reverse charge) is shown as VAT. */
export function printedSums(
  { withoutVat, vat, withVat, owedVat }: SumsWithOwedVat,
  hasVat: boolean,
): PrintedSums {
  return { withoutVat, vat: hasVat ? plus(vat, owedVat) : null, withVat };
}

/** A line of an issued invoice or of a pro-forma invoice. */
export type LineToPrint = LineAmounts &
  Pick<
    InvoiceLine,
    | 'name'
    | 'sku'
    | 'barcode'
    | 'unit'
    | 'quantity'
    | 'discount'
    | 'lowersTaxBase'
    | 'vatPercent'
    | 'exemption'
    | 'inCurrency'
  >;

export function storedLine(line: LineRow): LineToPrint {
  const { inCurrency, vatPercent } = line;
  return {
    ...line,
    discount: asPercent(BigInt(line.discount)),
    vatPercent: vatPercent === null ? null : BigInt(vatPercent),
    inCurrency:
      inCurrency === null
        ? null
        : {
            unitPriceWithoutVat: asMoney(BigInt(inCurrency.unitPriceWithoutVat)),
            unitPriceWithVat: asMoney(BigInt(inCurrency.unitPriceWithVat)),
            ...storedSums(inCurrency),
          },
  };
}

export function printedLine(line: LineToPrint, hasVat: boolean): PrintedLine {
  const { inCurrency } = line;
  return {
    name: line.name,
    code: line.sku === '' ? line.barcode : line.sku,
    unit: line.unit,
    quantity: line.quantity,
    discount: line.discount,
    lowersTaxBase: line.lowersTaxBase,
    vatPercent: line.vatPercent,
    exemption: line.exemption,
    ...printedAmounts(line, hasVat),
    inCurrency: inCurrency === null ? null : printedAmounts(inCurrency, hasVat),
  };
}

function printedAmounts(amounts: LineAmounts, hasVat: boolean): PrintedLineAmounts {
  const { unitPriceWithoutVat, unitPriceWithVat } = amounts;
  return { unitPriceWithoutVat, unitPriceWithVat, ...printedSums(amounts, hasVat) };
}

export interface CountedTaxGroup extends PrintedTaxGroup {
  readonly lineCount: number;
}

/** Groups lines by VAT rate or exemption. */
export function taxGroups(lines: readonly LineToPrint[], hasVat: boolean): CountedTaxGroup[] {
  const groups = new Map<string, LineToPrint[]>();
  for (const line of lines) {
    const key = line.exemption ?? String(line.vatPercent);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const sum = (of: (line: LineToPrint) => Money) => sumOf(group.map(of));
    const sums = {
      withoutVat: sum(({ withoutVat }) => withoutVat),
      vat: sum(({ vat }) => vat),
      withVat: sum(({ withVat }) => withVat),
      owedVat: sum(({ owedVat }) => owedVat),
    };
    const { vatPercent, exemption } = first;
    return [{ vatPercent, exemption, lineCount: group.length, ...printedSums(sums, hasVat) }];
  });
}
