import { LocalStoreError } from './local-store-error.ts';

export const databaseNames = ['superAdmin', 'customer'] as const;
export type DatabaseName = (typeof databaseNames)[number];

export const databaseVersion = 7;

/** Validates a database name received as text. */
export function databaseNameOf(name: string): DatabaseName {
  const known = databaseNames.find((each) => each === name);
  if (known === undefined) throw new LocalStoreError('unknown-database');
  return known;
}
