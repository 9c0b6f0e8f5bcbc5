export * from './catalog.ts';
export * from './people.ts';
export * from './test-server.ts';
export * from './worker-database.ts';
