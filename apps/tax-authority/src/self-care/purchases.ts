import { tiranaDateTime } from '@tezga/domain';
import { readDocument } from '@tezga/fiscal';
import {
  einvoicePdf,
  einvoiceStore,
  paperPdf,
  statusNow,
  type Einvoice,
  type InvoicePaper,
} from '../einvoice/index.ts';
import {
  fiscalDocuments,
  type FiscalizedInvoice,
  type Invoice,
  type Span,
} from '../fiscal-documents/index.ts';
import type { Context } from '../platform/context.ts';
import type { PurchaseInvoice, PurchaseInvoices } from './api.ts';

type Using = Pick<Context, 'sql' | 'clock'>;

/** Invoices issued to a taxpayer, with their e-invoices. */
export async function purchasesOf(context: Using, nuis: string, span: Span): Promise<PurchaseInvoices> {
  const documents = await fiscalDocuments(context).documents(nuis, 'purchases', span);
  const einvoices = await einvoiceStore(context).byFics(documents.map(({ fic }) => fic));
  const byFic = new Map(einvoices.map((each) => [each.fic, each]));
  const now = context.clock.now();
  return { invoices: documents.map((document) => purchaseOf(document, byFic.get(document.fic), now)) };
}

function purchaseOf(
  { iic, fic, invoice }: FiscalizedInvoice,
  einvoice: Einvoice | undefined,
  now: Date,
): PurchaseInvoice {
  const { Seller: seller } = invoice;
  return {
    iic,
    fic,
    eic: einvoice?.eic ?? null,
    eicStatus: einvoice === undefined ? null : statusNow(einvoice, now),
    invoiceNumber: invoice.InvNum,
    issueDateTime: invoice.IssueDateTime,
    typeOfInvoice: invoice.TypeOfInv,
    sellerIdType: seller.IDType,
    sellerId: seller.IDNum,
    sellerName: seller.Name,
    sellerAddress: seller.Address ?? '',
    sellerTown: seller.Town ?? '',
    totalPriceWithoutVat: invoice.TotPriceWoVAT,
    totalVat: invoice.TotVATAmt ?? '0.00',
    totalPrice: invoice.TotPrice,
    currency: invoice.Currency?.Code ?? null,
    exchangeRate: invoice.Currency?.ExRate ?? null,
    items: invoice.Items.I.map(({ N, C, U, Q, UPB, VR, PB, VA, PA }) => ({
      name: N,
      code: C ?? '',
      unit: U,
      quantity: Q,
      unitPrice: UPB,
      vatRate: VR ?? null,
      priceWithoutVat: PB,
      vat: VA ?? '0.00',
      priceWithVat: PA,
    })),
  };
}

/** The PDF of the e-invoice, or of the fiscal invoice if there is none; null if it belongs to another taxpayer. */
export async function purchasePdf(context: Using, nuis: string, fic: string): Promise<Buffer | null> {
  const document = await fiscalDocuments(context).purchase(nuis, fic);
  if (document === null) return null;
  const store = einvoiceStore(context);
  const [einvoice] = await store.byFics([fic]);
  if (einvoice === undefined) return paperPdf(paperOf(document));
  const written = readDocument((await store.documentOf(einvoice.eic)) ?? '');
  if (written === null) throw new Error('a stored e-invoice cannot be read');
  return einvoicePdf(written, einvoice);
}

const partyOf = (party: NonNullable<Invoice['Buyer']>) => ({
  name: party.Name ?? '',
  id: party.IDNum ?? '',
  address: [party.Address, party.Town, party.Country].filter(Boolean).join(', '),
});

export function paperOf({ invoice, iic, fic, issuedAt, receivedAt }: FiscalizedInvoice): InvoicePaper {
  return {
    title: invoice.TypeOfInv === 'CASH' ? 'Faturë me para në dorë' : 'Faturë pa para në dorë',
    number: invoice.InvNum,
    seller: partyOf(invoice.Seller),
    buyer: invoice.Buyer === undefined ? null : partyOf(invoice.Buyer),
    facts: [
      ['Data e lëshimit', tiranaDateTime(issuedAt, { seconds: true })],
      ['Pagesa', invoice.PayMethods.PayMethod.map(({ Type }) => Type).join(', ')],
    ],
    lines: invoice.Items.I.map(({ N, U, Q, UPA, VR, PA }) => ({
      name: N,
      quantity: Q,
      unit: U,
      price: UPA,
      vatRate: VR ?? '–',
      amount: PA,
    })),
    totals: [
      ['Vlera pa TVSH', invoice.TotPriceWoVAT],
      ['TVSH', invoice.TotVATAmt ?? '–'],
      ['Vlera me TVSH', `${invoice.TotPrice} ALL`],
    ],
    codes: [
      ['NIVF (FIC)', fic],
      ['NSLF (IIC)', iic],
      ['Njësia e biznesit', invoice.BusinUnitCode],
      ['Arka', invoice.TCRCode ?? '–'],
      ['Operatori', invoice.OperatorCode],
    ],
    at: receivedAt,
  };
}
