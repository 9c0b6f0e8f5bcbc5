export {
  contractPdf,
  type ContractParty,
  type ContractSignature,
  type ContractText,
} from './contract-pdf.ts';
export { isDrawable } from './drawable-picture.ts';
export { bulkPdf, invoicePdf, receiptPdf } from './invoice-pdf.ts';
export { labelsPdf } from './labels-pdf.ts';
export { notesPdf } from './note-pdf.ts';
export { paymentPdf } from './payment-pdf.ts';
export { reportPdf } from './report-pdf.ts';
export { stockSheetsPdf } from './stock-sheet-pdf.ts';
export type * from './printed-invoice.ts';
export type * from './printed-labels.ts';
export type * from './printed-note.ts';
export type * from './printed-payment-receipt.ts';
export type * from './printed-report.ts';
export type * from './printed-stock-sheet.ts';
export { writtenAmount, writtenDay } from './written-figures.ts';
