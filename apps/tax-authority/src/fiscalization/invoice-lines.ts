import { hundredths, isNear, sizeOf, thousandths } from './exact-amounts.ts';
import type { Invoice, InvoiceItem } from './messages.ts';

/** A rate of VAT or the reason for none, as items and the sums of taxes are brought together. */
export const taxKeyOf = (rate: string | undefined, exemption: string | undefined): string =>
  exemption ?? (rate === undefined ? 'none' : String(hundredths(rate)));

const outsideTaxes = new Set(['TAX_FREE', 'MARGIN_SCHEME', 'EXPORT_OF_GOODS']);

export interface LineRules {
  /** Amounts below zero undo another invoice. */
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
 * What is wrong with a line, from its field on; null where it agrees with itself. Unit prices are rounded to hundredths,
 * so what is made of them may be off by half a hundredth for each piece, and everything by one more.
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
  const isWithoutVat = rules.isReverseCharge && isNear(after, before, 1n);
  // A rebate that leaves the tax base alone is taken off in the end.
  const isRebated = RR === false && isNear(after * whole, (before + vat) * left, whole);
  if (!isSum && !isWithoutVat && !isRebated) return '/@PA is not PB and VA together';
  if (!isProduct(UPA, quantity, whole, after) && !isProduct(UPA, quantity, left, after))
    return '/@UPA is not PA for one piece';
  return null;
}

function problemOfVat({ VR, VA, EX }: InvoiceItem, { mayHaveVat, mustHaveVat }: LineRules): string | null {
  if ((VR === undefined) !== (VA === undefined)) return ' needs both VR and VA or neither';
  if (VR === undefined) return mustHaveVat ? '/@VR is needed with IsReverseCharge' : null;
  if (!mayHaveVat) return '/@VR of an issuer who is not in the VAT';
  return EX !== undefined && outsideTaxes.has(EX) ? `/@VR with EX ${EX}` : null;
}

/** Rates and rebates are percent with two decimals. */
const whole = 10_000n;
const scale = 1000n * whole;

/** Whether a unit price, a quantity and what a rebate leaves of it (of ten thousand parts) make the amount. */
function isProduct(unitPrice: string, quantity: bigint, left: bigint, amount: bigint): boolean {
  const within = sizeOf(quantity) * 5000n + scale;
  return isNear(hundredths(unitPrice) * quantity * left, amount * scale, within);
}
