import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const least = { DATABASE_URL: 'postgres://tezga@localhost/tezga', TOKEN_SECRET: 'x'.repeat(32) };

test('needs only the database and the secret', () => {
  expect(readConfig(least)).toMatchObject({ PORT: 4000, TEZGA_WORKER: 'inside', TEZGA_DEMO: false });
});

test.each([
  [{ ...least, PORT: 'eighty' }, /PORT/],
  [{ ...least, TEZGA_WORKER: 'sometimes' }, /TEZGA_WORKER/],
  [{ ...least, HOME_ADDRESSES: 'not an address' }, /HOME_ADDRESSES/],
  [{ ...least, TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
  [{ TOKEN_SECRET: 'x'.repeat(32) }, /DATABASE_URL/],
])('a wrong value is named: %j', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});
