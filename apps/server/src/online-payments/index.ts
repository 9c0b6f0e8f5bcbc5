export { addPaymentDraft } from './add-draft.ts';
export { onlinePaymentsHandlers } from './routes.ts';
export { paymentDraftsStore } from './store.ts';
