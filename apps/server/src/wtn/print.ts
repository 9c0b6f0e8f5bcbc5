import type { contract } from '@tezga/contract';
import { refuseUnless, tiranaIsoMoment } from '@tezga/domain';
import { noteCheckAddress } from '@tezga/fiscal';
import type { PrintedNote } from '@tezga/print';
import { fiscalResults } from '../fiscalization/index.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { printedPdf } from '../platform/documents/print.ts';
import { fileNameOf, printedBefore, recordPrints } from '../platform/documents/prints.ts';
import type { FreeHandler, Handler } from '../platform/http/context.ts';
import { checkPage } from '../sales/index.ts';
import { printedContact } from '../settings/index.ts';
import { noteKind } from './note-kind.ts';
import { wholeNotes, type WholeNote } from './notes-read.ts';

export const notePrints = {
  documents: 'tenant.transfer_notes',
  prints: 'tenant.transfer_note_prints',
  key: 'note_id',
} as const;

export const pdf: FreeHandler<typeof contract.wtn.pdf> = {
  async freely({ ids, language }, context) {
    const { businessId, config } = context;
    const wanted = [...new Set(ids)];
    const { job, pdf: drawn } = await printedPdf(context, wanted.length, async (transaction) => ({
      notes: await notesToPrint(transaction, businessId, config, wanted),
      options: { language },
    }));
    return { name: `WTN-${fileNameOf(job.notes.map(({ number }) => number))}`, pdf: drawn };
  },
};

export const printed: Handler<typeof contract.wtn.printed> = async ({ ids }, context) => {
  const each = [...new Set(ids)];
  await recordPrints(context, notePrints, each, 'A4');
  await noteKind.describe(context, each);
  return {};
};

async function notesToPrint(
  transaction: Transaction,
  businessId: string,
  config: Config,
  ids: readonly string[],
): Promise<PrintedNote[]> {
  const notes = await wholeNotes(transaction, businessId, ids);
  refuseUnless(notes.length === ids.length, 'not-found');
  const copies = await printedBefore(transaction, businessId, notePrints, ids);
  const resultOf = await fiscalResults(transaction, businessId, ids);
  const contact = await printedContact(transaction, businessId);
  return notes.map((whole) => {
    const { id } = whole.row;
    const issuer = { ...whole.row.issuer, ...contact };
    return printedNote(whole, config, { issuer, fwtnic: resultOf(id).code, isCopy: copies.has(id) });
  });
}

const printedNote = (
  { row, note }: WholeNote,
  config: Config,
  around: Pick<PrintedNote, 'issuer' | 'fwtnic' | 'isCopy'>,
): PrintedNote => ({
  ...note,
  ...around,
  number: row.number_text,
  issuedAt: row.issued_at,
  businessUnitCode: row.business_unit_code,
  operatorCode: row.operator_code,
  operatorName: row.operator_name,
  softwareCode: row.software_code,
  invoiceNumber: row.invoice_number,
  wtnic: row.wtnic,
  verificationAddress: checkAddress(config, row),
});

/** The link to the public verification page of the tax authority. */
export function checkAddress(config: Config, row: WholeNote['row']): string {
  return noteCheckAddress(checkPage(config), row.issuer.nuis, {
    WTNIC: row.wtnic,
    IssueDateTime: tiranaIsoMoment(row.issued_at),
    WTNOrdNum: String(row.number),
    BusinUnitCode: row.business_unit_code,
    SoftCode: row.software_code,
  });
}
