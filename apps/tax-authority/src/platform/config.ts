import { z } from 'zod';
import { usualSettings, type RuleSettings } from './rule-settings.ts';

const wholeNumber = (otherwise: number, least = 1) => z.coerce.number().int().min(least).default(otherwise);

/** All settings of the stand-in with their defaults. */
const settings = z.object({
  TAX_AUTHORITY_PORT: wholeNumber(4001, 0).describe('the port it listens on'),
  HOST: z.string().default('127.0.0.1').describe('the network address it listens on'),
  DATABASE_URL: z
    .string()
    .min(1)
    .describe('the PostgreSQL server; everything is kept in its schema tax_authority'),
  DATABASE_POOL: wholeNumber(10).describe('connections it keeps to the database'),
  TAX_AUTHORITY_PUBLIC_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .describe('the address others reach it by, as its service descriptions name it'),
  TAX_AUTHORITY_CLOCK_MINUTES: wholeNumber(usualSettings.clockMinutesMax).describe(
    'how far the clock of a sender may be from its own',
  ),
  TAX_AUTHORITY_CASH_LIMIT: z.coerce
    .bigint()
    .positive()
    .optional()
    .describe('the most a cash invoice between taxpayers may be, in whole lek, whatever its date'),
  TAX_AUTHORITY_INITIAL_DEPOSIT: z
    .enum(['0', '1'])
    .default('1')
    .transform((text) => text === '1')
    .describe('1: a till needs its INITIAL deposit of the day before it sells'),
  TAX_AUTHORITY_STRICT_CODES: z
    .enum(['0', '1'])
    .default('0')
    .transform((text) => text === '1')
    .describe('1: an IIC or WTNIC must be made exactly as the specification words it'),
  TAX_AUTHORITY_SHARED_KEYS: z
    .enum(['0', '1'])
    .default('0')
    .transform((text) => text === '1')
    .describe('1: taxpayers share their keys, which is quick, and good for nothing but tests'),
  TAX_AUTHORITY_CONTROL_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('opens the control page to other machines; without it only this machine reaches the page'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('how much is logged'),
});

export type Config = z.output<typeof settings>;

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

/** Reads the environment; an invalid value throws an error message that names it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof Config;
    return `${name} (${settings.shape[name].description}): ${issue.message}`;
  });
  throw new ConfigProblem(`Konfigurim i gabuar:\n  ${sentences.join('\n  ')}`);
}

export function ruleSettingsOf(config: Config): RuleSettings {
  const limit = config.TAX_AUTHORITY_CASH_LIMIT;
  return {
    ...usualSettings,
    clockMinutesMax: config.TAX_AUTHORITY_CLOCK_MINUTES,
    needsInitialDeposit: config.TAX_AUTHORITY_INITIAL_DEPOSIT,
    isStrictWithCodes: config.TAX_AUTHORITY_STRICT_CODES,
    ...(limit === undefined ? {} : { cashLimits: [{ from: '0001-01-01', lek: limit }] }),
  };
}
