import { expect, test } from 'vitest';
import { runUntilStopped } from './run-until-stopped.ts';

test('started parts are stopped, the newest first, and the exit code is the exit code of the work', async () => {
  const stopped: string[] = [];
  const stop = async (part: string) => void stopped.push(part);
  const exitCode = await runUntilStopped(async (session) => {
    await session.started(Promise.resolve('database'), stop);
    await session.started(Promise.resolve('server'), stop);
    return 5;
  });
  expect(exitCode).toBe(5);
  expect(stopped).toEqual(['server', 'database']);
});

test('a failure of the work stops the started parts and is thrown', async () => {
  const stopped: string[] = [];
  const work = runUntilStopped(async (session) => {
    await session.started(Promise.resolve('database'), async (part) => void stopped.push(part));
    throw new Error('no build');
  });
  await expect(work).rejects.toThrow('no build');
  expect(stopped).toEqual(['database']);
});

test('a stop signal during the start of a part waits for that start, stops the part, and starts no further part', async () => {
  const events: string[] = [];
  const exitCode = await runUntilStopped(async (session) => {
    const starting = new Promise<string>((resolve) => {
      session.signal.addEventListener('abort', () => resolve('database'));
    });
    process.emit('SIGTERM');
    await session.started(starting, async (part) => void events.push(`stopped ${part}`));
    events.push('went on');
    return 1;
  });
  expect(exitCode).toBe(0);
  expect(events).toEqual(['stopped database']);
});

function workStoppedFromOutside() {
  process.emit('SIGTERM');
  return new Promise<number>(() => undefined);
}

test('a stop signal returns the exit code given for stopped work', async () => {
  expect(await runUntilStopped(workStoppedFromOutside, 1)).toBe(1);
});
