import { permanentFault, type FaultRule } from './fault-rule.ts';
import { faultsOfBoth } from './faults-of-both.ts';
import { fiscalizationFaults } from './fiscalization-faults.ts';

const documentFields = ['EinvoiceEnvelope/UblInvoice', 'EinvoiceEnvelope/UblCreditNote'];

/**
 * Codes with a meaning of the e-invoice service; in the fiscalization service the same number is unused or
 * means something else. Source: Einvoice Service, Technical, v03, table of error codes.
 */
const einvoiceFaults = {
  '1': permanentFault('operator', 'The message is larger than allowed.', documentFields),
  '11': permanentFault('vendor', 'The message breaks its structure.'),
  '12': permanentFault('bookkeeper', 'The e-invoice breaks a rule of EN 16931 (schematron).', documentFields),
  '40': permanentFault(
    'operator',
    'The message and the e-invoice are signed with different keys.',
    documentFields,
  ),
  '50': permanentFault('operator', 'This kind of e-invoice is not supported.', documentFields),
  '51': permanentFault('vendor', 'The e-invoice cannot be extracted.', documentFields),
  // The operator must act, because a mistyped buyer is more likely than an unregistered seller.
  '52': permanentFault('operator', 'The seller or the buyer is not in the registry.', documentFields),
  '53': permanentFault('operator', 'The e-invoice is missing.', ['EICs/EIC', 'EIC', ...documentFields]),
  '54': permanentFault(
    'owner',
    'The TIN in the certificate is not the TIN in the e-invoice.',
    documentFields,
  ),
  '55': permanentFault('operator', 'The seller or the buyer is not active.', documentFields),
} as const;

/** All official codes by service; the same number can mean different things in the two services. */
export const faultTable = {
  fiscalization: { ...faultsOfBoth, ...fiscalizationFaults },
  einvoice: { ...faultsOfBoth, ...einvoiceFaults },
} as const;

export type FaultService = keyof typeof faultTable;
export type FaultCode = { [Of in FaultService]: keyof (typeof faultTable)[Of] }[FaultService];

/** The rule of a code in a service, with its key in the table; null for an unpublished code. */
export function publishedFault(
  service: FaultService,
  code: string,
): { readonly code: FaultCode; readonly rule: FaultRule } | null {
  const rules: Partial<Readonly<Record<string, FaultRule>>> = faultTable[service];
  const key = /^9\d\d$/.test(code) ? '9xx' : code;
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
  return rule === undefined ? null : { code: key as FaultCode, rule };
}
