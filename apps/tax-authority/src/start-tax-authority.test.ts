import { expect, test } from 'vitest';
import { newDatabase, startTestAuthority } from './testing/index.ts';

test('the stand-in starts on an empty database, and again on its own data', async () => {
  const first = await startTestAuthority({ databaseUrl: await newDatabase() });
  const signer = first.parts.authority.replySigner.certificate;
  await first.parts.switches.change({ slowMs: 1, clockSkewMinutes: 5 });
  await first.stop();

  const second = await startTestAuthority({ databaseUrl: first.databaseUrl });
  expect(await (await fetch(`${second.address}/health`)).json()).toEqual({ status: 'ok' });
  expect(second.parts.authority.replySigner.certificate).toBe(signer);
  expect(second.parts.switches.state).toMatchObject({ slowMs: 1, clockSkewMinutes: 5 });
  expect(second.parts.clock.now().getTime() - second.clock.now().getTime()).toBe(5 * 60_000);
  await second.stop();
});
