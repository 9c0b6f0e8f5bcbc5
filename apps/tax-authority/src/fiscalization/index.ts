export { saveEarlierInvoices } from './earlier-invoices.ts';
export { hundredths, hundredthsIn, isNear, sizeOf, sumOf } from './exact-amounts.ts';
export { fiscalizationService } from './fiscalization-service.ts';
export type { InvoiceRequest } from './messages.ts';
export { checkInvoiceRules } from './register-invoice.ts';
export { everyoneRegistered, type RegistryFacts } from './registry-facts.ts';
