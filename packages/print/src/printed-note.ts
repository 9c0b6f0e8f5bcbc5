import type { NoteLine, TransferNote } from '@tezga/domain';
import type { PrintedSeller } from './printed-invoice.ts';

export type PrintedNoteLine = Omit<NoteLine, 'articleId'>;

/** Everything a note for goods on the road shows on paper, and nothing it does not. */
export interface PrintedNote extends Omit<TransferNote, 'lines'> {
  readonly number: string;
  readonly issuedAt: Date;
  readonly issuer: Omit<PrintedSeller, 'country'>;
  readonly businessUnitCode: string;
  readonly operatorCode: string;
  readonly operatorName: string;
  readonly softwareCode: string;
  /** Of the invoice the goods were sold with. */
  readonly invoiceNumber: string | null;
  readonly lines: readonly PrintedNoteLine[];
  /** NSLFSH. */
  readonly wtnic: string;
  /** NIVFSH; null until the tax authority gave it. */
  readonly fwtnic: string | null;
  readonly verificationAddress: string;
  readonly isCopy: boolean;
}
