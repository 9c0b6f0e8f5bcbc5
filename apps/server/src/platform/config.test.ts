import { cashLimitOn } from '@tezga/domain';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
const least = {
  DATABASE_URL: 'postgres://tezga@localhost/tezga',
  TOKEN_SECRET: 'x'.repeat(32),
  SECRETS_KEY: key('a'),
};
const mail = { SMTP_URL: 'smtps://u:p@posta.example:465', MAIL_FROM: 'Tezga <tezga@posta.example>' };
const sms = { SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_TOKEN: 'celes' };

test('only the database address and the two secrets are required settings', () => {
  expect(readConfig(least)).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    TEZGA_WORKER: 'inside',
    TEZGA_DEMO: false,
  });
});

test.each([
  [{ ...least, PORT: 'eighty' }, /PORT/],
  [{ ...least, TEZGA_WORKER: 'sometimes' }, /TEZGA_WORKER/],
  [{ ...least, HOME_ADDRESSES: 'not an address' }, /HOME_ADDRESSES/],
  [{ ...least, TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
  [{ ...least, SECRETS_KEY: 'tooshort' }, /SECRETS_KEY/],
  [{ ...least, SECRETS_KEY: '' }, /SECRETS_KEY/],
  [{ ...least, SECRETS_KEY: `${key('a')},tooshort` }, /SECRETS_KEY/],
  [{ ...least, SMTP_URL: 'https://posta.example' }, /SMTP_URL/],
  [{ ...least, SMTP_URL: 'smtp://posta.example' }, /MAIL_FROM.*needed with SMTP_URL/],
  [{ ...least, ...mail }, /PUBLIC_ADDRESS.*needed with SMTP_URL/],
  [{ ...least, SMS_GATEWAY_URL: 'ftp://sms.example' }, /SMS_GATEWAY_URL/],
  [{ ...least, SMS_GATEWAY_URL: 'https://sms.example' }, /SMS_GATEWAY_TOKEN.*needed with SMS_GATEWAY_URL/],
  [{ ...least, ...sms }, /PUBLIC_ADDRESS.*needed with SMS_GATEWAY_URL/],
  [{ ...least, SMS_SENDER: 'a name too long for a telephone' }, /SMS_SENDER/],
  [{ ...least, CASH_LIMITS: '2027-01-01:tetëdhjetë' }, /CASH_LIMITS/],
  [{ TOKEN_SECRET: 'x'.repeat(32), SECRETS_KEY: key('a') }, /DATABASE_URL/],
])('a wrong value is refused with the name of its setting: %j', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test('the settings for e-mail and for SMS are accepted if each group is complete', () => {
  const whole = { ...mail, ...sms, PUBLIC_ADDRESS: 'https://tezga.example' };
  expect(readConfig({ ...least, ...whole })).toMatchObject({ ...whole, SMS_SENDER: 'Tezga' });
});

test('SECRETS_KEY with two keys is read in the order given, the new key first', () => {
  const { SECRETS_KEY: keys } = readConfig({ ...least, SECRETS_KEY: `${key('b')}, ${key('a')}` });
  expect(keys.map((each) => each.toString())).toEqual(['b'.repeat(32), 'a'.repeat(32)]);
});

test('an entry of CASH_LIMITS applies from its first day on and replaces a built-in limit of the same day', () => {
  const { CASH_LIMITS: limits } = readConfig({
    ...least,
    CASH_LIMITS: '2028-01-01:60000:-,2027-01-01:80000:400000',
  });
  expect(cashLimitOn('2026-12-31', limits)).toEqual(cashLimitOn('2026-12-31'));
  expect(cashLimitOn('2027-01-01', limits)).toMatchObject({
    betweenBusinesses: 8_000_000n,
    withIndividual: 40_000_000n,
  });
  expect(cashLimitOn('2028-06-01', limits)).toMatchObject({
    betweenBusinesses: 6_000_000n,
    withIndividual: null,
  });
  const same = readConfig({ ...least, CASH_LIMITS: '2026-01-01:1:-' }).CASH_LIMITS;
  expect(cashLimitOn('2026-06-01', same)?.betweenBusinesses).toBe(100n);
});
