export { addFiscalDocument, deliverTask } from './add-fiscal-document.ts';
export { deliverOverdue } from './deliver-overdue.ts';
export { deliver } from './deliver.ts';
export type { FiscalKind, FiscalKinds } from './fiscal-kind.ts';
export { fiscalResults, type FiscalResult } from './fiscal-results.ts';
