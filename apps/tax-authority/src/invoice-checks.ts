import type { Certificate } from '@tezga/fiscal';
import { standingOf } from './authority/index.ts';
import {
  everyoneKnown,
  fiscalizationService,
  judgeInvoice,
  type InvoiceRequest,
} from './fiscalization/index.ts';
import type { Clock } from './platform/clock.ts';
import { officialDay } from './platform/official-time.ts';
import { usualSettings } from './platform/rule-settings.ts';
import { checkMessage, messageText } from './soap/index.ts';

/**
 * All checks of an enveloped invoice, from its bytes to its last rule, exactly as they are made here, but with a registry
 * that answers at once: so they can be measured without a database. They throw where an invoice is refused.
 */
export function invoiceChecks(issuer: Certificate, clock: Clock): (bytes: Uint8Array) => void {
  const authority = { standing: standingOf(issuer, { status: () => 'good' }, clock) };
  // What is kept in a database is never asked for here.
  const service = fiscalizationService({ sql: undefined as never, settings: usualSettings });
  const parts = { authority, settings: usualSettings, clock: { ...clock, setSkew: () => undefined } };
  return (bytes) => {
    const message = messageText(bytes, '', service.bytesMost);
    const seen = { message: null, uuid: null, nuis: null };
    const { request, sender } = checkMessage(message, service, parts, seen);
    const invoice = request as InvoiceRequest;
    const day = officialDay(invoice.Invoice.IssueDateTime);
    judgeInvoice(invoice, everyoneKnown, { day, receivedAt: sender.receivedAt }, usualSettings);
  };
}
