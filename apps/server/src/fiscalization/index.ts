export { addFiscalDocument, deliverTask } from './add-fiscal-document.ts';
export { deliverOverdue } from './deliver-overdue.ts';
export { deliver } from './deliver.ts';
export type { FiscalKind, FiscalKinds } from './fiscal-kind.ts';
export { fiscalResults, type FiscalResult } from './fiscal-results.ts';
export { fiscalLife, type FiscalLife } from './fiscal-life.ts';
export { openDocuments, type OpenFiscalDocument } from './open-documents.ts';
export { resendDocuments, type ResendOutcome } from './resend-documents.ts';
export { addHeardDocument, type Heard } from './add-heard-document.ts';
