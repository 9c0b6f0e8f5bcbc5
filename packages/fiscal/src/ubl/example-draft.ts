import { albanianParty } from './albanian-party.ts';
import type { DraftLine, EInvoiceDraft } from './complete-document.ts';
import { fiscalNotes, type FiscalFacts } from './fiscal-notes.ts';
import { exemptionsOf, taxTreatmentOf, type FiscalTreatment } from './tax-treatments.ts';

export const exampleFacts: FiscalFacts = {
  IIC: 'D04C13B4063D63A13B5D822A90178A7C',
  IICSignature: '4A'.repeat(256),
  FIC: '12b8691d-0ee3-48d8-8b86-cca6a37f189b',
  IssueDateTime: '2026-11-15T10:30:00+01:00',
  OperatorCode: 'op123op123',
  BusinessUnitCode: 'bu123bu123',
  SoftwareCode: 'so123so123',
  IsBadDebtInv: 'false',
};

export interface ExampleLine {
  readonly treatment: FiscalTreatment;
  readonly price: string;
  readonly quantity: string;
}

export const atRate = (rate: string, price = '100.00', quantity = '1'): ExampleLine => ({
  treatment: { kind: 'rate', rate },
  price,
  quantity,
});

const lineOf = ({ treatment, price, quantity }: ExampleLine, place: number): DraftLine => ({
  id: String(place + 1),
  quantity: { value: quantity, unit: 'H87' },
  allowancesAndCharges: [],
  item: {
    name: `Kafe ${place + 1}`,
    classifications: [],
    properties: [],
    tax: taxTreatmentOf(treatment),
  },
  price: { amount: price },
});

/** A plain invoice between two businesses; each test changes the relevant part. */
export function exampleDraft(
  lines: readonly ExampleLine[] = [atRate('20.00')],
  changes: Partial<EInvoiceDraft> = {},
): EInvoiceDraft {
  // With an out-of-scope line the document must not contain a VAT number.
  const isInVat = !lines.some(
    ({ treatment }) => treatment.kind === 'exempt' && treatment.by === 'TAX_FREE_O',
  );
  const address = { street: 'Rruga e Durrësit 12', town: 'Tiranë', postalCode: '1001' };
  return {
    process: 'P1',
    number: '22/2026',
    issueDate: '2026-11-15',
    dueDate: '2026-11-30',
    typeCode: '380',
    notes: fiscalNotes(exampleFacts),
    currency: 'ALL',
    precedingInvoices: [],
    attachments: [],
    seller: albanianParty({ nuis: 'L01714012M', name: 'Shumica Tomorri', address, isInVat }),
    buyer: albanianParty({ nuis: 'K91721010Q', name: 'Market Drini & Bij', address, isInVat }),
    paymentMeans: [
      {
        code: '30',
        instruction: 'ACCOUNT',
        reference: exampleFacts.FIC,
        account: { iban: 'AL47212110090000000235698741', name: 'Banka', swift: 'NCBAALTX' },
      },
    ],
    allowancesAndCharges: [],
    exemptions: exemptionsOf(lines.map(({ treatment }) => treatment)),
    ...changes,
    lines: changes.lines ?? lines.map(lineOf),
  };
}
