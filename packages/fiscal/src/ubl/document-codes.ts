import { creditNoteTypes, invoiceTypes } from './code-lists.ts';

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

/** The document types that Albanian businesses send (BT-3, UNTDID 1001). */
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

/** The kind of document of a type code; UBL has a separate document for credit notes. */
export const kindOf = (typeCode: DocumentTypeCode | (string & {})): 'invoice' | 'creditNote' =>
  !invoiceTypes.has(typeCode) && creditNoteTypes.has(typeCode) ? 'creditNote' : 'invoice';

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
 * The fiscal payment method of a document: the method named in `instruction` if it fits the payment means
 * code, otherwise the usual method of that code.
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
