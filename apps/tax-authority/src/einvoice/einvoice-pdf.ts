import { tiranaDateTime } from '@tezga/domain';
import { readFiscalNotes, taxNumberOf, type EInvoiceDocument } from '@tezga/fiscal';
import { paperPdf, type InvoicePaper, type PaperParty } from './invoice-paper.ts';

type Party = EInvoiceDocument['seller'];

/** The PDF of an e-invoice, for recipients without software to read it. */
export function einvoicePdf(
  document: EInvoiceDocument,
  registered: { readonly eic: string; readonly receivedAt: Date },
): Promise<Buffer> {
  return paperPdf(paperOf(document, registered));
}

export function paperOf(
  document: EInvoiceDocument,
  { eic, receivedAt }: { readonly eic: string; readonly receivedAt: Date },
): InvoicePaper {
  const { facts, remarks } = readFiscalNotes(document);
  return {
    title: document.kind === 'creditNote' ? 'Notë krediti elektronike' : 'Faturë elektronike',
    number: document.number,
    seller: partyOf(document.seller),
    buyer: partyOf(document.buyer),
    facts: [
      [
        'Data e lëshimit',
        facts.IssueDateTime === undefined
          ? dayText(document.issueDate)
          : tiranaDateTime(new Date(facts.IssueDateTime), { seconds: true }),
      ],
      ['Afati i pagesës', document.dueDate === undefined ? '–' : dayText(document.dueDate)],
      ['Procesi', document.process ?? '–'],
      ['Lloji i dokumentit', document.typeCode],
      ['Monedha', document.currency],
    ],
    lines: document.lines.map(({ item, quantity, price, netAmount }) => ({
      name: item.name,
      quantity: quantity.value,
      unit: quantity.unit ?? '',
      price: price.amount,
      vatRate: item.tax.rate ?? item.tax.category,
      amount: netAmount,
    })),
    totals: [
      ['Vlera pa TVSH', document.totals.withoutTax],
      ['TVSH', document.taxTotals[0]?.amount.value ?? '–'],
      ['Vlera me TVSH', document.totals.withTax],
      ['Për t’u paguar', `${document.totals.payable} ${document.currency}`],
    ],
    codes: [
      ['EIC', eic],
      ['NIVF (FIC)', facts.FIC ?? '–'],
      ['NSLF (IIC)', facts.IIC ?? '–'],
      ...remarks.map((remark) => ['Shënim', remark] as const),
    ],
    at: receivedAt,
  };
}

/** 15.12.2026 */
const dayText = (day: string) => day.split('-').toReversed().join('.');

function partyOf(party: Party): PaperParty {
  const { street, town, country } = party.address ?? {};
  return {
    name: party.name,
    id: taxNumberOf(party) ?? '',
    address: [street, town, country].filter(Boolean).join(', '),
  };
}
