const schema = 'urn:oasis:names:specification:ubl:schema:xsd:';

export const ublNamespaces = {
  invoice: `${schema}Invoice-2`,
  creditNote: `${schema}CreditNote-2`,
  cac: `${schema}CommonAggregateComponents-2`,
  cbc: `${schema}CommonBasicComponents-2`,
  ext: `${schema}CommonExtensionComponents-2`,
  sac: `${schema}SignatureAggregateComponents-2`,
  sig: `${schema}CommonSignatureComponents-2`,
} as const;

export const rootNames = { invoice: 'Invoice', creditNote: 'CreditNote' } as const;
export const lineNames = { invoice: 'InvoiceLine', creditNote: 'CreditNoteLine' } as const;
