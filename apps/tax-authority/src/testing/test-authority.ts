import { pino } from 'pino';
import { sharedKeys, type NewKeys } from '../authority/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { RuleSettings } from '../platform/rule-settings.ts';
import { startTaxAuthority, type RunningTaxAuthority } from '../start-tax-authority.ts';
import { newDatabase } from './test-database.ts';

/** A clock that moves only when a test moves it, so that results do not depend on the time of day. */
export interface SetClock extends Clock {
  set(moment: Date): void;
  move(milliseconds: number): void;
}

export interface TestAuthority extends RunningTaxAuthority {
  readonly databaseUrl: string;
  readonly clock: SetClock;
}

/** A Monday in the middle of a month. */
export const usualMoment = new Date('2026-11-16T10:00:00Z');

export interface TestAuthorityOptions {
  readonly databaseUrl?: string;
  readonly settings?: RuleSettings;
  readonly newKeys?: NewKeys;
}

let template: Promise<string> | null = null;
const newKeys = sharedKeys();

/** A complete stand-in on a real port, with its own database. */
export async function startTestAuthority(options: TestAuthorityOptions = {}): Promise<TestAuthority> {
  return startOn(options.databaseUrl ?? (await freshDatabase()), options);
}

/** Generates the keys once per worker in a template database and copies that, because generating keys is slow. */
async function freshDatabase(): Promise<string> {
  template ??= firstDatabase();
  return newDatabase('test', new URL(await template).pathname.slice(1));
}

async function firstDatabase(): Promise<string> {
  const databaseUrl = await newDatabase('template');
  const first = await startOn(databaseUrl, {});
  await first.stop();
  return databaseUrl;
}

async function startOn(databaseUrl: string, options: TestAuthorityOptions): Promise<TestAuthority> {
  const clock = setClock();
  const running = await startTaxAuthority({
    databaseUrl,
    databasePool: 4,
    port: 0,
    host: '127.0.0.1',
    publicAddress: null,
    log: pino({ level: 'silent' }),
    clock,
    newKeys: options.newKeys ?? newKeys,
    ...(options.settings === undefined ? {} : { settings: options.settings }),
  });
  return { ...running, databaseUrl, clock };
}

function setClock(): SetClock {
  let now = usualMoment;
  return {
    now: () => now,
    set: (moment) => {
      now = moment;
    },
    move: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
