import { expect, test } from 'vitest';
import { createTurns, type TurnRules } from './turns.ts';

const rules: TurnRules = { concurrency: 1, waitingMax: 10, bulkFrom: 5 };

/** Resolves when all work that can begin has begun. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Records the name of each piece of work when it begins; `end(name)` ends it. */
function bench(given: Partial<TurnRules> = {}) {
  const turns = createTurns({ ...rules, ...given });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (businessId: string, name: string, size = 1) =>
    turns({ businessId, size }, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    });
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { turns, begun, add, end };
}

test('work of a second business begins when the running work of the first ends, before the queued work of the first', async () => {
  const { begun, add, end } = bench();
  for (let place = 0; place < 10; place += 1) void add('A', `A${place}`, 100);
  void add('B', 'B0');
  await end('A0');
  expect(begun).toEqual(['A0', 'B0']);
});

test('the work of several businesses runs in turns, one piece of each business at a time', async () => {
  const { begun, add, end } = bench();
  for (const name of ['A0', 'A1', 'A2']) void add('A', name);
  for (const name of ['B0', 'B1']) void add('B', name);
  void add('C', 'C0');
  for (const name of ['A0', 'B0', 'C0', 'A1', 'B1']) await end(name);
  expect(begun).toEqual(['A0', 'B0', 'C0', 'A1', 'B1', 'A2']);
});

test('with two slots, a business uses only one, and small work of another business begins at once in the second', async () => {
  const { begun, add } = bench({ concurrency: 2 });
  void add('A', 'A0', 100);
  void add('A', 'A1', 100);
  await settled();
  expect(begun).toEqual(['A0']);
  void add('B', 'B0');
  await settled();
  expect(begun).toEqual(['A0', 'B0']);
});

test('bulk work of several businesses leaves one slot free, so that small work begins at once', async () => {
  const { begun, add, end } = bench({ concurrency: 2 });
  void add('A', 'A0', 100);
  void add('B', 'B0', 100);
  await settled();
  expect(begun).toEqual(['A0']);
  void add('C', 'C0');
  await settled();
  expect(begun).toEqual(['A0', 'C0']);
  await end('C0');
  expect(begun).toEqual(['A0', 'C0']);
  await end('A0');
  expect(begun).toEqual(['A0', 'C0', 'B0']);
});

test('work above the queue limit of a business is refused, and the limit counts for each business separately', async () => {
  const { add, begun, end } = bench({ waitingMax: 2 });
  const first = add('A', 'A0');
  void add('A', 'A1');
  void add('A', 'A2');
  await expect(add('A', 'A3')).rejects.toMatchObject({ code: 'too-many-requests' });
  void add('B', 'B0');
  await end('A0');
  expect(await first).toBe('A0');
  await end('B0');
  await end('A1');
  expect(begun).toEqual(['A0', 'B0', 'A1', 'A2']);
});

test('failed work releases its slot, and the next work begins', async () => {
  const { turns, add, begun } = bench();
  const failing = turns({ businessId: 'A', size: 1 }, () => Promise.reject(new Error('no')));
  void add('A', 'A1');
  await expect(failing).rejects.toThrow('no');
  await settled();
  expect(begun).toEqual(['A1']);
});
