import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { waitUntil } from '../embedded-database/database-in-process.ts';
import { processIdentity } from '../embedded-database/process-identity.ts';
import { startChildServer } from './child-server.ts';

const untilTerminated =
  'process.once("SIGTERM", () => process.exit(0)); setInterval(() => undefined, 60_000);';

test('a stopped server gets SIGTERM, and its exit code is returned', async () => {
  const server = startChildServer(['-e', untilTerminated], process.env);
  const quitter = startChildServer(['-e', 'process.exit(7)'], process.env);
  expect(await quitter.exited).toBe(7);
  await quitter.stop();
  await server.stop();
  await server.exited;
});

test('a server ends with its launcher, even when the launcher is killed', async () => {
  const script = `
    import { startChildServer } from ${JSON.stringify(new URL('child-server.ts', import.meta.url).href)};
    startChildServer(['-e', ${JSON.stringify(`${untilTerminated} process.stdout.write(String(process.pid));`)}], process.env);
  `;
  const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const launcher = spawn(process.execPath, ['--import', typeScript, '--input-type=module', '-e', script]);
  const [output] = (await once(launcher.stdout, 'data')) as [Buffer];
  const server = Number(output.toString('utf8'));
  expect(processIdentity(server)).toBeDefined();
  launcher.kill('SIGKILL');
  // The server has the other end of this pipe, so the pipe closes when the server ends.
  await once(launcher.stdout, 'close');
  await waitUntil(() => processIdentity(server) === undefined);
});
