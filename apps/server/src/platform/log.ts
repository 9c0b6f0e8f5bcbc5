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

/**
 * A code in the input of a call proves who the user is, so it is redacted. Any other code is an error code and is
 * logged.
 */
const secretInputs = ['input.code', 'body.code', '*.input.code', '*.body.code'];

/** A logger that redacts passwords, PINs and tokens, so that logging an input by accident does not leak them. */
export function createLog(level: Config['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const anywhere = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const paths = [...anywhere, ...secretInputs];
  const options = { level, base: null, redact: { paths, censor: '[hidden]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
