import { add, compare, decimal, rounded, subtract, sum, zero, type Decimal } from './decimal.ts';
import type { EInvoiceDocument } from './e-invoice-document.ts';
import {
  allowancePath,
  breakdownIn,
  breakdownPath,
  hasText,
  linePath,
  numberIn,
  type Findings,
} from './findings.ts';
import { isNear, taxOf } from './tax-of-rate.ts';

/** Checks the arithmetic of a document: BR-DEC, BR-CO-10 to BR-CO-18, BR-45 to BR-48 and BR-53. */
export function checkSums(document: EInvoiceDocument, findings: Findings): void {
  checkForms(document, findings);
  checkTotals(document, findings);
  checkTaxTotals(document, findings);
}

const total = (name: string) => `LegalMonetaryTotal/${name}`;

/** An amount to check: [code of its decimals rule, path, text]. */
type CheckedAmount = readonly [code: string, path: string, text: string | undefined];

const isNumber = (text: string | undefined) => !hasText(text) || numberIn(text) !== null;

function checkForms(document: EInvoiceDocument, findings: Findings): void {
  for (const [code, path, text] of [...documentAmounts(document), ...lineAmounts(document)]) {
    if (!hasText(text)) continue;
    const number = numberIn(text);
    if (number === null) findings.demand(false, 'UBL-DT-01', path);
    else findings.demand(number.scale <= 2, code, path);
  }
  for (const [path, text] of otherNumbers(document)) findings.demand(isNumber(text), 'UBL-DT-01', path);
}

/** Numbers for which no rule limits the decimals. */
function otherNumbers(document: EInvoiceDocument): (readonly [path: string, text: string | undefined])[] {
  return [
    ...document.lines.flatMap(({ price, quantity, item }, place) => {
      const path = linePath(document, place);
      return [
        [`${path}/Price/PriceAmount`, price.amount],
        [`${path}/Price/AllowanceCharge/Amount`, price.discount?.amount],
        [`${path}/Price/AllowanceCharge/BaseAmount`, price.discount?.grossPrice],
        [`${path}/Quantity`, quantity.value],
        [`${path}/Item/ClassifiedTaxCategory/Percent`, item.tax.rate],
      ] as const;
    }),
    ...breakdownIn(document).map(
      ({ rate }, place) => [`${breakdownPath(place)}/TaxCategory/Percent`, rate] as const,
    ),
  ];
}

function documentAmounts(document: EInvoiceDocument): CheckedAmount[] {
  const { totals, allowancesAndCharges, taxTotals } = document;
  const [own, other] = taxTotals;
  return [
    ['BR-DEC-09', total('LineExtensionAmount'), totals.lines],
    ['BR-DEC-10', total('AllowanceTotalAmount'), totals.allowances],
    ['BR-DEC-11', total('ChargeTotalAmount'), totals.charges],
    ['BR-DEC-12', total('TaxExclusiveAmount'), totals.withoutTax],
    ['BR-DEC-13', 'TaxTotal/TaxAmount', own?.amount.value],
    ['BR-DEC-14', total('TaxInclusiveAmount'), totals.withTax],
    ['BR-DEC-15', 'TaxTotal[2]/TaxAmount', other?.amount.value],
    ['BR-DEC-16', total('PrepaidAmount'), totals.prepaid],
    ['BR-DEC-17', total('PayableRoundingAmount'), totals.rounding],
    ['BR-DEC-18', total('PayableAmount'), totals.payable],
    ...breakdownIn(document).flatMap((each, place): CheckedAmount[] => [
      ['BR-DEC-19', `${breakdownPath(place)}/TaxableAmount`, each.taxableAmount],
      ['BR-DEC-20', `${breakdownPath(place)}/TaxAmount`, each.taxAmount],
    ]),
    ...allowancesAndCharges.flatMap((each, place): CheckedAmount[] => [
      [each.isCharge ? 'BR-DEC-05' : 'BR-DEC-01', `${allowancePath(place)}/Amount`, each.amount],
      [each.isCharge ? 'BR-DEC-06' : 'BR-DEC-02', `${allowancePath(place)}/BaseAmount`, each.baseAmount],
    ]),
  ];
}

