import { rateInColumn } from '../../platform/database/numeric.ts';
import type { contract } from '@tezga/contract';
import { asPercent, hasOtherParty, refuseUnless, vatExemptions, type Buyer } from '@tezga/domain';
import type { z } from 'zod';
import { inTargetBusiness } from '../../businesses/index.ts';
import { fiscalHistory, type FiscalHistory } from '../../fiscalization/index.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { checkAddress } from '../message/check-address.ts';
import { invoiceHistory } from './invoice-history.ts';
import { invoicesRead } from './invoices-read.ts';
import type { StoredSameTax, LineRow, WholeRow } from '../issue/stored-invoice.ts';
import { eInvoicesAmong, storedAmount, listedInvoice } from './listed-invoice.ts';
import { storedLine, taxGroups } from '../print/printed-amounts.ts';
import { referencesOf, type ReferredInvoice } from '../issue/referred-invoices.ts';
import type { Seller } from '../issue/sale-circumstances.ts';

type WholeInvoice = z.output<typeof contract.sales.one.output>['invoice'];

type Reading = Pick<BusinessContext, 'transaction' | 'businessId' | 'config'>;

/** Also registered under the paths for the admins of a business. */
export const one: Handler<typeof contract.sales.one> = inTargetBusiness(wholeInvoice);

async function wholeInvoice({ id }: { readonly id: string }, context: Reading) {
  const { transaction, businessId, config } = context;
  const invoices = invoicesRead(transaction, businessId);
  const [row] = await invoices.whole([id]);
  refuseUnless(row !== undefined, 'not-found');
  const [lines, life, referredBy, eInvoiceProgress] = await Promise.all([
    invoices.lines([id]),
    fiscalHistory(transaction, businessId, id),
    referencesOf(transaction, businessId, [id]),
    eInvoicesAmong(transaction, businessId, [row]),
  ]);
  const references = referredBy(id);
  const { status, code, failure, retractedAt } = life;
  const result = { status, code, fault: failure?.name ?? null, isRetracted: retractedAt !== null };
  return {
    invoice: {
      ...listedInvoice(row, result, references, eInvoiceProgress(id)),
      references: references.map(referredInvoice),
      ...detailsOf(row),
      ...linesReply(row, lines.get(id) ?? []),
      link: checkAddress(config, row),
      reply: replyTo(life),
      ...(await invoiceHistory(transaction, businessId, row, life)),
    },
  };
}

type Details = Omit<
  WholeInvoice,
  | keyof ReturnType<typeof listedInvoice>
  | keyof ReturnType<typeof linesReply>
  | 'references'
  | 'link'
  | 'timeline'
  | 'reply'
  | 'journals'
  | 'stockMovements'
>;

/** The reply of the tax authority to the last attempt; null if there was none, as when it is unreachable. */
function replyTo({ failure, requestUUID }: FiscalHistory): WholeInvoice['reply'] {
  if (failure === null || failure.isOurs || failure.code === null) return null;
  return { code: failure.code, text: failure.text ?? '', requestId: requestUUID };
}

function detailsOf(row: WholeRow): Details {
  const { inCurrency } = row;
  return {
    ...partiesOf(row),
    sameTaxItems: row.sameTaxes.map(sameTax),
    operatorCode: row.operatorCode,
    businUnitCode: row.businessUnitCode,
    tcrCode: row.tcrCode,
    softCode: row.softwareCode,
    currencyExRate: rateInColumn(row.exchangeRate),
    totalPriceWithoutVATAlt: inCurrency === null ? null : storedAmount(inCurrency.withoutVat),
    totalVATAmountAlt: inCurrency === null ? null : storedAmount(inCurrency.vat),
    owedVATAlt: inCurrency === null ? null : storedAmount(inCurrency.owedVat ?? '0'),
    change: row.changeGiven,
    isEinvoice: row.isEInvoice,
    selfIssue: row.document?.selfIssue ?? null,
    isAdvance: row.document?.isAdvance ?? false,
    isBuying: row.document?.isBuying ?? false,
    supplyStart: row.document?.supply?.start ?? null,
    supplyEnd: row.document?.supply?.end ?? null,
    owedVAT: row.owedVat,
    reverseCharge: row.isReverseCharge,
    goodsExport: row.exportOfGoods !== null,
    markUpAmount: row.markUp,
    invoiceNotes: row.notes,
  };
}

/** Seller and buyer by role. In a self-issued invoice the business is the buyer; for own use it is both. */
function partiesOf({ seller, buyer, document }: WholeRow): Pick<WholeInvoice, 'seller' | 'buyer'> {
  const business = sellerParty(seller);
  const other = buyer === null ? null : partyOf(buyer);
  const selfIssue = document?.selfIssue ?? null;
  if (selfIssue === null) return { seller: business, buyer: other };
  return { seller: (hasOtherParty(selfIssue) ? other : null) ?? business, buyer: business };
}

const sellerParty = ({ nuis, ...place }: Seller): WholeInvoice['seller'] =>
  partyOf({ ...place, idType: 'NUIS', idNumber: nuis });

function partyOf({ idType, idNumber, name, address, town, country }: Buyer): WholeInvoice['seller'] {
  return { name, IDType: idType, IDNum: idNumber, address, town, country };
}

function referredInvoice(referred: ReferredInvoice): WholeInvoice['references'][number] {
  return {
    relation: referred.relation,
    direction: referred.direction,
    _id: referred.id,
    invoiceNumber: referred.numberText,
    iic: referred.iic,
    issueDateTime: referred.issuedAt.toISOString(),
    totalPrice: referred.withVat,
  };
}

function linesReply(
  { hasVat }: WholeRow,
  lines: readonly LineRow[],
): Pick<WholeInvoice, 'items' | 'taxGroups'> {
  return {
    items: lines.map(soldLine),
    taxGroups: taxGroups(lines.map(storedLine), hasVat).map(
      ({ vatPercent, exemption, lineCount, withoutVat, vat, withVat }) => ({
        vatPercent: vatPercent === null ? null : Number(vatPercent),
        exemption,
        count: lineCount,
        withoutVat,
        vat,
        withVat,
      }),
    ),
  };
}

function sameTax({ lineCount, vatPercent, exemption, withoutVat, vat, owedVat = '0' }: StoredSameTax) {
  return {
    vatPercent: vatPercent === null ? null : Number(vatPercent),
    exemption,
    count: lineCount,
    withoutVat: storedAmount(withoutVat),
    vat: storedAmount(vat),
    owedVAT: storedAmount(owedVat),
  };
}

function soldLine(line: LineRow): WholeInvoice['items'][number] {
  return {
    articleId: line.articleId,
    N: line.name,
    sku: line.sku,
    barcode: line.barcode,
    Q: line.quantity,
    U: line.unit,
    UPB: line.unitPriceWithoutVat,
    UPA: line.unitPriceWithVat,
    UPBAlt: line.inCurrency && storedAmount(line.inCurrency.unitPriceWithoutVat),
    UPAAlt: line.inCurrency && storedAmount(line.inCurrency.unitPriceWithVat),
    R: asPercent(BigInt(line.discount)),
    RR: line.lowersTaxBase,
    PB: line.withoutVat,
    VR: line.vatPercent,
    VA: line.vat,
    PA: line.withVat,
    EX: line.exemption === null ? null : vatExemptions[line.exemption],
    EX_Code: line.exemption,
    vatCode: line.exemption ?? String(line.vatPercent ?? 0),
    owedVA: line.owedVat,
    PAAlt: line.inCurrency === null ? null : storedAmount(line.inCurrency.withVat),
  };
}
