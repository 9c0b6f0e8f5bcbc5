import type { contract } from '@tezga/contract';
import { amountOf, quantityOf, refuseUnless, type Buyer } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalLife } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { checkAddress } from './check-address.ts';
import { invoiceHistory } from './invoice-history.ts';
import { invoicesRead } from './invoices-read.ts';
import type { KeptSameTax, LineRow, WholeRow } from './kept-invoice.ts';
import { eInvoicesAmong, keptAmount, listedInvoice } from './listed-invoice.ts';
import { referencesOf, type ReferredInvoice } from './referred-invoices.ts';
import type { Seller } from './sale-circumstances.ts';

type WholeInvoice = z.input<typeof contract.sales.one.output>['invoice'];

export const one: Handler<typeof contract.sales.one> = async ({ id }, context) => {
  const { transaction, businessId, config } = context;
  const invoices = invoicesRead(transaction, businessId);
  const [row] = await invoices.whole([id]);
  refuseUnless(row !== undefined, 'not-found');
  const [lines, life, referredBy, eInvoiceLife] = await Promise.all([
    invoices.lines([id]),
    fiscalLife(transaction, businessId, id),
    referencesOf(transaction, businessId, [id]),
    eInvoicesAmong(transaction, businessId, [row]),
  ]);
  const references = referredBy(id);
  const { status, code, failure } = life;
  return {
    invoice: {
      ...listedInvoice(row, { status, code, fault: failure?.name ?? null }, references, eInvoiceLife(id)),
      references: references.map(referredInvoice),
      ...told(row),
      items: (lines.get(id) ?? []).map(soldLine),
      link: checkAddress(config, row),
      ...(await invoiceHistory(transaction, businessId, row, life)),
    },
  };
};

type Told = Omit<
  WholeInvoice,
  | keyof ReturnType<typeof listedInvoice>
  | 'items'
  | 'references'
  | 'link'
  | 'timeline'
  | 'journals'
  | 'stockMovements'
>;

function told(row: WholeRow): Told {
  const { inCurrency } = row;
  return {
    seller: sellerParty(row.seller),
    buyer: row.buyer === null ? null : partyOf(row.buyer),
    sameTaxItems: row.sameTaxes.map(sameTax),
    operatorCode: row.operatorCode,
    businUnitCode: row.businessUnitCode,
    tcrCode: row.tcrCode,
    softCode: row.softwareCode,
    currencyExRate: Number(row.exchangeRate),
    totalPriceWithoutVATAlt: inCurrency === null ? null : keptAmount(inCurrency.withoutVat),
    totalVATAmountAlt: inCurrency === null ? null : keptAmount(inCurrency.vat),
    change: amountOf(row.changeGiven),
    isEinvoice: row.isEInvoice,
    selfIssue: row.document?.selfIssue ?? null,
    isAdvance: row.document?.isAdvance ?? false,
    isBuying: row.document?.isBuying ?? false,
    supplyStart: row.document?.supply?.start ?? null,
    supplyEnd: row.document?.supply?.end ?? null,
    owedVAT: amountOf(row.owedVat),
    reverseCharge: row.isReverseCharge,
    goodsExport: row.exportOfGoods !== null,
    invoiceNotes: row.notes,
    payDeadline: row.payDeadline,
  };
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
    totalPrice: amountOf(referred.withVat),
  };
}

function sameTax({ lineCount, vatPercent, exemption, withoutVat, vat }: KeptSameTax) {
  return {
    vatPercent: vatPercent === null ? null : Number(vatPercent),
    exemption,
    count: lineCount,
    withoutVat: keptAmount(withoutVat),
    vat: keptAmount(vat),
  };
}

function soldLine(line: LineRow): WholeInvoice['items'][number] {
  return {
    articleId: line.articleId,
    N: line.name,
    sku: line.sku,
    barcode: line.barcode,
    Q: quantityOf(line.quantity),
    U: line.unit,
    UPB: amountOf(line.unitPriceWithoutVat),
    UPA: amountOf(line.unitPriceWithVat),
    R: amountOf(BigInt(line.discount)),
    RR: line.lowersTaxBase,
    PB: amountOf(line.withoutVat),
    VR: line.vatPercent,
    VA: amountOf(line.vat),
    PA: amountOf(line.withVat),
    EX: line.exemption,
    vatCode: line.exemption ?? String(line.vatPercent ?? 0),
    PAAlt: line.inCurrency === null ? null : keptAmount(line.inCurrency.withVat),
  };
}
