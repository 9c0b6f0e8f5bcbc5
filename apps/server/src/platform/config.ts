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
  DATABASE_POOL: wholeNumber(10).describe('the maximum number of open connections to the database'),
  TOKEN_SECRET: z
    .string()
    .min(32)
    .describe('signs the tokens; at least 32 characters, the same on every server'),
  SECRETS_KEY: secretKeys.describe(
    'encrypts the secrets stored in the database: 32 bytes in base64, the same on every server; after a comma older keys, which only decrypt',
  ),
  TEZGA_DEMO: flag.describe('1 offers the demonstration logins'),
  TEZGA_DEMO_CERTIFICATES: flag.describe(
    '1 gives the demonstration businesses certificates of the stand-in at TAX_AUTHORITY_URL',
  ),
  TEZGA_DEMO_DAYS: wholeNumber(365, 0).describe(
    'how many days of past sales the demonstration businesses get at the first start; 0 for none',
  ),
  SECOND_FACTOR_REQUIRED: z
    .enum(['0', '1'])
    .transform((text) => text === '1')
    .optional()
    .describe('1 makes super admins set up a second factor; left out it is 1, and 0 with TEZGA_DEMO=1'),
  TEZGA_FULL_ADMIN: z
    .enum(['0', '1'])
    .transform((text) => text === '1')
    .optional()
    .describe(
      '1 opens the super-admin screens that the specification keeps out of demonstrations; left out it is 1, and 0 with TEZGA_DEMO=1',
    ),
  TEZGA_WORKER: z.enum(['inside', 'none', 'only']).default('inside').describe('where jobs run'),
  SESSION_HOURS: wholeNumber(12).describe('hours until a token that is not refreshed expires'),
  PUBLIC_ADDRESS: z
    .url()
    .optional()
    .describe(
      'the public address of this server: links in e-mails and SMS begin with it, and it is the home of its businesses',
    ),
  HOME_ADDRESSES: addresses.describe(
    'comma-separated addresses of the other servers that may be the home of a business',
  ),
  TRUST_PROXY: wholeNumber(0, 0).describe(
    'number of proxies in front of the server that name the client in x-forwarded-for',
  ),
  PUBLIC_CALLS_PER_MINUTE: wholeNumber(300).describe(
    'rate limit of calls without a token, for each client address',
  ),
  SIGN_INS_PER_MINUTE: wholeNumber(60).describe(
    'rate limit of sign-in attempts, for each client address and user name',
  ),
  REQUESTS_AT_ONCE: wholeNumber(500).describe(
    'maximum number of concurrent calls; the client of a further call is asked to retry in a second',
  ),
  UNFINISHED_PER_ADDRESS: wholeNumber(200).describe(
    'maximum number of requests whose headers or body are still arriving, for each client address',
  ),
  HEADERS_SECONDS: wholeNumber(10).describe('timeout for the headers of a request'),
  REQUEST_SECONDS: wholeNumber(30).describe('timeout for a whole request to arrive'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'the mail server, smtp://user:password@host:port or smtps://…; e-mails stay in the queue until it is set',
    ),
  MAIL_FROM: z.string().min(3).optional().describe('the sender of e-mails, such as Tezga <tezga@example.al>'),
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('accepts an SMS as POST {to, from, text}; SMS stay in the queue until it is set'),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional().describe('the bearer token of the SMS gateway'),
  SMS_SENDER: z.string().min(1).max(15).default('Tezga').describe('the sender of SMS'),
  TAX_AUTHORITY_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:4001')
    .describe('address of the tax authority; the default is its stand-in on this machine'),
  TAX_AUTHORITY_EINVOICE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address of its e-invoice service, if that is not under TAX_AUTHORITY_URL'),
  INVOICE_CHECK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'the page that the QR code of an invoice opens; without it the page of the tax authority, or of the stand-in at TAX_AUTHORITY_URL',
    ),
  TAX_AUTHORITY_ENVIRONMENT: z
    .enum(['test', 'production'])
    .default('test')
    .describe('which certificates are accepted: those of the test environment or those of production'),
  TAX_AUTHORITY_CERTIFICATES: z
    .string()
    .min(1)
    .optional()
    .describe(
      'PEM file with the certificates that issued the signing certificate of the tax authority; without it the server accepts no reply',
    ),
  PAYMENT_PROVIDER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'the provider of online payments, such as https://api-m.paypal.com; without it payments are closed',
    ),
  PAYMENT_PROVIDER_CLIENT: z.string().min(1).optional().describe('the client id at the provider'),
  PAYMENT_PROVIDER_SECRET: z.string().min(1).optional().describe('the secret of the client id'),
  PAYMENT_PROVIDER_WEBHOOK: z
    .string()
    .min(1)
    .optional()
    .describe('the id of the webhook that the provider has for /api/main/paypal/notification'),
  ONLINE_PAYMENTS_ISSUER: z
    .string()
    .min(1)
    .optional()
    .describe('NIPT of the business of this installation that issues the invoices of online payments'),
  SOFTWARE_CODE: registrationCode('tz100sw100').describe('the code the tax authority gave this software'),
  MAINTAINER_CODE: registrationCode('tz100mt100').describe(
    'the code the tax authority gave the maintainer of this software',
  ),
  CASH_LIMITS: cashLimitsSetting.describe(
    'cash limits that are newer than this release, comma-separated: first day:lek between businesses:lek with individuals or -',
  ),
  TEZGA_DATA: z
    .string()
    .optional()
    .describe('folder of the embedded database, whose free disk space is checked; the launcher sets it'),
  DISK_LOW_MB: wholeNumber(diskLowMbDefault).describe(
    'free space below which owners and super admins are warned; 10 % of the disk if that is less',
  ),
  DISK_FULL_MB: wholeNumber(100).describe(
    'free space below which /ready replies 503; 1 % of the disk if that is less',
  ),
  COMMENT_FILES_MB: wholeNumber(200).describe('maximum size of the files of all comments of a business'),
  API_DOCS: flag.describe('1 serves the OpenAPI page at /docs outside the demonstration too'),
  TEZGA_BACKUP_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('folder for the nightly backup; without it there is no nightly backup'),
  TEZGA_BACKUP_PASSPHRASE: z
    .string()
    .min(backupPassphraseMin)
    .optional()
    .describe('encrypts the backups; at least 12 characters, and without it no backup can be restored'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token with which other machines may read /metrics'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('how much is logged'),
  SCREENS: z.string().optional().describe('folder of the built back office'),
});

export type Config = z.output<typeof settings>;

/** Pairs of settings: if the first is set, the second is required. */
const requiredWith = [
  ['TEZGA_BACKUP_FOLDER', 'TEZGA_BACKUP_PASSPHRASE'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'PUBLIC_ADDRESS'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
  ['SMS_GATEWAY_URL', 'PUBLIC_ADDRESS'],
  ['PAYMENT_PROVIDER_URL', 'PAYMENT_PROVIDER_CLIENT'],
  ['PAYMENT_PROVIDER_URL', 'PAYMENT_PROVIDER_SECRET'],
  ['PAYMENT_PROVIDER_URL', 'PAYMENT_PROVIDER_WEBHOOK'],
  ['PAYMENT_PROVIDER_URL', 'ONLINE_PAYMENTS_ISSUER'],
] as const satisfies readonly (readonly [keyof Config, keyof Config])[];

const checkedSettings = settings.superRefine((config, context) => {
  for (const [name, needed] of requiredWith) {
    if (config[name] === undefined || config[needed] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [needed], message: `needed with ${name}` });
  }
});

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

/** Reads the environment; throws with the name of each setting that is missing or wrong. */
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
