import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a server that cannot reach its database exits with one sentence and no stack trace', async () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', 'tsx', program], {
    env: {
      ...process.env,
      DATABASE_URL: 'postgres://tezga@127.0.0.1:1/tezga',
      TOKEN_SECRET: 'a secret of nothing but this test',
      SECRETS_KEY: Buffer.alloc(32, 'key').toString('base64'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let written = '';
  server.stderr.on('data', (piece: Buffer) => (written += piece.toString()));
  const [exitCode] = (await once(server, 'close')) as [number];
  expect(exitCode).toBe(1);
  expect(written).toMatch(/^Baza e të dhënave \(DATABASE_URL\) nuk përgjigjet: .+\n$/);
});
