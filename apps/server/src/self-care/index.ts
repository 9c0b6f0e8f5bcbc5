export { answerOf } from './answer-of.ts';
export { askPortal } from './ask-portal.ts';
export { portalHolder } from './portal-holder.ts';
export { paperAsked } from './purchase-paper.ts';
export { purchaseRecordsAsked } from './purchases.ts';
export { selfCareHandlers } from './routes.ts';
