import { noMoney, sumOf, tiranaDay, type EndedAdvance, type Money, type SaleDocument } from '@tezga/domain';
import { classOf, type NewInvoice } from '../issue/new-invoice.ts';

/** The values of the row in tenant.invoices. */
export function invoiceColumns(sale: NewInvoice) {
  const { cart, invoice, stock, change } = sale;
  const { totals, outside, inCurrency } = invoice;
  return {
    id: sale.id,
    saleId: sale.saleId,
    fingerprint: sale.fingerprint?.toString('hex') ?? null,
    type: invoice.type,
    class: classOf(sale),
    number: sale.ordinal,
    year: sale.year,
    numberText: sale.numberText,
    issuedAt: sale.issuedAt,
    day: tiranaDay(sale.issuedAt),
    tcrCode: sale.tcrCode,
    softwareCode: sale.softwareCode,
    ...parties(sale),
    hasVat: invoice.hasVat,
    isReverseCharge: invoice.isReverseCharge,
    currency: invoice.currency,
    exchangeRate: invoice.exchangeRate,
    withoutVat: totals.withoutVat,
    vat: totals.vat,
    withVat: totals.withVat,
    taxFree: orNone(outside.taxFree),
    markUp: orNone(outside.markUp),
    exportOfGoods: orNone(outside.exportOfGoods),
    sameTaxes: invoice.sameTaxes,
    inCurrency: inCurrency === null ? null : inCurrency.totals,
    foreignTotal: inCurrency === null ? null : inCurrency.totals.withVat,
    payments: invoice.payments,
    changeGiven: change,
    notes: cart.notes,
    payDeadline: sale.payDeadline,
    lineCount: invoice.lines.length,
    cost: sumOf(stock.lineCosts),
    iic: sale.iic,
    iicSignature: sale.iicSignature,
    document: isPlain(cart.document) ? null : cart.document,
    isEInvoice: sale.eInvoice !== null,
    owedVat: totals.owedVat,
  };
}

/** A plain sale is stored as null, because most invoices are plain sales. */
const isPlain = (document: SaleDocument | undefined): boolean =>
  document === undefined || Object.values(document).every((part) => part === null || part === false);

/** Seller, till, operator and buyer as they were on that day (a snapshot). */
function parties({ cart, circumstances }: NewInvoice) {
  const { till, shop, seller, settings, operator, customer } = circumstances;
  return {
    shopId: shop.id,
    tillId: till.id,
    businessUnitCode: shop.businessUnitCode,
    operatorId: operator?.id,
    operatorCode: operator?.code,
    operatorName: operator?.name,
    seller,
    customerId: customer?.id ?? null,
    buyer: cart.buyer,
    buyerName: cart.buyer?.name ?? '',
    buyerIdNumber: cart.buyer?.idNumber ?? '',
    clientCode: customer?.clientCode ?? '',
    isIssuerInVat: settings.isInVat,
  };
}

const orNone = (amount: Money): bigint | null => (amount === 0n ? null : amount);

/** The values of the rows in tenant.invoice_lines. */
export function lineColumns({ invoice, stock, ended = [] }: NewInvoice) {
  return invoice.lines.map((line, index) => ({
    place: index + 1,
    articleId: line.articleId,
    name: line.name,
    sku: line.sku,
    barcode: line.barcode,
    unit: line.unit,
    quantity: line.quantity,
    unitPriceWithoutVat: line.unitPriceWithoutVat,
    unitPriceWithVat: line.unitPriceWithVat,
    discount: line.discount,
    lowersTaxBase: line.lowersTaxBase,
    vatPercent: line.vatPercent,
    exemption: line.exemption,
    withoutVat: line.withoutVat,
    vat: line.vat,
    withVat: line.withVat,
    inCurrency: line.inCurrency,
    cost: stock.lineCosts[index] ?? noMoney,
    owedVat: line.owedVat,
    correctsPlace: line.correctsPlace ?? null,
    ended: endedOrNone(ended[index]),
  }));
}

const endedOrNone = (parts: readonly EndedAdvance[] = []) => (parts.length === 0 ? null : parts);
