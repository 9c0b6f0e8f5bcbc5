import { expect, test } from 'vitest';
import { runUntilStopped } from './run-until-stopped.ts';

test('when the work ends, the started parts are stopped, the newest first, and the exit code of the work is returned', async () => {
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

test('if the work fails, the started parts are stopped and its error is thrown', async () => {
  const stopped: string[] = [];
  const work = runUntilStopped(async (session) => {
    await session.started(Promise.resolve('database'), async (part) => void stopped.push(part));
    throw new Error('no build');
  });
  await expect(work).rejects.toThrow('no build');
  expect(stopped).toEqual(['database']);
});

test('after a stop signal while a part starts, that part is stopped once it has started, and no further part starts', async () => {
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

test('after a stop signal runUntilStopped() returns the exit code given for this case', async () => {
  expect(await runUntilStopped(workStoppedFromOutside, 1)).toBe(1);
});
