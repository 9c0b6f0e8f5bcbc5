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

/** Why a category is not taxed, as the breakdown says it: once for each category. */
export interface Exemption {
  readonly category: string;
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
}

export interface Summands {
  readonly lines: readonly (Pick<DocumentLine, 'netAmount' | 'item'> & {
    /** Where the fiscal invoice has said it already. */
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

/** What a line comes to without tax: rounded once, after its price, its quantity and all that changes them. */
export function lineNetAmount(
  line: Pick<DocumentLine, 'quantity' | 'price' | 'allowancesAndCharges'>,
): string {
  const { quantity, price, allowancesAndCharges } = line;
  const worth = multiply(decimal(quantity.value), decimal(price.amount));
  const net = divide(worth, decimal(price.baseQuantity?.value ?? '1'), 2);
  return amountText(add(net, sum(allowancesAndCharges.map(signed))));
}

/**
 * Everything a document sums up, by EN 16931: tax is worked out and rounded once for each category and rate, on the sum
 * of what is in it, so it need not be the sum of the taxes of the lines. Where all of them were told before, their sum
 * stands as long as the norm lets it be: it may be off by less than one unit. What sums up hundreds of tiny receipts can be
 * off by more; then the tax is that of the norm, and the difference is the rounding of what is paid. Either way the buyer
 * pays what the fiscal invoice asks for.
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
      ...payment(withTax, summands, sum(parts.map(({ untold }) => untold))),
    },
    taxAmount: amountText(taxAmount),
    breakdown,
  };
}

/** What lines were told beyond the tax of the norm is in the rounding. */
function payment(withTax: Decimal, { prepaid, rounding }: Summands, untold: Decimal) {
  const difference = add(decimal(rounding ?? '0'), untold);
  const isRounded = rounding !== undefined || compare(untold, zero) !== 0;
  return {
    prepaid: prepaid === undefined ? undefined : amountText(decimal(prepaid)),
    rounding: isRounded ? amountText(difference) : undefined,
    payable: amountText(add(subtract(withTax, decimal(prepaid ?? '0')), difference)),
  };
}

interface Part {
  readonly subtotal: TaxSubtotal;
  /** What its lines were told of tax beyond what the norm lets it say. */
  readonly untold: Decimal;
}

interface Group {
  readonly treatment: TaxTreatment;
  readonly taxable: Decimal;
  /** Null where the tax of something in it was not told. */
  readonly told: Decimal | null;
}

function partsOf({ exemptions = [], ...summands }: Summands): Part[] {
  return groupsOf(summands).map(({ treatment, taxable, told }) => {
    const exemption = exemptions.find(({ category }) => category === treatment.category);
    const rate = rateText(treatment.rate);
    const ofNorm = decimal(taxOf(taxable, rate ?? '0'));
    const tax = told !== null && isNear(told, ofNorm) ? told : ofNorm;
    return {
      subtotal: {
        category: treatment.category,
        rate,
        taxableAmount: amountText(taxable),
        taxAmount: amountText(tax),
        exemptionCode: exemption?.code,
        exemptionReason: exemption?.reason,
      },
      untold: told === null ? zero : subtract(told, tax),
    };
  });
}

function groupsOf({ lines, allowancesAndCharges }: Summands): Group[] {
  const groups = new Map<string, Group>();
  const put = (treatment: TaxTreatment, amount: Decimal, tax: Decimal | null) => {
    const key = `${treatment.category} ${rateText(treatment.rate) ?? ''}`;
    const { taxable, told } = groups.get(key) ?? { taxable: zero, told: zero };
    const together = told === null || tax === null ? null : add(told, tax);
    groups.set(key, { treatment, taxable: add(taxable, amount), told: together });
  };
  for (const { item, netAmount, taxAmount } of lines)
    put(item.tax, decimal(netAmount), taxAmount === undefined ? null : decimal(taxAmount));
  for (const each of allowancesAndCharges) put(each.tax, signed(each), null);
  return [...groups.values()];
}

/** 20 and 20.00 are one rate. */
function rateText(rate: string | undefined): string | undefined {
  if (rate === undefined) return undefined;
  const value = decimal(rate);
  const short = rounded(value, 2);
  return compare(value, short) === 0 ? decimalText(short) : decimalText(value);
}
