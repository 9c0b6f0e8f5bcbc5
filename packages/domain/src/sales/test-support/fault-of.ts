import type { Circumstances } from '../cart.ts';
import type { InvoiceLine, SalesInvoice } from '../invoice-of.ts';
import type { LineAmounts } from '../line-amounts.ts';
import type { Reckoning, SameTax } from '../reckoning.ts';

// An independent implementation of exact sums and of the checks of the tax authority, to test the real one
// against.

const size = (amount: bigint) => (amount < 0n ? -amount : amount);
const isNear = (one: bigint, other: bigint, within: bigint) => size(one - other) <= within;

/**
 * The product of price and quantity may differ from the amount by half a hundredth for each unit, plus one
 * hundredth.
 */
function isProduct(price: bigint, quantity: bigint, left: bigint, amount: bigint): boolean {
  return isNear(price * quantity * left, amount * 10_000_000n, size(quantity) * 5000n + 10_000_000n);
}

function faultOfLine(line: LineAmounts, facts: InvoiceLine, mayBeNegative: boolean): string | null {
  const { quantity, discount, lowersTaxBase, vatPercent, fiscalExemption } = facts;
  const { unitPriceWithoutVat, unitPriceWithVat, withoutVat, vat, withVat, owedVat } = line;
  const left = lowersTaxBase ? 10_000n - discount : 10_000n;
  if ((vatPercent === null) === (fiscalExemption === null))
    return 'neither or both of a rate and an exemption';
  if (unitPriceWithoutVat < 0n || unitPriceWithVat < 0n) return 'a unit price below zero';
  if (!mayBeNegative && (quantity < 0n || withoutVat < 0n || withVat < 0n)) return 'below zero';
  if (!isProduct(unitPriceWithoutVat, quantity, left, withoutVat)) return 'PB is not UPB times Q';
  if (vat !== 0n && owedVat !== 0n) return 'VAT is both charged and owed';
  if (!isNear((vat + owedVat) * 100n, withoutVat * (vatPercent ?? 0n), 100n)) return 'VA is not VR of PB';
  if (withVat !== withoutVat + vat) return 'PA is not PB and VA';
  return isProduct(unitPriceWithVat, quantity, left, withVat) ? null : 'UPA is not PA for one';
}

function faultOfGroup(group: SameTax, lines: readonly LineAmounts[]): string | null {
  const sum = (pick: (line: LineAmounts) => bigint) => lines.reduce((total, line) => total + pick(line), 0n);
  if (group.lineCount !== lines.length || lines.length === 0) return 'a group counts other lines';
  if (group.withoutVat !== sum(({ withoutVat }) => withoutVat))
    return 'lines do not sum to the base of a group';
  if (group.vat !== sum(({ vat }) => vat)) return 'lines do not sum to the VAT of a group';
  if (group.owedVat !== sum(({ owedVat }) => owedVat)) return 'lines do not sum to the owed VAT of a group';
  if (group.withVat !== group.withoutVat + group.vat) return 'a group does not close';
  return hasVatOfRate(group) ? null : 'the VAT of a group is not its rate of the base';
}

/**
 * Whether the VAT is the rounded rate of the base; also true if no base with its rounded VAT gives this
 * total.
 */
function hasVatOfRate({ withoutVat, vat: charged, owedVat, vatPercent }: SameTax): boolean {
  const vat = charged + owedVat;
  const withVat = withoutVat + vat;
  const vatOf = (base: bigint) => {
    const rounded = (size(base) * (vatPercent ?? 0n) + 50n) / 100n;
    return base < 0n ? -rounded : rounded;
  };
  if (vat === vatOf(withoutVat)) return true;
  const others = [withoutVat - 1n, withoutVat + 1n];
  return size(vat - vatOf(withoutVat)) === 1n && others.every((base) => base + vatOf(base) !== withVat);
}

function faultOfSums(
  sums: Omit<Reckoning, 'lines'>,
  lines: readonly LineAmounts[],
  facts: readonly InvoiceLine[],
) {
  const { sameTaxes, outside, totals } = sums;
  for (const group of sameTaxes) {
    const fault = faultOfGroup(
      group,
      lines.filter(
        (_, place) =>
          facts[place]?.vatPercent === group.vatPercent && facts[place]?.fiscalExemption === group.exemption,
      ),
    );
    if (fault !== null) return fault;
  }
  const outsideOf = (exemption: string) =>
    lines.reduce(
      (sum, line, place) => sum + (facts[place]?.fiscalExemption === exemption ? line.withVat : 0n),
      0n,
    );
  if (outside.taxFree !== outsideOf('TAX_FREE')) return 'lines do not sum to what is free of tax';
  if (outside.markUp !== outsideOf('MARGIN_SCHEME')) return 'lines do not sum to the mark-up';
  if (outside.exportOfGoods !== outsideOf('EXPORT_OF_GOODS')) return 'lines do not sum to the export';
  const inGroups = sameTaxes.reduce((sum, { withoutVat }) => sum + withoutVat, 0n);
  const all = inGroups + outside.taxFree + outside.markUp + outside.exportOfGoods;
  if (totals.withoutVat !== all) return 'groups do not sum to the total without VAT';
  if (totals.vat !== sameTaxes.reduce((sum, { vat }) => sum + vat, 0n)) return 'groups do not sum to the VAT';
  if (totals.withVat !== totals.withoutVat + totals.vat) return 'the totals do not close';
  const paid = lines.reduce((sum, { withVat }) => sum + withVat, 0n);
  return totals.withVat === paid ? null : 'lines do not sum to the total';
}

/** The first fault that the tax authority or an accountant would find; null if there is none. */
export function faultOf(
  invoice: SalesInvoice,
  { isIssuerInVat, isCorrective }: Circumstances,
): string | null {
  const { lines, inCurrency, payments, totals } = invoice;
  if (!isIssuerInVat && !invoice.isReverseCharge) {
    if (invoice.sameTaxes.length > 0 || totals.vat !== 0n) return 'VAT of an issuer who is not in it';
    if (lines.some(({ fiscalExemption }) => fiscalExemption !== 'TAX_FREE')) return 'not free of tax';
  }
  for (const line of lines) {
    const fault = faultOfLine(line, line, isCorrective);
    if (fault !== null) return fault;
  }
  const fault = faultOfSums(invoice, lines, lines);
  if (fault !== null) return fault;
  if (payments.reduce((sum, { amountInLek }) => sum + amountInLek, 0n) !== totals.withVat) return 'not paid';
  return inCurrency === null ? null : faultInCurrency(invoice, inCurrency, isCorrective);
}

function faultInCurrency(
  { lines: facts, payments }: SalesInvoice,
  sums: Omit<Reckoning, 'lines'>,
  isCorrective: boolean,
): string | null {
  const lines = facts.flatMap(({ inCurrency }) => inCurrency ?? []);
  if (lines.length !== facts.length) return 'a line without amounts in the currency';
  for (const [place, line] of lines.entries()) {
    const fact = facts[place];
    const fault = fact === undefined ? null : faultOfLine(line, fact, isCorrective);
    if (fault !== null) return `${fault} in the currency`;
  }
  const isPaid = payments.reduce((sum, { amount }) => sum + amount, 0n) === sums.totals.withVat;
  return isPaid ? faultOfSums(sums, lines, facts) : 'not paid in the currency';
}
