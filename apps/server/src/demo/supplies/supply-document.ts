import {
  albanianParty,
  completeDocument,
  fiscalNotes,
  signedDocument,
  taxTreatmentOf,
  type Signer,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Invoice, Supply, SupplyParty } from './supply-message.ts';

const partyOf = ({ nuis, name, address, town }: SupplyParty) =>
  albanianParty({ nuis, name, address: { street: address, town }, isInVat: true });

/** The signed e-invoice of the invoice, as base64. */
export function supplyDocument(
  supply: Supply,
  { invoice, fic, dueOn }: { readonly invoice: Invoice; readonly fic: string; readonly dueOn: string },
  signer: Signer,
): string {
  const document = completeDocument({
    process: 'P1',
    number: invoice.InvNum,
    issueDate: invoice.IssueDateTime.slice(0, 10),
    dueDate: dueOn,
    typeCode: '380',
    notes: fiscalNotes({
      IIC: invoice.IIC,
      IICSignature: invoice.IICSignature,
      FIC: fic,
      IssueDateTime: invoice.IssueDateTime,
      OperatorCode: invoice.OperatorCode,
      BusinessUnitCode: invoice.BusinUnitCode,
      SoftwareCode: invoice.SoftCode,
      IsBadDebtInv: 'false',
    }),
    currency: 'ALL',
    precedingInvoices: [],
    attachments: [],
    seller: partyOf(supply.supplier),
    buyer: partyOf(supply.buyer),
    paymentMeans: [{ code: '30', instruction: 'ACCOUNT', account: { iban: 'AL47212110090000000235698741' } }],
    allowancesAndCharges: [],
    lines: invoice.Items.I.map((item, place) => ({
      id: String(place + 1),
      quantity: { value: item.Q, unit: 'H87' },
      allowancesAndCharges: [],
      item: {
        name: item.N,
        classifications: [],
        properties: [],
        tax: taxTreatmentOf({ kind: 'rate', rate: item.VR ?? '0.00' }),
      },
      price: { amount: item.UPB },
    })),
  });
  return Buffer.from(signedDocument(document, { ...nodeCrypto, ...signer })).toString('base64');
}
