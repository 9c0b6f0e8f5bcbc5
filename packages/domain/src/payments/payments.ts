export * from './client-credit.ts';
export * from './debt-age.ts';
export * from './payment-cash.ts';
export * from './payment-journal.ts';
export * from './settlement.ts';
