import type { Logger } from 'pino';
import type { AuthorityClock } from './clock.ts';
import type { Sql } from './database/open-database.ts';
import type { RuleSettings } from './rule-settings.ts';

/** Dependencies passed to every capability. */
export interface Context {
  readonly sql: Sql;
  readonly clock: AuthorityClock;
  readonly log: Logger;
  readonly settings: RuleSettings;
  /** Public base URL without a trailing slash; null: the address that a client used. */
  readonly publicAddress: string | null;
}
