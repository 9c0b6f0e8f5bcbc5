export { FaultHelp } from './FaultHelp.tsx';
export { FiscalDocumentPage } from './FiscalDocumentPage.tsx';
export { FiscalNotice } from './FiscalNotice.tsx';
export { pollIntervalMs } from './poll-interval.ts';
export { type Cause, helpPlaceFor } from './fault-help.ts';
export { faultSentence } from './fault-sentence.ts';
export { faultsAmong } from './faults-among.ts';
export { resendResults } from './resend-results.ts';
export { timeLeftTone, timeLeftWords } from './time-left.ts';
export { statusName, type LifeEvent } from './timeline-steps.ts';
export { watchedViews } from './watched-views.ts';
export {
  cashRegisterKey,
  salesKey,
  type Waiting,
  type WaitingInvoice,
  type WaitingMovement,
  type WaitingNote,
  waitingQueries,
  wtnKey,
} from './waiting-queries.ts';
export { useResend, type ResendKind } from './use-resend.ts';
