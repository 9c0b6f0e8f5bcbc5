import { add, compare, decimalText, negative, zero, type Decimal } from './decimal.ts';
import { hasTaxOfRate } from './check-sums.ts';
import type { EInvoiceDocument, TaxSubtotal, TaxTreatment } from './e-invoice-document.ts';
import {
  allowancePath,
  breakdownIn,
  breakdownPath,
  hasText,
  linePath,
  numberIn,
  type Findings,
} from './findings.ts';
import { isNear } from './tax-of-rate.ts';

interface CategoryRules {
  /** The prefix of this category's rule codes. */
  readonly codes: string;
  readonly rate: 'positive' | 'zero' | 'none' | 'notNegative';
  /** True if the category has one breakdown entry for each rate; otherwise it has exactly one entry. */
  readonly isByRate: boolean;
  readonly seller: 'registered' | 'vat' | 'noVat';
  readonly buyer: 'any' | 'vatOrCompany' | 'vat' | 'noVat';
  readonly hasReason: boolean;
}

/** The EN 16931 rules of each tax category. */
export const categoryRules: Readonly<Record<string, CategoryRules>> = {
  S: {
    codes: 'BR-S',
    rate: 'positive',
    isByRate: true,
    seller: 'registered',
    buyer: 'any',
    hasReason: false,
  },
  Z: { codes: 'BR-Z', rate: 'zero', isByRate: false, seller: 'registered', buyer: 'any', hasReason: false },
  E: { codes: 'BR-E', rate: 'zero', isByRate: false, seller: 'registered', buyer: 'any', hasReason: true },
  AE: {
    codes: 'BR-AE',
    rate: 'zero',
    isByRate: false,
    seller: 'registered',
    buyer: 'vatOrCompany',
    hasReason: true,
  },
  K: { codes: 'BR-IC', rate: 'zero', isByRate: false, seller: 'vat', buyer: 'vat', hasReason: true },
  G: { codes: 'BR-G', rate: 'zero', isByRate: false, seller: 'vat', buyer: 'any', hasReason: true },
  O: { codes: 'BR-O', rate: 'none', isByRate: false, seller: 'noVat', buyer: 'noVat', hasReason: true },
  L: {
    codes: 'BR-AF',
    rate: 'notNegative',
    isByRate: true,
    seller: 'registered',
    buyer: 'any',
    hasReason: false,
  },
  M: {
    codes: 'BR-AG',
    rate: 'notNegative',
    isByRate: true,
    seller: 'registered',
    buyer: 'any',
    hasReason: false,
  },
};

/**
 * The category of Italian split payment. Only the rules in `checkSplitPayment` apply to it, so
 * `categoryRules` omits it.
 */
const splitPayment = 'B';

/**
 * An item with a tax category: a line (rules 02, 05), a document allowance (03, 06) or a document charge (04,
 * 07).
 */
interface Taxed {
  readonly rule: 0 | 1 | 2;
  readonly path: string;
  readonly tax: TaxTreatment;
  /** What the item adds to the taxable amount, with its sign. */
  readonly amount: Decimal;
}

export function checkTaxCategories(document: EInvoiceDocument, findings: Findings): void {
  const taxed = taxedIn(document);
  for (const each of taxed) checkTaxed(document, each, findings);
  const breakdown = breakdownIn(document);
  const [uses, parts] = [countByCategory(taxed.map(({ tax }) => tax)), countByCategory(breakdown)];
  for (const [category, rules] of Object.entries(categoryRules)) {
    const [used, told] = [uses.get(category) ?? 0, parts.get(category) ?? 0];
    const isSatisfied = used === 0 && told === 0 ? true : rules.isByRate ? told > 0 === used > 0 : told === 1;
    findings.demand(isSatisfied, `${rules.codes}-01`, 'TaxTotal/TaxSubtotal');
  }
  const sums = sumsOf(taxed);
  for (const [place, part] of breakdown.entries()) checkPart(part, sums, breakdownPath(place), findings);
  checkOutOfScope(breakdown, taxed, findings);
  const isUsed = (category: string) => uses.has(category) || parts.has(category);
  if (isUsed('K')) checkIntraCommunity(document, findings);
  if (isUsed(splitPayment)) checkSplitPayment(document, isUsed('S'), findings);
}

function countByCategory(all: readonly TaxTreatment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of all) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/**
 * The key that a breakdown entry shares with its items: the category, and also the rate if the category has
 * an entry for each rate.
 */
function keyOf({ category, rate }: TaxTreatment): string {
  if (categoryRules[category]?.isByRate !== true) return category;
  const number = numberIn(rate);
  return `${category} ${number === null ? '' : decimalText(withoutZeros(number))}`;
}

function withoutZeros({ units, scale }: Decimal): Decimal {
  let short = { units, scale };
  while (short.scale > 0 && short.units % 10n === 0n)
    short = { units: short.units / 10n, scale: short.scale - 1 };
  return short;
}

/** The taxable amounts of all breakdown entries, summed in one pass so that the check takes linear time. */
function sumsOf(taxed: readonly Taxed[]): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const { tax, amount } of taxed) {
    const key = keyOf(tax);
    sums.set(key, add(sums.get(key) ?? zero, amount));
  }
  return sums;
}

