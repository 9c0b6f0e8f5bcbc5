import type { NoteLine, TransferNote } from '@tezga/domain';
import type { PrintedSeller } from './printed-invoice.ts';

export type PrintedNoteLine = Omit<NoteLine, 'articleId'>;

/** All data printed on an accompanying invoice (WTN). */
export interface PrintedNote extends Omit<TransferNote, 'lines'> {
  readonly number: string;
  readonly issuedAt: Date;
  readonly issuer: Omit<PrintedSeller, 'country'>;
  readonly businessUnitCode: string;
  readonly operatorCode: string;
  readonly operatorName: string;
  readonly softwareCode: string;
  /** The number of the invoice that sells the goods. */
  readonly invoiceNumber: string | null;
  readonly lines: readonly PrintedNoteLine[];
  /** The NSLFSH. */
  readonly wtnic: string;
  /** The NIVFSH; null until the tax authority assigns it. */
  readonly fwtnic: string | null;
  readonly verificationAddress: string;
  readonly isCopy: boolean;
}
