import { backupPassphraseMin } from '@tezga/domain';
import { z } from 'zod';
import { cashLimitsSetting } from './cash-limits-setting.ts';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1');
const wholeNumber = (otherwise: number, least = 1) => z.coerce.number().int().min(least).default(otherwise);
const addresses = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((address) => address !== ''))
  .pipe(z.array(z.url()));

const registrationCode = (otherwise: string) =>
  z
    .string()
    .regex(/^[a-z]{2}\d{3}[a-z]{2}\d{3}$/, 'two letters, three digits, twice')
    .default(otherwise);

const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
  .refine((keys) => keys.every((key) => key.length === 32), 'each key is 32 bytes in base64');

export const diskLowMbDefault = 1024;

/** Every setting of the server, with its default. There is no other configuration. */
const settings = z.object({
  PORT: wholeNumber(4000, 0).describe('the port the server listens on'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('the network address the server listens on; 0.0.0.0 for all, which other machines reach'),
  DATABASE_URL: z.string().min(1).describe('the PostgreSQL server, as its owner'),
  DATABASE_POOLER_URL: z
    .string()
    .min(1)
    .optional()
    .describe(
      'where calls connect instead, such as a PgBouncer in transaction mode; migrations and jobs always use DATABASE_URL',
    ),
  DATABASE_POOL: wholeNumber(10).describe('connections the server keeps to the database'),
  TOKEN_SECRET: z
    .string()
    .min(32)
    .describe('signs the tokens; at least 32 characters, the same on every server'),
  SECRETS_KEY: secretKeys.describe(
    'encrypts the secrets that rest in the database: 32 bytes in base64, the same on every server; after a comma the keys before it, which only read',
  ),
  TEZGA_DEMO: flag.describe('1 offers the demonstration logins'),
  TEZGA_DEMO_CERTIFICATES: flag.describe(
    '1 gives the demonstration’s businesses certificates of the stand-in at TAX_AUTHORITY_URL',
  ),
  TEZGA_DEMO_DAYS: wholeNumber(365, 0).describe(
    'how many days of sales those businesses are given at their first start; 0 for none',
  ),
  SECOND_FACTOR_REQUIRED: z
    .enum(['0', '1'])
    .transform((text) => text === '1')
    .optional()
    .describe('1 makes super admins set up a second factor; left out it is 1, and 0 with TEZGA_DEMO=1'),
  TEZGA_WORKER: z.enum(['inside', 'none', 'only']).default('inside').describe('where jobs run'),
  SESSION_HOURS: wholeNumber(12).describe('how long a token is good without being refreshed'),
  PUBLIC_ADDRESS: z
    .url()
    .optional()
    .describe(
      'the address people reach this server by: links in messages begin with it, businesses live there',
    ),
  HOME_ADDRESSES: addresses.describe(
    'comma-separated addresses of the other servers where businesses may live',
  ),
  TRUST_PROXY: wholeNumber(0, 0).describe(
    'how many proxies stand in front and name the client in x-forwarded-for',
  ),
  PUBLIC_CALLS_PER_MINUTE: wholeNumber(300).describe('calls without a token, for each client address'),
  SIGN_INS_PER_MINUTE: wholeNumber(60).describe('attempts to sign in, for each client address and account'),
  REQUESTS_AT_ONCE: wholeNumber(500).describe(
    'beyond this many the server asks clients to come back in a second',
  ),
  UNFINISHED_PER_ADDRESS: wholeNumber(200).describe(
    'requests whose headers or body are still arriving, for each client address',
  ),
  HEADERS_SECONDS: wholeNumber(10).describe('how long the headers of a request may take to arrive'),
  REQUEST_SECONDS: wholeNumber(30).describe('how long a whole request may take to arrive'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('the mail server, smtp://user:password@host:port or smtps://…; e-mails wait until it is set'),
  MAIL_FROM: z.string().min(3).optional().describe('who e-mails come from, such as Tezga <tezga@example.al>'),
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('takes an SMS as POST {to, from, text}; SMS wait until it is set'),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional().describe('the bearer token of the SMS gateway'),
  SMS_SENDER: z.string().min(1).max(15).default('Tezga').describe('who an SMS comes from'),
  TAX_AUTHORITY_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:4001')
    .describe('where the tax authority is reached; the default is its stand-in on this machine'),
  TAX_AUTHORITY_EINVOICE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where its e-invoice service is reached, where that is elsewhere'),
  INVOICE_CHECK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'the page where anyone looks an invoice up, which its QR code leads to; left out it is that of the tax authority, or of the stand-in at TAX_AUTHORITY_URL',
    ),
  TAX_AUTHORITY_ENVIRONMENT: z
    .enum(['test', 'production'])
    .default('test')
    .describe('which certificates are taken: those of its test environment, or the real ones'),
  TAX_AUTHORITY_CERTIFICATES: z
    .string()
    .min(1)
    .optional()
    .describe(
      'file with the certificates (PEM) that issue the one its replies are signed with; without it no reply is believed',
    ),
  SOFTWARE_CODE: registrationCode('tz100sw100').describe('the code the tax authority gave this software'),
  MAINTAINER_CODE: registrationCode('tz100mt100').describe('the code it gave to whoever maintains it'),
  CASH_LIMITS: cashLimitsSetting.describe(
    'limits of cash that are newer than this release: first day:lek between businesses:lek with individuals or -, comma-separated',
  ),
  TEZGA_DATA: z
    .string()
    .optional()
    .describe('folder with the embedded database, whose disk is watched; the launcher sets it'),
  DISK_LOW_MB: wholeNumber(diskLowMbDefault).describe(
    'owners and super admins are warned below this much free space, or below 10 % where that is less',
  ),
  DISK_FULL_MB: wholeNumber(100).describe(
    '/ready answers 503 below this much free space, or below 1 % where that is less',
  ),
  COMMENT_FILES_MB: wholeNumber(200).describe('how much the files of all comments of a business may take'),
  API_DOCS: flag.describe('1 serves the OpenAPI page at /docs outside the demonstration too'),
  TEZGA_BACKUP_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('where a backup is written each night; without it no backup is taken by itself'),
  TEZGA_BACKUP_PASSPHRASE: z
    .string()
    .min(backupPassphraseMin)
    .optional()
    .describe('encrypts the backups; at least 12 characters, and without it no backup can be restored'),
  METRICS_TOKEN: z.string().min(16).optional().describe('opens /metrics to other machines'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('how much is logged'),
  SCREENS: z.string().optional().describe('folder of the built back office'),
});

export type Config = z.output<typeof settings>;

/** Settings that are of no use one without the other. */
const together = [
  ['TEZGA_BACKUP_FOLDER', 'TEZGA_BACKUP_PASSPHRASE'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'PUBLIC_ADDRESS'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
  ['SMS_GATEWAY_URL', 'PUBLIC_ADDRESS'],
] as const satisfies readonly (readonly [keyof Config, keyof Config])[];

const checkedSettings = settings.superRefine((config, context) => {
  for (const [name, needed] of together) {
    if (config[name] === undefined || config[needed] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [needed], message: `needed with ${name}` });
  }
});

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

/** Reads the environment; a wrong value stops the start with a sentence that names it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = checkedSettings.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof Config;
    return `${name} (${settings.shape[name].description}): ${issue.message}`;
  });
  throw new ConfigProblem(`Konfigurim i gabuar:\n  ${sentences.join('\n  ')}`);
}
