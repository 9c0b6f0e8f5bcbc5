import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { PrintedNote } from '@tezga/print';
import { fiscalResults } from '../fiscalization/index.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { print } from '../sales/index.ts';
import { settingsStore } from '../settings/index.ts';
import { checkAddress } from './check-address.ts';
import { notesRead } from './notes-read.ts';
import { printedNote, type IssuerContact } from './printed-note.ts';

/** No connection to the database is held while the document waits for its turn and while it is drawn. */
export const pdf: FreeHandler<typeof contract.wtn.pdf> = {
  async freely({ ids, language }, context) {
    const { businessId, config } = context;
    const wanted = [...new Set(ids)];
    const read = async () => {
      const notes = await context.inTransaction((transaction) =>
        notesToPrint(transaction, businessId, config, wanted),
      );
      return { notes, options: { language } };
    };
    const printed = await print({ businessId, documents: wanted.length, read });
    return { name: nameOf(printed.job.notes), pdf: Buffer.from(printed.pdf).toString('base64') };
  },
};

async function notesToPrint(
  transaction: Transaction,
  businessId: string,
  config: Config,
  ids: readonly string[],
): Promise<PrintedNote[]> {
  const notes = notesRead(transaction, businessId);
  const rows = await notes.whole(ids);
  refuseUnless(rows.length === ids.length, 'not-found');
  const [lines, wasPrinted, resultOf, contact] = await Promise.all([
    notes.lines(ids),
    notes.printedBefore(ids),
    fiscalResults(transaction, businessId, ids),
    issuerContact(transaction, businessId),
  ]);
  return rows.map((row) =>
    printedNote(
      {
        row,
        lines: lines.get(row.id) ?? [],
        code: resultOf(row.id).code,
        wasPrinted: wasPrinted.has(row.id),
        checkAddress: checkAddress(config, row),
      },
      contact,
    ),
  );
}

async function issuerContact(transaction: Transaction, businessId: string): Promise<IssuerContact> {
  const settings = settingsStore(transaction, businessId);
  const [business, logo] = await Promise.all([settings.business(), settings.logo()]);
  return {
    phone: business.phone_number,
    email: business.email,
    website: business.website,
    logo: logo?.logo ?? null,
  };
}

/** 12/2026 is no name of a file. */
function nameOf(notes: readonly PrintedNote[]): string {
  const [first, last] = [notes[0], notes.at(-1)];
  const numbers = first === last ? [first] : [first, last];
  return `WTN-${numbers.map((note) => note?.number.replaceAll('/', '-') ?? '').join('_')}.pdf`;
}
