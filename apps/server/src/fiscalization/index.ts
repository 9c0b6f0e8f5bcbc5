export { addFiscalDocument, deliverTask } from './add-fiscal-document.ts';
export { deliverOverdue } from './deliver-overdue.ts';
export { deliver } from './deliver.ts';
export type { FiscalKind, FiscalKinds } from './fiscal-kind.ts';
export { fiscalResults, type FiscalResult, type StoredResult } from './fiscal-results.ts';
export { fiscalHistory, fiscalMoments, type FiscalHistory } from './fiscal-history.ts';
export { resendCall, seeMissedCall, type DocumentKind } from './document-calls.ts';
export { issuedConditions } from './issued-conditions.ts';
export { shownDocuments } from './shown-documents.ts';
export {
  attemptsOf,
  openDocuments,
  timeLeft,
  waitingDocuments,
  waitingOf,
  type OpenFiscalDocument,
} from './waiting-documents.ts';
export { resendDocuments, type ResendOutcome } from './resend-documents.ts';
export { addSubmittedDocument, type SubmissionResult } from './add-submitted-document.ts';
export { addNeverSubmittedDocument } from './add-never-submitted-document.ts';
export { retractDocuments, retractedAmong } from './retracted-documents.ts';
export { hasOpenDocuments } from './has-open-documents.ts';