function lineAmounts(document: EInvoiceDocument): CheckedAmount[] {
  return document.lines.flatMap((line, place): CheckedAmount[] => {
    const path = linePath(document, place);
    return [
      ['BR-DEC-23', `${path}/LineExtensionAmount`, line.netAmount],
      ...line.allowancesAndCharges.flatMap((each, at): CheckedAmount[] => [
        [each.isCharge ? 'BR-DEC-27' : 'BR-DEC-24', `${path}/${allowancePath(at)}/Amount`, each.amount],
        [
          each.isCharge ? 'BR-DEC-28' : 'BR-DEC-25',
          `${path}/${allowancePath(at)}/BaseAmount`,
          each.baseAmount,
        ],
      ]),
    ];
  });
}

const orZero = (text: string | undefined) => numberIn(text) ?? zero;
const isSum = (text: string | undefined, value: Decimal) => {
  const number = numberIn(text);
  // A missing or invalid number counts as correct, because another rule reports it.
  return number === null || compare(number, rounded(value, 2)) === 0;
};

function checkTotals(document: EInvoiceDocument, findings: Findings): void {
  const { totals, lines, allowancesAndCharges } = document;
  const lineSum = sum(lines.map((line) => orZero(line.netAmount)));
  findings.demand(isSum(totals.lines, lineSum), 'BR-CO-10', total('LineExtensionAmount'));
  const checkSide = (isCharge: boolean, declared: string | undefined, code: string, name: string) => {
    const those = allowancesAndCharges.filter((each) => each.isCharge === isCharge);
    const isSatisfied = hasText(declared)
      ? isSum(declared, sum(those.map((each) => orZero(each.amount))))
      : those.length === 0;
    findings.demand(isSatisfied, code, total(name));
  };
  checkSide(false, totals.allowances, 'BR-CO-11', 'AllowanceTotalAmount');
  checkSide(true, totals.charges, 'BR-CO-12', 'ChargeTotalAmount');
  const withoutTax = add(subtract(orZero(totals.lines), orZero(totals.allowances)), orZero(totals.charges));
  findings.demand(isSum(totals.withoutTax, withoutTax), 'BR-CO-13', total('TaxExclusiveAmount'));
  const payable = add(subtract(orZero(totals.withTax), orZero(totals.prepaid)), orZero(totals.rounding));
  findings.demand(isSum(totals.payable, payable), 'BR-CO-16', total('PayableAmount'));
}

function checkTaxTotals(document: EInvoiceDocument, findings: Findings): void {
  const { taxTotals, currency, taxCurrency, totals } = document;
  const own = taxTotals.filter(({ amount }) => amount.currency === currency);
  const withTax = add(orZero(totals.withoutTax), orZero(own[0]?.amount.value));
  findings.demand(
    own.length === 1 && isSum(totals.withTax, withTax),
    'BR-CO-15',
    'LegalMonetaryTotal/TaxInclusiveAmount',
  );
  for (const { amount, breakdown } of taxTotals) {
    findings.present(amount.value, 'UBL-DT-01', 'TaxTotal/TaxAmount');
    const tax = sum(breakdown.map((each) => orZero(each.taxAmount)));
    findings.demand(breakdown.length === 0 || isSum(amount.value, tax), 'BR-CO-14', 'TaxTotal/TaxAmount');
  }
  const isInTaxCurrency = taxTotals.some(({ amount }) => amount.currency === taxCurrency);
  findings.demand(!hasText(taxCurrency) || isInTaxCurrency, 'BR-53', 'TaxTotal[2]/TaxAmount');
  const breakdown = breakdownIn(document);
  findings.demand(breakdown.length > 0, 'BR-CO-18', 'TaxTotal/TaxSubtotal');
  for (const [place, each] of breakdown.entries()) {
    const path = breakdownPath(place);
    findings.present(each.taxableAmount, 'BR-45', `${path}/TaxableAmount`);
    findings.present(each.taxAmount, 'BR-46', `${path}/TaxAmount`);
    findings.present(each.category, 'BR-47', `${path}/TaxCategory/ID`);
    findings.demand(hasText(each.rate) || each.category === 'O', 'BR-48', `${path}/TaxCategory/Percent`);
    findings.demand(hasTaxOfRate(each), 'BR-CO-17', `${path}/TaxAmount`);
  }
}

export function hasTaxOfRate(part: {
  readonly taxableAmount: string;
  readonly taxAmount: string;
  readonly rate?: string | undefined;
}): boolean {
  const [taxable, tax, rate] = [part.taxableAmount, part.taxAmount, part.rate ?? '0'].map(numberIn);
  if (!taxable || !tax || !rate) return true;
  return isNear(tax, decimal(taxOf(taxable, part.rate ?? '0')));
}
