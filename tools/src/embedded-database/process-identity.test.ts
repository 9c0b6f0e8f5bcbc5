import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { hasProcFolder, processIdentity } from './process-identity.ts';
import { waitUntil } from './database-in-process.ts';

test('a running process has a constant identity that differs from other processes', async () => {
  const own = processIdentity(process.pid);
  expect(own).toBeDefined();
  expect(processIdentity(process.pid)).toBe(own);
  const child = spawn('sleep', ['60']);
  expect(processIdentity(child.pid ?? 0)).not.toBe(own);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(processIdentity(child.pid ?? 0)).toBeUndefined();
});

test.skipIf(!hasProcFolder)('a zombie process counts as ended', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [firstOutput] = (await once(parent.stdout, 'data')) as [Buffer];
  const zombie = Number(firstOutput.toString('utf8'));
  await waitUntil(() => processIdentity(zombie) === undefined);
  expect(() => process.kill(zombie, 0)).not.toThrow();
  parent.kill('SIGKILL');
});
