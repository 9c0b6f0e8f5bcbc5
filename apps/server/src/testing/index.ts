export * from './authority.ts';
export * from './catalog.ts';
export * from './people.ts';
export * from './portal-business.ts';
export * from './portal.ts';
export * from './stand-in.ts';
export * from './test-server.ts';
export * from './worker-database.ts';
