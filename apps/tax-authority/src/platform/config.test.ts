import { expect, test } from 'vitest';
import { ConfigProblem, readConfig, ruleSettingsOf } from './config.ts';

const least = { DATABASE_URL: 'postgres://localhost/tezga' };

test('only the database is required; every other setting has a default', () => {
  const config = readConfig({ ...least, TAX_AUTHORITY_CASH_LIMIT: '' });
  expect(config).toMatchObject({ TAX_AUTHORITY_PORT: 4001, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
  expect(config.TAX_AUTHORITY_SHARED_KEYS).toBe(false);
  expect(ruleSettingsOf(config)).toMatchObject({
    clockMinutesMax: 60,
    needsInitialDeposit: true,
    isStrictWithCodes: false,
  });
});

test('cash limit, clock tolerance, initial deposit and strict codes are read from the settings', () => {
  const config = readConfig({
    ...least,
    TAX_AUTHORITY_CASH_LIMIT: '5000',
    TAX_AUTHORITY_CLOCK_MINUTES: '5',
    TAX_AUTHORITY_INITIAL_DEPOSIT: '0',
    TAX_AUTHORITY_STRICT_CODES: '1',
  });
  expect(ruleSettingsOf(config)).toMatchObject({
    clockMinutesMax: 5,
    needsInitialDeposit: false,
    isStrictWithCodes: true,
    cashLimits: [{ from: '0001-01-01', lek: 5000n }],
  });
});

test('an invalid setting stops the start with an error message that names it', () => {
  expect(() => readConfig({ ...least, TAX_AUTHORITY_PORT: 'x' })).toThrow(ConfigProblem);
  expect(() => readConfig({ ...least, TAX_AUTHORITY_STRICT_CODES: 'po' })).toThrow(ConfigProblem);
  expect(() => readConfig({ ...least, TAX_AUTHORITY_CASH_LIMIT: '5000.50' })).toThrow(ConfigProblem);
  expect(() => readConfig({})).toThrow(/DATABASE_URL \(the PostgreSQL server/);
});
