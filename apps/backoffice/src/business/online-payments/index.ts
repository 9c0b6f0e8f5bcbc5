export { draftPaymentsPath } from './paths.ts';
export { UnpaidDraftAlert } from './UnpaidDraftAlert.tsx';
