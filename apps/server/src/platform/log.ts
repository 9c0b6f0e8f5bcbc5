import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'newPassConfirmation',
  'fnp',
  'pin',
  'token',
  'authorization',
];

/** A code that opens an account is a secret; elsewhere a code is that of an error, which a log is for. */
const secretInputs = ['input.code', 'body.code', '*.input.code', '*.body.code'];

/** Whatever is logged by accident, what opens doors is taken out. */
export function createLog(level: Config['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const anywhere = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const paths = [...anywhere, ...secretInputs];
  const options = { level, base: null, redact: { paths, censor: '[hidden]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
