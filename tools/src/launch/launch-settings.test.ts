import { expect, test } from 'vitest';
import { launchSettings } from './launch-settings.ts';
import { projectRoot } from './project-root.ts';

test('without any setting it is the demo on the embedded database at port 4000', () => {
  expect(launchSettings({})).toEqual({
    port: 4000,
    taxAuthorityPort: 4001,
    dataFolder: `${projectRoot}/.data`,
    databaseUrl: undefined,
    tokenSecret: undefined,
    secretsKey: undefined,
    isDemo: true,
  });
});

test('a database of one’s own gets no demo data unless asked for', () => {
  expect(launchSettings({ DATABASE_URL: 'postgres://elsewhere/tezga' }).isDemo).toBe(false);
  expect(launchSettings({ DATABASE_URL: 'postgres://elsewhere/tezga', TEZGA_DEMO: '1' }).isDemo).toBe(true);
  expect(launchSettings({ TEZGA_DEMO: '0' }).isDemo).toBe(false);
});

test('a tax authority that runs elsewhere is not started here', () => {
  expect(launchSettings({ TAX_AUTHORITY_URL: 'https://elsewhere' }).taxAuthorityPort).toBeUndefined();
  expect(launchSettings({ TAX_AUTHORITY_PORT: '4501' }).taxAuthorityPort).toBe(4501);
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
