export * from './a-taxpayer.ts';
export * from './einvoice-messages.ts';
export * from './fiscal-messages.ts';
export * from './soap-call.ts';
export * from './test-authority.ts';
export * from './test-database.ts';
export * from './faults-of-both.ts';
