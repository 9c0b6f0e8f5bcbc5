import {
  add,
  amountText,
  compare,
  decimal,
  decimalText,
  divide,
  multiply,
  rounded,
  subtract,
  sum,
  zero,
  type Decimal,
} from './decimal.ts';
import type {
  AllowanceOrCharge,
  DocumentAllowanceOrCharge,
  DocumentLine,
  DocumentTotals,
  TaxSubtotal,
  TaxTreatment,
} from './e-invoice-document.ts';
import { isNear, taxOf } from './tax-of-rate.ts';

/** Why a tax category is not taxed; the breakdown has one reason for each category. */
export interface Exemption {
  readonly category: string;
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
}

export interface Summands {
  readonly lines: readonly (Pick<DocumentLine, 'netAmount' | 'item'> & {
    /** The tax in the fiscal invoice; undefined if it has none. */
    readonly taxAmount?: string | undefined;
  })[];
  readonly allowancesAndCharges: readonly DocumentAllowanceOrCharge[];
  readonly prepaid?: string | undefined;
  readonly rounding?: string | undefined;
  readonly exemptions?: readonly Exemption[] | undefined;
}

export interface Sums {
  readonly totals: DocumentTotals;
  readonly taxAmount: string;
  readonly breakdown: readonly TaxSubtotal[];
}

const signed = ({ isCharge, amount }: AllowanceOrCharge): Decimal =>
  isCharge ? decimal(amount) : subtract(zero, decimal(amount));

/** The net amount of a line: rounded once, after price, quantity, discounts and charges. */
export function lineNetAmount(
  line: Pick<DocumentLine, 'quantity' | 'price' | 'allowancesAndCharges'>,
): string {
  const { quantity, price, allowancesAndCharges } = line;
  const worth = multiply(decimal(quantity.value), decimal(price.amount));
  const net = divide(worth, decimal(price.baseQuantity?.value ?? '1'), 2);
  return amountText(add(net, sum(allowancesAndCharges.map(signed))));
}

/**
 * All totals of a document by EN 16931. The tax is computed and rounded once for each category and rate, so
 * it can differ from the sum of the line taxes. If the fiscal invoice states a tax for every line, their sum
 * is used, provided that it differs from the computed tax by less than one currency unit. For a summary of
 * hundreds of small receipts the difference can be larger: then the computed tax is used, and the difference
 * is added to the payable rounding. In both cases the buyer pays the total of the fiscal invoice.
 */
export function documentTotals(summands: Summands): Sums {
  const { lines, allowancesAndCharges } = summands;
  const parts = partsOf(summands);
  const breakdown = parts.map(({ subtotal }) => subtotal);
  const taxAmount = sum(breakdown.map((each) => decimal(each.taxAmount)));
  const lineTotal = sum(lines.map((line) => decimal(line.netAmount)));
  const totalOf = (isCharge: boolean) => {
    const those = allowancesAndCharges.filter((each) => each.isCharge === isCharge);
    return those.length === 0 ? undefined : sum(those.map((each) => decimal(each.amount)));
  };
  const [allowances, charges] = [totalOf(false), totalOf(true)];
  const withoutTax = add(subtract(lineTotal, allowances ?? zero), charges ?? zero);
  const withTax = add(withoutTax, taxAmount);
  return {
    totals: {
      lines: amountText(lineTotal),
      withoutTax: amountText(withoutTax),
      withTax: amountText(withTax),
      allowances: allowances && amountText(allowances),
      charges: charges && amountText(charges),
      ...payment(withTax, summands, sum(parts.map(({ excess }) => excess))),
    },
    taxAmount: amountText(taxAmount),
    breakdown,
  };
}

/** The payable amounts. `excess`, the stated tax minus the tax in the totals, is added to the rounding. */
function payment(withTax: Decimal, { prepaid, rounding }: Summands, excess: Decimal) {
  const difference = add(decimal(rounding ?? '0'), excess);
  const isRounded = rounding !== undefined || compare(excess, zero) !== 0;
  return {
    prepaid: prepaid === undefined ? undefined : amountText(decimal(prepaid)),
    rounding: isRounded ? amountText(difference) : undefined,
    payable: amountText(add(subtract(withTax, decimal(prepaid ?? '0')), difference)),
  };
}

interface Part {
  readonly subtotal: TaxSubtotal;
  /** The tax that the fiscal invoice states minus the tax in the subtotal. */
  readonly excess: Decimal;
}

interface Group {
  readonly treatment: TaxTreatment;
  readonly taxable: Decimal;
  /**
   * The sum of the line taxes that the fiscal invoice states; null if a line states none, or if the group has
   * an allowance or a charge of the document.
   */
  readonly declared: Decimal | null;
}

function partsOf({ exemptions = [], ...summands }: Summands): Part[] {
  return groupsOf(summands).map(({ treatment, taxable, declared }) => {
    const exemption = exemptions.find(({ category }) => category === treatment.category);
    const rate = rateText(treatment.rate);
    const ofNorm = decimal(taxOf(taxable, rate ?? '0'));
    const tax = declared !== null && isNear(declared, ofNorm) ? declared : ofNorm;
    return {
      subtotal: {
        category: treatment.category,
        rate,
        taxableAmount: amountText(taxable),
        taxAmount: amountText(tax),
        exemptionCode: exemption?.code,
        exemptionReason: exemption?.reason,
      },
      excess: declared === null ? zero : subtract(declared, tax),
    };
  });
}

function groupsOf({ lines, allowancesAndCharges }: Summands): Group[] {
  const groups = new Map<string, Group>();
  const put = (treatment: TaxTreatment, amount: Decimal, tax: Decimal | null) => {
    const key = `${treatment.category} ${rateText(treatment.rate) ?? ''}`;
    const { taxable, declared } = groups.get(key) ?? { taxable: zero, declared: zero };
    const declaredSum = declared === null || tax === null ? null : add(declared, tax);
    groups.set(key, { treatment, taxable: add(taxable, amount), declared: declaredSum });
  };
  for (const { item, netAmount, taxAmount } of lines)
    put(item.tax, decimal(netAmount), taxAmount === undefined ? null : decimal(taxAmount));
  for (const each of allowancesAndCharges) put(each.tax, signed(each), null);
  return [...groups.values()];
}

/** Normalizes a rate, so that 20 and 20.00 are equal. */
function rateText(rate: string | undefined): string | undefined {
  if (rate === undefined) return undefined;
  const value = decimal(rate);
  const short = rounded(value, 2);
  return compare(value, short) === 0 ? decimalText(short) : decimalText(value);
}
