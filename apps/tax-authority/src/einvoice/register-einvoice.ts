import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { einvoicing, readDocument, readFiscalNotes } from '@tezga/fiscal';
import { fiscalDocuments } from '../fiscal-documents/index.ts';
import type { Context } from '../platform/context.ts';
import { operation, refuseUnless, type Operation, type Sender } from '../soap/index.ts';
import { checkFiscalInvoice, checkRules, checkSigner } from './check-registration.ts';
import { einvoiceStore } from './einvoice-store.ts';
import { openDocument, type Envelope } from './open-document.ts';
import { checkTaxpayers } from './parties.ts';
import { warningsOf, type Warning } from './warnings.ts';

/**
 * Registers the e-invoice of a fiscal invoice. Idempotent: repeating it returns the same EIC, also if it was signed
 * again. Different content for the same fiscal invoice is refused with code 11; returning the existing EIC would make the
 * sender believe that the new content is registered.
 */
export function registerEinvoice(context: Pick<Context, 'sql'>): Operation {
  return operation(einvoicing, 'RegisterEinvoiceRequest', 'RegisterEinvoiceResponse', {
    // The issuer is inside the document, which is read only after the message passed all checks.
    issuerOf: () => null,
    async perform({ EinvoiceEnvelope }, sender) {
      const { eic, warnings } = await saveDocument(EinvoiceEnvelope, sender, context);
      return { EIC: eic, Warnings: { Warning: warnings } };
    },
  });
}

async function saveDocument(
  envelope: Envelope,
  sender: Sender,
  context: Pick<Context, 'sql'>,
): Promise<{ readonly eic: string; readonly warnings: readonly Warning[] }> {
  const opened = openDocument(envelope);
  const { document, text } = opened;
  checkSigner(opened, sender);
  await checkTaxpayers(context, [sender.nuis]);
  const { seller, buyer } = checkRules(document);
  await checkTaxpayers(context, [seller, buyer]);
  const { facts } = readFiscalNotes(document);
  const fiscalized = await fiscalDocuments(context).invoice(sender.nuis, facts.IIC ?? '');
  checkFiscalInvoice(document, fiscalized, sender);
  const eic = randomUUID();
  const stored = await einvoiceStore(context).insert({
    eic,
    issuer: sender.nuis,
    iic: fiscalized.iic,
    fic: fiscalized.fic,
    seller,
    buyer,
    documentNumber: document.number,
    documentType: document.typeCode,
    issueDate: document.issueDate,
    dueDate: document.dueDate ?? null,
    currency: document.currency,
    amount: document.totals.payable,
    receivedAt: sender.receivedAt,
    document: text,
    warnings: warningsOf(document),
  });
  const isSame = stored.eic === eic || isDeepStrictEqual(readDocument(stored.document), document);
  refuseUnless(isSame, 11, `the FIC ${fiscalized.fic} has an e-invoice with other content`);
  return stored;
}
