import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'newPassConfirmation',
  'fnp',
  'pin',
  'code',
  'token',
  'authorization',
];

/** Whatever is logged by accident, what opens doors is taken out. */
export function createLog(level: Config['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, base: null, redact: { paths, censor: '[hidden]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
