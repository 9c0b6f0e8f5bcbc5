import { mistake } from './fault-rule.ts';

const documentFields = ['EinvoiceEnvelope/UblInvoice', 'EinvoiceEnvelope/UblCreditNote'];

/**
 * Codes of the e-invoice service alone, and those that say of either party what the other service says of the issuer. Source: Einvoice Service, Technical, v03,
 * table of error codes.
 */
export const einvoiceFaults = {
  '1': mistake('operator', 'The message is larger than allowed.', documentFields),
  '11': mistake('vendor', 'The message breaks its structure.'),
  '12': mistake('bookkeeper', 'The e-invoice breaks a rule of EN 16931 (schematron).', documentFields),
  '40': mistake('operator', 'The message and the e-invoice are signed with different keys.', documentFields),
  '50': mistake('operator', 'This kind of e-invoice is not supported.', documentFields),
  '51': mistake('vendor', 'The e-invoice cannot be extracted.', documentFields),
  // The buyer is looked up too, and is wrong more often than whoever sends e-invoices every day.
  '52': mistake('operator', 'The seller or the buyer is not in the registry.', documentFields),
  '53': mistake('operator', 'The e-invoice is missing.', ['EICs/EIC', 'EIC', ...documentFields]),
  '54': mistake('owner', 'The TIN in the certificate is not the TIN in the e-invoice.', documentFields),
  '55': mistake('operator', 'The seller or the buyer is not active.', documentFields),
} as const;
