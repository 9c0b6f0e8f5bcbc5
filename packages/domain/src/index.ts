export * from './contact.ts';
export * from './network-address.ts';
export * from './permissions.ts';
export * from './product-permissions.ts';
export * from './record-id.ts';
export * from './refusal.ts';
export * from './secrets.ts';
export * from './tirana-time.ts';
