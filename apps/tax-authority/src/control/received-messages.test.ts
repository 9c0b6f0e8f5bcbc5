import { afterAll, beforeAll, expect, test } from 'vitest';
import { postSoap, startTestAuthority, type TestAuthority } from '../testing/index.ts';
import type { ReceivedRow } from './api.ts';

let authority: TestAuthority;
beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.stop());

const list = async (query: string) => {
  const response = await fetch(`${authority.address}/control/api/received?${query}`);
  return ((await response.json()) as { messages: ReceivedRow[] }).messages.map(({ id }) => Number(id));
};

test('messages are sorted by id as numbers, not as text, on all pages', async () => {
  for (let each = 0; each < 12; each += 1) {
    await postSoap(`${authority.address}/FiscalizationService-v3`, '<a/>');
    await authority.parts.received.settled();
  }
  expect(await list('most=6')).toEqual([12, 11, 10, 9, 8, 7]);
  expect(await list('most=6&before=7')).toEqual([6, 5, 4, 3, 2, 1]);
});
