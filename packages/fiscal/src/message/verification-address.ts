import type { Invoice } from '../fiscalization/invoice.ts';
import type { TransferNote } from '../fiscalization/other-documents.ts';

export const checkPages = {
  production: 'https://efiskalizimi-app.tatime.gov.al/invoice-check',
  test: 'https://efiskalizimi-app-test.tatime.gov.al/invoice-check',
} as const;

type InvoiceFacts = Pick<
  Invoice,
  'IIC' | 'IssueDateTime' | 'InvOrdNum' | 'BusinUnitCode' | 'TCRCode' | 'SoftCode' | 'TotPrice'
>;
type NoteFacts = Pick<TransferNote, 'WTNIC' | 'IssueDateTime' | 'WTNOrdNum' | 'BusinUnitCode' | 'SoftCode'>;

/**
 * The URL where anyone can check an invoice, printed as a QR code. It is not URL-encoded, as in the official
 * example.
 */
export function invoiceCheckAddress(page: string, issuer: string, invoice: InvoiceFacts): string {
  return `${page}/#/verify?${queryOf([
    ['iic', invoice.IIC],
    ['tin', issuer],
    ['crtd', invoice.IssueDateTime],
    ['ord', invoice.InvOrdNum],
    ['bu', invoice.BusinUnitCode],
    ['cr', invoice.TCRCode ?? ''],
    ['sw', invoice.SoftCode],
    ['prc', invoice.TotPrice],
  ])}`;
}

export function noteCheckAddress(page: string, issuer: string, note: NoteFacts): string {
  return `${page}/#/wtn?${queryOf([
    ['wtnic', note.WTNIC],
    ['tin', issuer],
    ['crtd', note.IssueDateTime],
    ['ord', note.WTNOrdNum],
    ['bu', note.BusinUnitCode],
    ['sw', note.SoftCode],
  ])}`;
}

const queryOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${name}=${value}`).join('&');
