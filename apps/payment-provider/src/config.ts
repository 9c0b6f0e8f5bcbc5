import { z } from 'zod';

/** All settings of the stand-in with their defaults. */
const settings = z.object({
  PAYMENT_PROVIDER_PORT: z.coerce.number().int().min(0).default(4002).describe('the port it listens on'),
  HOST: z.string().default('127.0.0.1').describe('the network address it listens on'),
  PAYMENT_PROVIDER_CLIENT: z.string().min(1).default('tezga').describe('the client id it accepts'),
  PAYMENT_PROVIDER_SECRET: z.string().min(1).default('tezga-demo').describe('the secret of the client'),
  PAYMENT_PROVIDER_NOTIFIES: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address that gets its notifications; without it none is sent'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('how much is logged'),
});

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

/** Reads the environment; an invalid value throws an error message that names it. */
export function readConfig(environment: Record<string, string | undefined>): z.output<typeof settings> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  throw new ConfigProblem(`Konfigurim i gabuar:\n  ${sentences.join('\n  ')}`);
}
