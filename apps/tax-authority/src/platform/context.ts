import type { Logger } from 'pino';
import type { AuthorityClock } from './clock.ts';
import type { Sql } from './database/open-database.ts';
import type { RuleSettings } from './rule-settings.ts';

/** What every capability gets. */
export interface Context {
  readonly sql: Sql;
  readonly clock: AuthorityClock;
  readonly log: Logger;
  readonly settings: RuleSettings;
  /** Where others reach the stand-in, without a slash at the end; known once it listens. */
  publicAddress(): string;
}
