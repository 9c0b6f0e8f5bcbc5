import { expect, test, vi } from 'vitest';
import type { ProblemReport } from './problem-report.ts';
import { reportOnce } from './report-once.ts';

function tab() {
  const stored = new Map<string, string>();
  return {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    send: vi.fn<(report: ProblemReport) => Promise<unknown>>(async () => ({})),
  };
}

const where = { path: '/roles' };
const fault = (name: string) => Object.assign(new Error('x'), { name, stack: '' });

test('each error is reported once, also when it repeats before the reply or after a reload', async () => {
  const { storage, send } = tab();
  const first = reportOnce(fault('TypeError'), where, { storage, send });
  await reportOnce(fault('TypeError'), where, { storage, send });
  await first;
  await reportOnce(fault('TypeError'), where, { storage, send });
  await reportOnce(fault('RangeError'), where, { storage, send });
  expect(send.mock.calls.map(([{ message }]) => message)).toEqual(['TypeError', 'RangeError']);
});

test('the same message from another place in the code counts as another error', async () => {
  const { storage, send } = tab();
  for (const line of [1, 2]) {
    const stack = `at f (https://tezga.example/assets/a.js:${line}:1)`;
    await reportOnce(Object.assign(fault('TypeError'), { stack }), where, { storage, send });
  }
  expect(send).toHaveBeenCalledTimes(2);
});

test('a page that throws ever new errors sends only a limited number of reports', async () => {
  const { storage, send } = tab();
  for (let index = 0; index < 100; index += 1)
    await reportOnce(fault(`Fault${index}`), where, { storage, send });
  expect(send).toHaveBeenCalledTimes(20);
});

test('an error report that cannot be stored or sent throws nothing', async () => {
  const { storage, send } = tab();
  send.mockRejectedValue(new Error('no network'));
  await expect(reportOnce(fault('TypeError'), where, { storage, send })).resolves.toBeUndefined();
  const full = { ...storage, setItem: () => raise(new Error('full')) };
  await expect(reportOnce(fault('RangeError'), where, { storage: full, send })).resolves.toBeUndefined();
});

function raise(error: Error): never {
  throw error;
}
