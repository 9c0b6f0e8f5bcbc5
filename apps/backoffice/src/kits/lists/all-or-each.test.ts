import { CallError } from '@tezga/contract/client';
import { expect, test } from 'vitest';
import { allOrEach } from './all-or-each.ts';

const refusal = (code: CallError['code']) =>
  new CallError('Ky rol u është dhënë punonjësve.', { code, status: 409, requestId: 'r1' });

/** Does nothing when one of the ids stands in the way, as the server does. */
function serverRefusing(inTheWay: string) {
  const done: string[] = [];
  const deed = async (ids: string[]) => {
    if (ids.includes(inTheWay)) throw refusal('role-in-use');
    done.push(...ids);
  };
  return { done, deed };
}

test('what nothing stands against is done in one call', async () => {
  const calls: string[][] = [];
  const results = await allOrEach(['a', 'b'], async (ids) => calls.push(ids));
  expect(calls).toEqual([['a', 'b']]);
  expect(results).toEqual([
    { id: 'a', ok: true },
    { id: 'b', ok: true },
  ]);
});

test('one row in the way does not keep the others, and says why it stayed', async () => {
  const { done, deed } = serverRefusing('b');
  expect(await allOrEach(['a', 'b', 'c'], deed)).toEqual([
    { id: 'a', ok: true },
    { id: 'b', ok: false, message: 'Ky rol u është dhënë punonjësve.' },
    { id: 'c', ok: true },
  ]);
  expect(done).toEqual(['a', 'c']);
});

test.each(['too-many-requests', 'not-signed-in', 'business-not-available'] as const)(
  '%s is said to the caller and is not asked for each row',
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

test('what is not permitted for one row is done for the others', async () => {
  const results = await allOrEach(['owner', 'b'], async (ids) => {
    if (ids.includes('owner')) throw refusal('not-permitted');
  });
  expect(results.map(({ ok }) => ok)).toEqual([false, true]);
});

test('a call that broke is no refusal and is not repeated row by row', async () => {
  let calls = 0;
  const broken = allOrEach(['a', 'b'], async () => {
    calls += 1;
    throw refusal('network');
  });
  await expect(broken).rejects.toThrow(CallError);
  expect(calls).toBe(1);
});
