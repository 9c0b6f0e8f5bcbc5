import { hundredths, isNear, sizeOf, thousandths } from './exact-amounts.ts';
import type { Invoice, InvoiceItem } from './messages.ts';

/** Grouping key of a line: its VAT rate or its exemption reason. */
export const taxKeyOf = (rate: string | undefined, exemption: string | undefined): string =>
  exemption ?? (rate === undefined ? 'none' : String(hundredths(rate)));

/** The rates of the VAT law in hundredths of a percent: 20, 10, 6 and 0. */
const lawfulRates: ReadonlySet<bigint> = new Set([2000n, 1000n, 600n, 0n]);

export const isLawfulRate = (rate: string | undefined): boolean =>
  rate === undefined || lawfulRates.has(hundredths(rate));

const outsideTaxes = new Set(['TAX_FREE', 'MARGIN_SCHEME', 'EXPORT_OF_GOODS']);

export interface LineRules {
  /** True for an invoice that may have negative amounts, such as a corrective one. */
  readonly mayBeNegative: boolean;
  readonly mayHaveVat: boolean;
  readonly mustHaveVat: boolean;
  readonly isReverseCharge: boolean;
}

export function lineRulesOf(invoice: Invoice): LineRules {
  const { IsIssuerInVAT, IsReverseCharge, TypeOfSelfIss, CorrectiveInv, BadDebtInv } = invoice;
  return {
    mayBeNegative: CorrectiveInv !== undefined || BadDebtInv !== undefined,
    mayHaveVat: IsIssuerInVAT || IsReverseCharge || TypeOfSelfIss !== undefined,
    mustHaveVat: IsReverseCharge,
    isReverseCharge: IsReverseCharge,
  };
}

/**
 * The problem of a line, as text that starts with the field; null if the line is consistent. The product of unit
 * price and quantity may differ by half a hundredth for each piece, because unit prices are rounded, and every amount
 * by one more hundredth.
 */
export function lineProblem(item: InvoiceItem, rules: LineRules): string | null {
  const { Q, UPB, UPA, R, RR, PB, VR, VA, PA } = item;
  const quantity = thousandths(Q);
  const before = hundredths(PB);
  const vat = hundredths(VA);
  const after = hundredths(PA);
  const isNegative = quantity < 0n || before < 0n || after < 0n;
  if (isNegative && !rules.mayBeNegative) return ' is below zero without CorrectiveInv or BadDebtInv';
  const vatProblem = problemOfVat(item, rules);
  if (vatProblem !== null) return vatProblem;
  const left = whole - hundredths(R);
  if (!isProduct(UPB, quantity, RR === false ? whole : left, before))
    return '/@PB is not UPB times Q less the rebate';
  if (VR !== undefined && !isNear(vat * whole, before * hundredths(VR), whole)) return '/@VA is not VR of PB';
  const isSum = isNear(after, before + vat, 1n);
  // A rebate that does not lower the tax base is subtracted from the final price.
  const isRebated = RR === false && isNear(after * whole, (before + vat) * left, whole);
  if (!isSum && !isRebated) return '/@PA is not PB and VA together';
  if (!isProduct(UPA, quantity, whole, after) && !isProduct(UPA, quantity, left, after))
    return '/@UPA is not PA for one piece';
  return null;
}

function problemOfVat({ VR, VA, EX }: InvoiceItem, { mayHaveVat, mustHaveVat }: LineRules): string | null {
  if ((VR === undefined) !== (VA === undefined)) return ' needs both VR and VA or neither';
  if (VR === undefined) return mustHaveVat ? '/@VR is needed with IsReverseCharge' : null;
  if (!isLawfulRate(VR)) return `/@VR ${VR} is not a VAT rate of the law`;
  if (!mayHaveVat) return '/@VR of an issuer who is not in the VAT';
  return EX !== undefined && outsideTaxes.has(EX) ? `/@VR with EX ${EX}` : null;
}

/** 100 percent, with two decimals. */
const whole = 10_000n;
const scale = 1000n * whole;

/** True if unit price × quantity × left / 10,000 equals the amount; `left` is what the rebate leaves of 10,000. */
function isProduct(unitPrice: string, quantity: bigint, left: bigint, amount: bigint): boolean {
  const within = sizeOf(quantity) * 5000n + scale;
  return isNear(hundredths(unitPrice) * quantity * left, amount * scale, within);
}
