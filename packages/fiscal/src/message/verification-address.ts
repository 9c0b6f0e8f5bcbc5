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

/** Where anyone can look an invoice up; printed as a QR code. Written plainly, as the official example is. */
export function invoiceCheckAddress(page: string, issuer: string, invoice: InvoiceFacts): string {
  return `${page}/#/verify?${said([
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
  return `${page}/#/wtn?${said([
    ['wtnic', note.WTNIC],
    ['tin', issuer],
    ['crtd', note.IssueDateTime],
    ['ord', note.WTNOrdNum],
    ['bu', note.BusinUnitCode],
    ['sw', note.SoftCode],
  ])}`;
}

const said = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${name}=${value}`).join('&');
