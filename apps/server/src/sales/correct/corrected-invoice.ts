import { rateInColumn } from '../../platform/database/numeric.ts';
import {
  asMoney,
  asPercent,
  asQuantity,
  sumOf,
  vatExemptions,
  type EndedAdvance,
  type ExchangeRate,
  type InvoiceLine,
  type LineAmounts,
  type LineLeft,
  type Money,
  type Payment,
  type SumsWithOwedVat,
} from '@tezga/domain';
import { fiscalResults } from '../../fiscalization/index.ts';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { isStillEnded } from '../advances/ended-advances.ts';
import { chainOf, type InvoiceChain } from '../issue/invoice-chain.ts';
import type { StoredPayment, LineRow, WholeRow } from '../issue/stored-invoice.ts';
import { invoicesRead } from '../list/invoices-read.ts';
import type { InvoiceRelation } from '../issue/new-invoice.ts';

/** An invoice together with the effects of all later invoices that refer to it, such as corrections. */
export interface CorrectedInvoice {
  readonly row: WholeRow;
  readonly lines: readonly LineLeft[];
  readonly payments: readonly Payment[];
  /** The payments of each correction, the oldest first. */
  readonly refunds: readonly (readonly Payment[])[];
  readonly correctionIds: readonly string[];
  readonly chain: InvoiceChain;
  /** In which relations later invoices refer to this one. */
  readonly usedAs: ReadonlySet<InvoiceRelation>;
  /** The invoices to which this one refers. */
  readonly about: readonly { readonly relation: InvoiceRelation; readonly id: string }[];
  /** The exchange rate with eight decimals. */
  readonly exchangeRate: ExchangeRate;
  /**
   * Whether the tax authority refused the invoice. Then the invoice cannot be corrected, because the tax authority
   * does not know it.
   */
  readonly isRefused: boolean;
}

