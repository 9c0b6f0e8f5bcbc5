import { expect, test } from 'vitest';
import { launchSettings } from './launch-settings.ts';
import { projectRoot } from './project-root.ts';

test('without settings the launcher starts the demo on the embedded database at port 4000', () => {
  expect(launchSettings({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    taxAuthorityPort: 4001,
    taxAuthorityHost: '127.0.0.1',
    taxAuthorityUrl: undefined,
    paymentProviderPort: 4002,
    worker: undefined,
    dataFolder: `${projectRoot}/.data`,
    databaseUrl: undefined,
    tokenSecret: undefined,
    secretsKey: undefined,
    isDemo: true,
  });
});

test('a database from DATABASE_URL gets no demo data unless requested', () => {
  expect(launchSettings({ DATABASE_URL: 'postgres://elsewhere/tezga' }).isDemo).toBe(false);
  expect(launchSettings({ DATABASE_URL: 'postgres://elsewhere/tezga', TEZGA_DEMO: '1' }).isDemo).toBe(true);
  expect(launchSettings({ TEZGA_DEMO: '0' }).isDemo).toBe(false);
});

test('a tax authority with a given URL is not started locally', () => {
  expect(launchSettings({ TAX_AUTHORITY_URL: 'https://elsewhere' }).taxAuthorityPort).toBeUndefined();
  expect(launchSettings({ TAX_AUTHORITY_PORT: '4501' }).taxAuthorityPort).toBe(4501);
});

test('without the demo the stand-in of the tax authority starts only on request', () => {
  expect(launchSettings({ TEZGA_DEMO: '0' }).taxAuthorityPort).toBeUndefined();
  expect(launchSettings({ DATABASE_URL: 'postgres://elsewhere/tezga' }).taxAuthorityPort).toBeUndefined();
  expect(launchSettings({ TEZGA_DEMO: '0', TAX_AUTHORITY_PORT: '4501' }).taxAuthorityPort).toBe(4501);
});

test('the server and the stand-in of the tax authority listen on localhost unless a setting opens them', () => {
  const closed = { host: '127.0.0.1', taxAuthorityHost: '127.0.0.1' };
  expect(launchSettings({ TEZGA_DEMO: '0', TAX_AUTHORITY_PORT: '4501' })).toMatchObject(closed);
  expect(launchSettings({ HOST: '0.0.0.0' })).toMatchObject({ ...closed, host: '0.0.0.0' });
  const opened = { TAX_AUTHORITY_HOST: '0.0.0.0' };
  expect(launchSettings(opened)).toMatchObject({ ...closed, taxAuthorityHost: '0.0.0.0' });
});

test('the stand-in of the payment provider starts only in the demo, and only if no other provider is configured', () => {
  expect(launchSettings({ PAYMENT_PROVIDER_PORT: '4502' }).paymentProviderPort).toBe(4502);
  expect(
    launchSettings({ TEZGA_DEMO: '0', PAYMENT_PROVIDER_PORT: '4502' }).paymentProviderPort,
  ).toBeUndefined();
  const elsewhere = { PAYMENT_PROVIDER_URL: 'https://api-m.paypal.com' };
  expect(launchSettings(elsewhere).paymentProviderPort).toBeUndefined();
});

test.each([
  { TAX_AUTHORITY_PORT: 'x' },
  { PORT: 'abc' },
  { PORT: '0' },
  { PORT: '65536' },
  { PORT: '80 ' },
  { TEZGA_DEMO: 'yes' },
])('a wrong value stops the start with a sentence: %o', (environment) => {
  expect(() => launchSettings(environment)).toThrow(/duhet të jetë/);
});