function taxedIn(document: EInvoiceDocument): Taxed[] {
  const lines = document.lines.map(({ item, netAmount }, place): Taxed => ({
    rule: 0,
    path: `${linePath(document, place)}/Item/ClassifiedTaxCategory`,
    tax: item.tax,
    amount: numberIn(netAmount) ?? zero,
  }));
  const others = document.allowancesAndCharges.map(({ isCharge, tax, amount }, place): Taxed => {
    const number = numberIn(amount) ?? zero;
    return {
      rule: isCharge ? 2 : 1,
      path: `${allowancePath(place)}/TaxCategory`,
      tax,
      amount: isCharge ? number : negative(number),
    };
  });
  return [...lines, ...others];
}

const hasVat = (
  party: { readonly taxRegistrations: EInvoiceDocument['seller']['taxRegistrations'] } | undefined,
) => party?.taxRegistrations.some(({ id, scheme }) => scheme.toUpperCase() === 'VAT' && hasText(id)) ?? false;

function checkTaxed(document: EInvoiceDocument, { rule, path, tax }: Taxed, findings: Findings): void {
  const rules = categoryRules[tax.category];
  if (rules === undefined) {
    if (hasText(tax.category) && tax.category !== splitPayment)
      findings.demand(false, rule === 0 ? 'BR-CL-18' : 'BR-CL-17', `${path}/ID`);
    return;
  }
  const code = (number: number) => `${rules.codes}-0${number + rule}`;
  findings.demand(arePartiesIdentified(document, rules), code(2), path);
  findings.demand(isRateAllowed(rules, tax.rate), code(5), `${path}/Percent`);
}

function arePartiesIdentified(document: EInvoiceDocument, rules: CategoryRules): boolean {
  const { seller, buyer, taxRepresentative } = document;
  const isSellerIdentified = {
    registered: seller.taxRegistrations.some(({ id }) => hasText(id)) || hasVat(taxRepresentative),
    vat: hasVat(seller) || hasVat(taxRepresentative),
    noVat: !hasVat(seller) && !hasVat(taxRepresentative),
  }[rules.seller];
  const isBuyerIdentified = {
    any: true,
    vatOrCompany: hasVat(buyer) || hasText(buyer.companyId?.value),
    vat: hasVat(buyer),
    noVat: !hasVat(buyer),
  }[rules.buyer];
  return isSellerIdentified && isBuyerIdentified;
}

function isRateAllowed({ rate: wanted }: CategoryRules, rateText: string | undefined): boolean {
  if (wanted === 'none') return !hasText(rateText);
  const rate = numberIn(rateText);
  if (rate === null) return false;
  if (wanted === 'zero') return rate.units === 0n;
  return wanted === 'positive' ? rate.units > 0n : rate.units >= 0n;
}

function checkPart(
  part: TaxSubtotal,
  sums: ReadonlyMap<string, Decimal>,
  path: string,
  findings: Findings,
): void {
  const rules = categoryRules[part.category];
  if (rules === undefined) {
    if (hasText(part.category) && part.category !== splitPayment)
      findings.demand(false, 'BR-CL-17', `${path}/TaxCategory/ID`);
    return;
  }
  const code = (number: string) => `${rules.codes}-${number}`;
  const summed = sums.get(keyOf(part));
  const expected = summed ?? zero;
  const taxable = numberIn(part.taxableAmount);
  if (taxable !== null) {
    const isSatisfied = rules.isByRate
      ? summed !== undefined && isNear(taxable, expected)
      : compare(taxable, expected) === 0;
    findings.demand(isSatisfied, code('08'), `${path}/TaxableAmount`);
  }
  const isTaxRight = rules.isByRate ? hasTaxOfRate(part) : (numberIn(part.taxAmount)?.units ?? 0n) === 0n;
  findings.demand(isTaxRight, code('09'), `${path}/TaxAmount`);
  const hasReason = hasText(part.exemptionCode) || hasText(part.exemptionReason);
  findings.demand(hasReason === rules.hasReason, code('10'), `${path}/TaxCategory/TaxExemptionReason`);
}

/** Checks that an out-of-scope document has no other tax category. */
function checkOutOfScope(
  breakdown: readonly TaxSubtotal[],
  taxed: readonly Taxed[],
  findings: Findings,
): void {
  if (!breakdown.some(({ category }) => category === 'O')) return;
  findings.demand(breakdown.length === 1, 'BR-O-11', 'TaxTotal/TaxSubtotal');
  for (const { rule, path, tax } of taxed)
    findings.demand(tax.category === 'O', `BR-O-1${2 + rule}`, `${path}/ID`);
}

function checkIntraCommunity({ delivery, period }: EInvoiceDocument, findings: Findings): void {
  const hasDate = hasText(delivery?.date) || hasText(period?.startDate) || hasText(period?.endDate);
  findings.demand(hasDate, 'BR-IC-11', 'Delivery/ActualDeliveryDate');
  findings.present(delivery?.address?.country, 'BR-IC-12', 'Delivery/DeliveryLocation/Address/Country');
}

function checkSplitPayment(document: EInvoiceDocument, hasStandardRate: boolean, findings: Findings): void {
  const { seller, buyer, taxRepresentative, delivery, lines } = document;
  const inItaly = [
    ...[seller, buyer, taxRepresentative, delivery].map((each) => each?.address?.country),
    ...lines.map(({ item }) => item.originCountry),
  ].every((country) => country === undefined || country === 'IT');
  findings.demand(inItaly, 'BR-B-01', 'TaxTotal/TaxSubtotal');
  findings.demand(!hasStandardRate, 'BR-B-02', 'TaxTotal/TaxSubtotal');
}
