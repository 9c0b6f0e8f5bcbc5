export * from './attachments.ts';
export * from './document-kind.ts';
export * from './e-invoice-details.ts';
export * from './e-invoice-problems.ts';
export * from './e-invoice-status.ts';
