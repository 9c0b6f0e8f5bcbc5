export * from './attempts.ts';
export * from './attention.ts';
export * from './authority-state.ts';
export * from './clock.ts';
export * from './deadline-counts.ts';
export * from './deadline.ts';
export * from './fiscal-name.ts';
export * from './late-delivery.ts';
