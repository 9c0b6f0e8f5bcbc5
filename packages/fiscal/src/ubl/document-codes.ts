/** Business process types (BT-23). */
export const processes = {
  P1: 'supply by contract',
  P2: 'periodic supply by contract',
  P3: 'supply by an order nobody foresaw',
  P4: 'payment in advance',
  P5: 'payment on the spot',
  P6: 'payment before delivery by order',
  P7: 'invoice with a despatch note',
  P8: 'invoice with despatch and receipt',
  P9: 'credit note or invoice below zero',
  P10: 'correction',
  P11: 'partial and final invoice',
  P12: 'self-billing',
} as const;
export type Process = keyof typeof processes;

/** Document types that businesses send here (BT-3, UNTDID 1001). */
export const documentTypes = {
  80: 'debit note for goods or services',
  82: 'metered services',
  84: 'debit note for financial adjustments',
  325: 'pro-forma',
  326: 'partial',
  380: 'commercial',
  381: 'credit note',
  383: 'debit note',
  384: 'corrected',
  385: 'consolidated',
  386: 'prepayment',
  389: 'self-billed',
  393: 'factored',
  394: 'lease',
  395: 'consignment',
  575: 'insurer',
  623: 'forwarder',
  780: 'freight',
} as const;
export type DocumentTypeCode = `${keyof typeof documentTypes}`;

/** All UNTDID 1001 codes that EN 16931 allows in an invoice and in a credit note (BR-CL-01). */
export const typeCodesOfNorm = {
  invoice: new Set(
    (
      '71 80 81 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 ' +
      '394 395 456 457 471 472 473 500 501 502 503 527 553 575 623 633 751 780 817 870 875 876 877 935'
    ).split(' '),
  ),
  creditNote: new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' ')),
} as const;

/** UBL has a separate document for credit notes. */
export const kindOf = (typeCode: DocumentTypeCode | (string & {})): 'invoice' | 'creditNote' =>
  typeCodesOfNorm.invoice.has(typeCode) || !typeCodesOfNorm.creditNote.has(typeCode)
    ? 'invoice'
    : 'creditNote';

/** Allowed attachment types by file extension. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const;

/** Payment means code (UNCL 4461) of each fiscal payment method other than cash. */
export const paymentMeansCodes = {
  ACCOUNT: '30',
  FACTORING: '30',
  COMPENSATION: '97',
  KIND: '97',
  TRANSFER: 'ZZZ',
  WAIVER: 'ZZZ',
  OTHER: 'ZZZ',
} as const;
export type PaymentMethod = keyof typeof paymentMeansCodes;

/**
 * The fiscal payment method of a document: the named method if it matches the code, otherwise the one of the code.
 */
export function paymentMethodOf({
  code,
  instruction = '',
}: {
  readonly code: string;
  readonly instruction?: string | undefined;
}): PaymentMethod {
  const named = Object.entries(paymentMeansCodes).find(([name]) => name === instruction.trim());
  if (named !== undefined && (named[1] === code || (code === '42' && named[0] === 'ACCOUNT')))
    return named[0] as PaymentMethod;
  if (code === '30' || code === '42') return 'ACCOUNT';
  return code === '97' ? 'COMPENSATION' : 'OTHER';
}
