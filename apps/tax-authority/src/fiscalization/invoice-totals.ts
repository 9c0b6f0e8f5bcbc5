import { refuseUnless } from '../soap/index.ts';
import { hundredths, isNear, sumOf } from './exact-amounts.ts';
import { isLawfulRate, taxKeyOf, type LineRules } from './invoice-lines.ts';
import type { Invoice, InvoiceItem } from './messages.ts';

/** Attributes with the totals outside VAT, by exemption reason. */
const amountsOutside = {
  TAX_FREE: 'TaxFreeAmt',
  MARGIN_SCHEME: 'MarkUpAmt',
  EXPORT_OF_GOODS: 'GoodsExAmt',
} as const;
type Outside = keyof typeof amountsOutside;
const outside = Object.entries(amountsOutside);

/** Tolerance: a total may differ by one hundredth from the sum of its parts. */
const slack = 1n;

/** Checks that the totals match the lines and each other. */
export function checkTotals(invoice: Invoice, rules: LineRules): void {
  const { SameTaxes, TotPriceWoVAT, TotVATAmt, TotPrice, TaxFreeAmt, MarkUpAmt, GoodsExAmt } = invoice;
  const taxes = SameTaxes?.SameTax ?? [];
  refuseUnless(rules.mayHaveVat || SameTaxes === undefined, 11, 'Invoice/SameTaxes of an issuer outside VAT');
  refuseUnless(
    rules.mayHaveVat || TotVATAmt === undefined,
    11,
    'Invoice/@TotVATAmt of an issuer outside VAT',
  );
  refuseUnless(
    !rules.mustHaveVat || SameTaxes !== undefined,
    11,
    'Invoice/SameTaxes is required with IsReverseCharge',
  );
  refuseUnless(
    !rules.mustHaveVat || TotVATAmt !== undefined,
    11,
    'Invoice/@TotVATAmt is required with IsReverseCharge',
  );
  let beforeVat = hundredths(TaxFreeAmt) + hundredths(MarkUpAmt) + hundredths(GoodsExAmt);
  let vatOfTaxes = 0n;
  for (const { PriceBefVAT, VATAmt } of taxes) {
    beforeVat += hundredths(PriceBefVAT);
    vatOfTaxes += hundredths(VATAmt);
  }
  const withoutVat = hundredths(TotPriceWoVAT);
  refuseUnless(isNear(withoutVat, beforeVat, slack), 59);
  checkTaxes(invoice);
  const vat = hundredths(TotVATAmt);
  refuseUnless(isNear(vat, vatOfTaxes, slack), 11, 'Invoice/@TotVATAmt is not the sum of SameTaxes');
  const fees = sumOf((invoice.Fees?.Fee ?? []).map(({ Amt }) => hundredths(Amt)));
  const total = hundredths(TotPrice);
  // The specification does not say whether the total includes fees and the buyer's reverse charge VAT, so both are
  // accepted.
  const owed = rules.isReverseCharge ? [withoutVat + vat, withoutVat] : [withoutVat + vat];
  const isTotal = owed.some((sum) => isNear(total, sum, slack) || isNear(total, sum + fees, slack));
  refuseUnless(isTotal, 11, 'Invoice/@TotPrice is not the sum of TotPriceWoVAT and TotVATAmt');
}

interface Sums {
  before: bigint;
  lines: bigint;
}

function checkTaxes(invoice: Invoice): void {
  const sums = sumsOfLines(invoice);
  for (const [exemption, attribute] of outside) {
    const { before, lines } = sums.get(exemption) ?? { before: 0n, lines: 0n };
    const isSum = isNear(hundredths(invoice[attribute]), before, lines);
    refuseUnless(isSum, 11, `Invoice/@${attribute} is not the sum of its items`);
    sums.delete(exemption);
  }
  for (const [place, tax] of (invoice.SameTaxes?.SameTax ?? []).entries()) {
    const path = `Invoice/SameTaxes/SameTax[${place + 1}]`;
    refuseUnless(
      isLawfulRate(tax.VATRate),
      11,
      `${path}/@VATRate ${tax.VATRate} is not a VAT rate of the law`,
    );
    const key = taxKeyOf(tax.VATRate, tax.ExemptFromVAT);
    const { before, lines } = sums.get(key) ?? { before: 0n, lines: 0n };
    const declared = hundredths(tax.PriceBefVAT);
    refuseUnless(isNear(declared, before, lines), 11, `${path}/@PriceBefVAT is not the sum of its items`);
    const vat = hundredths(tax.VATAmt) * 10_000n;
    const isVat = isNear(vat, declared * hundredths(tax.VATRate), (lines + slack) * 10_000n);
    refuseUnless(isVat, 11, `${path}/@VATAmt is not VATRate of PriceBefVAT`);
    sums.delete(key);
  }
  const [left] = sums.keys();
  refuseUnless(
    left === undefined,
    11,
    `Invoice/SameTaxes has no entry for items (${left === 'none' ? 'no VR' : left})`,
  );
}

/** Net sums of the lines by tax key. All lines of an issuer outside VAT count as tax free. */
function sumsOfLines({ Items, IsIssuerInVAT }: Invoice): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  // Caches the sums of the last key, because most lines have the same tax as the previous line.
  let last: InvoiceItem | undefined;
  let sum: Sums = { before: 0n, lines: 0n };
  for (const item of Items.I) {
    const { VR, EX, PB } = item;
    if (last === undefined || VR !== last.VR || EX !== last.EX) {
      const isFree = VR === undefined && !IsIssuerInVAT;
      const key = taxKeyOf(VR, EX ?? (isFree ? ('TAX_FREE' satisfies Outside) : undefined));
      sum = sums.get(key) ?? { before: 0n, lines: 0n };
      sums.set(key, sum);
    }
    sum.before += hundredths(PB);
    sum.lines += 1n;
    last = item;
  }
  return sums;
}
