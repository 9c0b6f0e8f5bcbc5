export { EInvoiceFields } from './EInvoiceFields.tsx';
export { EInvoiceSwitch } from './EInvoiceSwitch.tsx';
export { EInvoicePanel } from './EInvoicePanel.tsx';
export {
  type EInvoiceForm,
  eInvoiceRequest,
  emptyEInvoiceForm,
  type UploadedFile,
} from './e-invoice-form.ts';
export type { ChangeFiles } from './use-attachments.ts';
export { useAnswer } from './use-answer.ts';
