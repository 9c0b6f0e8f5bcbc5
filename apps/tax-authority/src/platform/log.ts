import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export function createLog(level: Config['LOG_LEVEL']): Logger {
  return pino({ level, base: null, redact: { paths: ['password', '*.password'], censor: '[hidden]' } });
}
