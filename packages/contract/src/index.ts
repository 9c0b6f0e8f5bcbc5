export * from './activity.ts';
export * from './contract.ts';
export * from './fields.ts';
export * from './refusal-status.ts';
export * from './route.ts';
export * from './services.ts';
export * from './who-may-call.ts';
