import { tiranaIsoMoment } from '@tezga/domain';
import { einvoiceStore } from '../einvoice/index.ts';
import { fiscalDocuments, type Invoice, type TransferNote } from '../fiscal-documents/index.ts';
import type { Context } from '../platform/context.ts';
import type { CheckedInvoice, CheckedNote, CheckedParty, InvoiceQuestion, NoteQuestion } from './api.ts';

type Party = NonNullable<Invoice['Buyer']>;

/** The invoice of a QR code; null if no invoice has this code, issuer and time. */
export async function checkInvoice(
  context: Pick<Context, 'sql'>,
  query: InvoiceQuestion,
): Promise<CheckedInvoice | null> {
  const found = await fiscalDocuments(context).invoice(query.tin, query.iic);
  if (found === null || !isSameMoment(query.crtd, found.invoice.IssueDateTime)) return null;
  const { invoice, iic, fic, receivedAt } = found;
  const [einvoice] = await einvoiceStore(context).byFics([fic]);
  return {
    iic,
    fic,
    eic: einvoice?.eic ?? null,
    dateTimeReceived: tiranaIsoMoment(receivedAt),
    ...factsOf(invoice),
    ...sumsOf(invoice),
    differences: differencesOf(query, [
      ['ord', invoice.InvOrdNum],
      ['bu', invoice.BusinUnitCode],
      ['cr', invoice.TCRCode ?? ''],
      ['sw', invoice.SoftCode],
      ['prc', invoice.TotPrice],
    ]),
  };
}

/** Converts to Tirana time, whatever offset the issuer used. */
const inTirana = (moment: string) => tiranaIsoMoment(new Date(moment));

const factsOf = (invoice: Invoice) => ({
  dateTimeCreated: inTirana(invoice.IssueDateTime),
  invoiceNumber: invoice.InvNum,
  invoiceOrderNumber: invoice.InvOrdNum,
  typeOfInvoice: invoice.TypeOfInv,
  businessUnit: invoice.BusinUnitCode,
  cashRegister: invoice.TCRCode ?? '',
  softwareCode: invoice.SoftCode,
  operatorCode: invoice.OperatorCode,
  isReverseCharge: invoice.IsReverseCharge,
  correctiveInvoiceType: invoice.CorrectiveInv?.Type ?? null,
  seller: partyOf(invoice.Seller),
  buyer: invoice.Buyer === undefined ? null : partyOf(invoice.Buyer),
  paymentMethods: invoice.PayMethods.PayMethod.map(({ Type, Amt }) => ({ type: Type, amount: Amt ?? '' })),
});

const sumsOf = (invoice: Invoice) => ({
  items: invoice.Items.I.map((item) => ({
    name: item.N,
    unit: item.U,
    quantity: item.Q,
    unitPriceAfterVat: item.UPA,
    vatRate: item.VR ?? null,
    priceAfterVat: item.PA,
  })),
  sameTaxes: (invoice.SameTaxes?.SameTax ?? []).map((tax) => ({
    vatRate: tax.VATRate ?? null,
    exemptFromVat: tax.ExemptFromVAT ?? null,
    priceBeforeVat: tax.PriceBefVAT,
    vatAmount: tax.VATAmt ?? null,
  })),
  totalPriceWithoutVAT: invoice.TotPriceWoVAT,
  totalVATAmount: invoice.TotVATAmt ?? null,
  totalPrice: invoice.TotPrice,
});

const partyOf = (party: Party): CheckedParty => ({
  idType: party.IDType ?? '',
  idNum: party.IDNum ?? '',
  name: party.Name ?? '',
  address: party.Address ?? '',
  town: party.Town ?? '',
  country: party.Country ?? '',
});

export async function checkNote(
  context: Pick<Context, 'sql'>,
  query: NoteQuestion,
): Promise<CheckedNote | null> {
  const found = await fiscalDocuments(context).note(query.tin, query.wtnic);
  if (found === null || !isSameMoment(query.crtd, found.note.IssueDateTime)) return null;
  const { note, wtnic, fwtnic, receivedAt } = found;
  return {
    wtnic,
    fwtnic,
    dateTimeReceived: tiranaIsoMoment(receivedAt),
    ...goodsOf(note),
    differences: differencesOf(query, [
      ['ord', note.WTNOrdNum],
      ['bu', note.BusinUnitCode],
      ['sw', note.SoftCode],
    ]),
  };
}

const goodsOf = (note: TransferNote) => ({
  dateTimeCreated: inTirana(note.IssueDateTime),
  number: note.WTNNum,
  businessUnit: note.BusinUnitCode,
  operatorCode: note.OperatorCode,
  softwareCode: note.SoftCode,
  valueOfGoods: note.ValueOfGoods,
  vehiclePlates: note.VehPlates,
  issuer: {
    nuis: note.Issuer.NUIS,
    name: note.Issuer.Name,
    address: note.Issuer.Address,
    town: note.Issuer.Town,
  },
  start: { address: note.StartAddr, city: note.StartCity, at: inTirana(note.StartDateTime) },
  destination: { address: note.DestinAddr, city: note.DestinCity, at: inTirana(note.DestinDateTime) },
  items: note.Items.I.map(({ N, U, Q }) => ({ name: N, unit: U, quantity: Q })),
});

/** Compares as times, because the offset may differ; an unencoded `+` in a URL arrives as a space. */
function isSameMoment(query: string, issued: string): boolean {
  return Date.parse(query.replace(' ', '+')) === Date.parse(issued);
}

function differencesOf(
  query: Readonly<Record<string, string | undefined>>,
  registered: readonly (readonly [name: string, value: string])[],
): string[] {
  return registered
    .filter(([name, value]) => query[name] !== undefined && !isSame(query[name] ?? '', value))
    .map(([name]) => name);
}

const isSame = (query: string, registered: string) =>
  query === registered || (/^-?\d+(\.\d+)?$/.test(query) && Number(query) === Number(registered));
