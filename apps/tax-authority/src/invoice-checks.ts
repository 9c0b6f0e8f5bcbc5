import type { Certificate } from '@tezga/fiscal';
import { standingOf } from './authority/index.ts';
import {
  everyoneRegistered,
  fiscalizationService,
  checkInvoiceRules,
  type InvoiceRequest,
} from './fiscalization/index.ts';
import type { Clock } from './platform/clock.ts';
import { officialDay } from './platform/official-time.ts';
import { usualSettings } from './platform/rule-settings.ts';
import { checkMessage, messageText } from './soap/index.ts';

/**
 * All checks of an enveloped invoice, from bytes to the last rule, with a registry in memory, so that a benchmark
 * needs no database. Throws if the invoice is refused.
 */
export function invoiceChecks(issuer: Certificate, clock: Clock): (bytes: Uint8Array) => void {
  const standing = standingOf(issuer, { status: () => 'good' }, clock);
  const authority = { standing, issuedTo: () => [] };
  // Safe: none of the operations that read the database runs here.
  const service = fiscalizationService({ sql: undefined as never, settings: usualSettings });
  const parts = { authority, settings: usualSettings, clock: { ...clock, setSkew: () => undefined } };
  return (bytes) => {
    const message = messageText(bytes, '', service.bytesMax);
    const seen = { message: null, uuid: null, nuis: null };
    const { request, sender } = checkMessage(message, service, parts, seen);
    const invoice = request as InvoiceRequest;
    const day = officialDay(invoice.Invoice.IssueDateTime);
    checkInvoiceRules(invoice, everyoneRegistered, { day, receivedAt: sender.receivedAt }, usualSettings);
  };
}
