import { CallError } from '@tezga/contract/client';
import { expect, test } from 'vitest';
import { allOrEach } from './all-or-each.ts';

const refusal = (code: CallError['code']) =>
  new CallError('Ky rol u është dhënë punonjësve.', { code, status: 409, requestId: 'r1' });

/** Refuses the whole call if it contains this id, as the server does. */
function serverRefusing(inTheWay: string) {
  const done: string[] = [];
  const mutate = async (ids: string[]) => {
    if (ids.includes(inTheWay)) throw refusal('role-in-use');
    done.push(...ids);
  };
  return { done, mutate };
}

test('one bulk call is made if no row is refused', async () => {
  const calls: string[][] = [];
  const results = await allOrEach(['a', 'b'], async (ids) => calls.push(ids));
  expect(calls).toEqual([['a', 'b']]);
  expect(results).toEqual([
    { id: 'a', ok: true },
    { id: 'b', ok: true },
  ]);
});

test('if one row is refused, the others still succeed and the refused one has its reason', async () => {
  const { done, mutate } = serverRefusing('b');
  expect(await allOrEach(['a', 'b', 'c'], mutate)).toEqual([
    { id: 'a', ok: true },
    { id: 'b', ok: false, message: 'Ky rol u është dhënë punonjësve.' },
    { id: 'c', ok: true },
  ]);
  expect(done).toEqual(['a', 'c']);
});

test.each(['too-many-requests', 'not-signed-in', 'business-not-available'] as const)(
  'a refusal with %s is thrown without repeating the call for each row',
  async (code) => {
    let calls = 0;
    const refused = allOrEach(['a', 'b'], async () => {
      calls += 1;
      throw refusal(code);
    });
    await expect(refused).rejects.toMatchObject({ code });
    expect(calls).toBe(1);
  },
);

test('a missing permission for one row does not stop the others', async () => {
  const results = await allOrEach(['owner', 'b'], async (ids) => {
    if (ids.includes('owner')) throw refusal('not-permitted');
  });
  expect(results.map(({ ok }) => ok)).toEqual([false, true]);
});

test('a failed call without a refusal is not repeated row by row', async () => {
  let calls = 0;
  const broken = allOrEach(['a', 'b'], async () => {
    calls += 1;
    throw refusal('network');
  });
  await expect(broken).rejects.toThrow(CallError);
  expect(calls).toBe(1);
});
