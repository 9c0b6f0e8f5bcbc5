import { mistake, type FaultRule } from './fault-rule.ts';
import { faultsOfBoth } from './faults-of-both.ts';
import { fiscalizationFaults } from './fiscalization-faults.ts';

const documentFields = ['EinvoiceEnvelope/UblInvoice', 'EinvoiceEnvelope/UblCreditNote'];

/**
 * Codes of the e-invoice service alone, and those that say of either party what the other service says of the issuer. Source: Einvoice Service, Technical, v03,
 * table of error codes.
 */
const einvoiceFaults = {
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

/** Every official code of each service; the same number can mean another thing in the other one. */
export const faultTable = {
  fiscalization: { ...faultsOfBoth, ...fiscalizationFaults },
  einvoice: { ...faultsOfBoth, ...einvoiceFaults },
} as const;

export type FaultService = keyof typeof faultTable;
export type FaultCode = { [Of in FaultService]: keyof (typeof faultTable)[Of] }[FaultService];

/** What a code says in this service, and under which key it stands; null for one that nobody has published. */
export function publishedFault(
  service: FaultService,
  code: string,
): { readonly code: FaultCode; readonly rule: FaultRule } | null {
  const rules: Partial<Readonly<Record<string, FaultRule>>> = faultTable[service];
  const key = /^9\d\d$/.test(code) ? '9xx' : code;
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
  return rule === undefined ? null : { code: key as FaultCode, rule };
}