/** Null if the business has no such invoice, or if the user may not see its shop. */
export async function correctedInvoice(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<CorrectedInvoice | null> {
  const [row] = await invoicesRead(transaction, businessId).whole([id]);
  if (row === undefined) return null;
  return inAllShops(transaction, () => withCorrections(transaction, businessId, row));
}

async function withCorrections(
  transaction: Transaction,
  businessId: string,
  row: WholeRow,
): Promise<CorrectedInvoice> {
  const { id } = row;
  const invoices = invoicesRead(transaction, businessId);
  const [references, chain, [ending], resultOf] = await Promise.all([
    transaction.run<Reference>(readReferences, [businessId, id]),
    chainOf(transaction, businessId, id),
    transaction.run(`select ${isStillEnded('$2::text')} as "isEnded"`, [businessId, id]),
    fiscalResults(transaction, businessId, [id]),
  ]);
  const from = references.filter(
    ({ referredId, relation }) =>
      referredId === id && (relation !== 'advance' || ending?.['isEnded'] === true),
  );
  const correctionIds = from
    .filter(({ relation }) => relation === 'corrects' || relation === 'cancels')
    .map(({ invoiceId }) => invoiceId)
    .toSorted();
  const [lines, corrections] = await Promise.all([
    invoices.lines([id, ...correctionIds]),
    invoices.whole(correctionIds),
  ]);
  const taken = correctionIds.flatMap((correctionId) => lines.get(correctionId) ?? []);
  return {
    row,
    lines: (lines.get(id) ?? []).flatMap((line) => lineLeft(line, taken)),
    payments: row.payments.map(payment),
    refunds: corrections.map((correction) => correction.payments.map(payment)),
    correctionIds,
    chain,
    usedAs: new Set([
      ...from.map(({ relation }) => relation),
      ...(chain.isSummedUp ? ['sums-up' as const] : []),
    ]),
    about: references
      .filter(({ invoiceId }) => invoiceId === id)
      .map(({ relation, referredId }) => ({ relation, id: referredId })),
    exchangeRate: rateInColumn(row.exchangeRate),
    isRefused: resultOf(id).status === 'error',
  };
}

interface Reference {
  readonly invoiceId: string;
  readonly relation: InvoiceRelation;
  readonly referredId: string;
}

const readReferences = `
  select invoice_id as "invoiceId", relation, referred_id as "referredId" from tenant.invoice_references
  where business_id = $1 and (referred_id = $2 or invoice_id = $2) order by invoice_id, place`;

/** The part of a line that can still be taken back. Empty for a line that itself takes back another one. */
function lineLeft(row: LineRow, corrections: readonly LineRow[]): LineLeft[] {
  if (row.correctsPlace !== null || row.quantity < 0n) return [];
  const taken = corrections.filter(({ correctsPlace }) => correctsPlace === row.place);
  const line = invoiceLine(row);
  return [
    {
      place: row.place,
      line,
      quantity: taken.reduce((sum, { quantity }) => asQuantity(sum + quantity), row.quantity),
      amounts: sumsOf([line, ...taken.map(invoiceLine)]),
      inCurrency:
        line.inCurrency === null
          ? null
          : sumsOf([line, ...taken.map(invoiceLine)].flatMap(({ inCurrency }) => inCurrency ?? [])),
      ended: endedLeft([row, ...taken]),
    },
  ];
}

/** The parts of advances that a line uses, after corrections have given some of them back. */
function endedLeft(rows: readonly LineRow[]): EndedAdvance[] {
  const byAdvance = new Map<string, EndedAdvance>();
  for (const { advanceId, customerId, net, netInLek } of rows.flatMap(({ ended }) => ended ?? [])) {
    const before = byAdvance.get(advanceId);
    byAdvance.set(advanceId, {
      advanceId,
      customerId,
      net: asMoney((before?.net ?? 0n) + BigInt(net)),
      netInLek: asMoney((before?.netInLek ?? 0n) + BigInt(netInLek)),
    });
  }
  return [...byAdvance.values()];
}

function sumsOf(parts: readonly SumsWithOwedVat[]): SumsWithOwedVat {
  const sum = (pick: (part: SumsWithOwedVat) => Money) => sumOf(parts.map(pick));
  return {
    withoutVat: sum(({ withoutVat }) => withoutVat),
    vat: sum(({ vat }) => vat),
    withVat: sum(({ withVat }) => withVat),
    owedVat: sum(({ owedVat }) => owedVat),
  };
}

/** Maps a stored line to a line of the domain rules. */
export function invoiceLine(row: LineRow): InvoiceLine {
  const { exemption, vatPercent } = row;
  return {
    articleId: row.articleId,
    name: row.name,
    sku: row.sku,
    barcode: row.barcode,
    unit: row.unit,
    quantity: row.quantity,
    discount: asPercent(BigInt(row.discount)),
    lowersTaxBase: row.lowersTaxBase,
    vatPercent: vatPercent === null ? null : BigInt(vatPercent),
    exemption,
    fiscalExemption: exemption === null ? null : vatExemptions[exemption],
    unitPriceWithoutVat: row.unitPriceWithoutVat,
    unitPriceWithVat: row.unitPriceWithVat,
    withoutVat: row.withoutVat,
    vat: row.vat,
    withVat: row.withVat,
    owedVat: row.owedVat,
    inCurrency: row.inCurrency === null ? null : storedAmounts(row.inCurrency),
  };
}

function storedAmounts(stored: NonNullable<LineRow['inCurrency']>): LineAmounts {
  return {
    unitPriceWithoutVat: asMoney(BigInt(stored.unitPriceWithoutVat)),
    unitPriceWithVat: asMoney(BigInt(stored.unitPriceWithVat)),
    withoutVat: asMoney(BigInt(stored.withoutVat)),
    vat: asMoney(BigInt(stored.vat)),
    withVat: asMoney(BigInt(stored.withVat)),
    owedVat: asMoney(BigInt(stored.owedVat ?? '0')),
  };
}

function payment({ method, amount, companyCard, vouchers }: StoredPayment): Payment {
  return { method, amount: asMoney(BigInt(amount)), companyCard, vouchers };
}
