import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseProgram, type Program, type RunningProgram } from './supervise-program.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const rules = { firstDelayMs: 1, maxDelayMs: 4, steadyMs: 60_000 };

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const neverReady = (signal: AbortSignal) => once(signal, 'abort').then(() => undefined);

/** A fake program whose processes the test ends. */
function aProgram(settings: Partial<Program> = {}) {
  const ends: ((exitCode: number) => void)[] = [];
  const program: Program = {
    name: 'Serveri',
    start: async (): Promise<RunningProgram> => ({
      exited: new Promise((resolve) => void ends.push(resolve)),
      stop: async () => ends.at(-1)?.(0),
    }),
    becomesReady: () => Promise.resolve(),
    ...settings,
  };
  return {
    program,
    starts: () => ends.length,
    /** Ends the newest process and waits for the next. */
    crash: async () => {
      const { length } = ends;
      ends.at(-1)?.(1);
      await vi.waitUntil(() => ends.length > length, 30_000);
    },
    end: (exitCode: number) => ends.at(-1)?.(exitCode),
  };
}

test('a program that was ready once is restarted with growing delays each time it ends', async () => {
  const { program, starts, crash } = aProgram();
  await runUntilStopped(async (session) => {
    const supervised = await superviseProgram(session, program, { rules });
    await supervised.ready;
    for (let times = 0; times < 4; times += 1) await crash();
    return 0;
  });
  expect(starts()).toBe(5);
  const waited = lines.flatMap((line) => /Serveri u mbyll papritur .* pas (.*) s\./.exec(line)?.[1] ?? []);
  expect(waited).toEqual(['0.001', '0.002', '0.004', '0.004']);
  expect(lines.filter((line) => line === 'Serveri punon sërish.')).toHaveLength(4);
});

test('if a restarted program ran long enough, its next restart has the shortest delay again', async () => {
  const { program, crash } = aProgram();
  await runUntilStopped(async (session) => {
    await superviseProgram(session, program, { rules: { ...rules, steadyMs: 0 } });
    for (let times = 0; times < 3; times += 1) await crash();
    return 0;
  });
  expect(lines.filter((line) => line.endsWith('pas 0.001 s.'))).toHaveLength(3);
});

test('a program that ends before it was ready is not restarted, and its exit code is returned', async () => {
  const { program, starts, end } = aProgram({ becomesReady: neverReady });
  const exitCode = await runUntilStopped(async (session) => {
    const { failed } = await superviseProgram(session, program, { rules });
    end(3);
    return failed;
  });
  expect(exitCode).toBe(3);
  expect(starts()).toBe(1);
});

test('a failed restart is retried', async () => {
  const { program, crash, starts } = aProgram();
  let tries = 0;
  const failing: Program = {
    ...program,
    start: async () => {
      tries += 1;
      if (tries === 2 || tries === 3) throw new Error('no room');
      return program.start();
    },
  };
  await runUntilStopped(async (session) => {
    await (
      await superviseProgram(session, failing, { rules })
    ).ready;
    await crash();
    return 0;
  });
  expect([tries, starts()]).toEqual([4, 2]);
});

test('a stop during the delay before a restart prevents the restart', async () => {
  const { program, starts, end } = aProgram();
  const slow = { ...rules, firstDelayMs: 600_000, maxDelayMs: 600_000 };
  await runUntilStopped(async (session) => {
    await superviseProgram(session, program, { rules: slow });
    end(1);
    await vi.waitUntil(() => lines.length > 0, 30_000);
    return 0;
  });
  expect(starts()).toBe(1);
});
