import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, refusalOf, startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { confirmPassword } = contract.access;

test('a password confirmation is valid for five minutes', async () => {
  const { owner } = await addBusiness(server);
  const before = server.clock.now().getTime();
  const { until } = await server.client(owner.token)(confirmPassword, { password: testPassword });
  expect(Date.parse(until) - before).toBeGreaterThanOrEqual(300_000);
  expect(Date.parse(until) - before).toBeLessThan(330_000);
});

test('wrong password confirmations count towards the attempt limit of the sign-in page, also if they are concurrent', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await refusalOf(client(contract.access.signIn, { username: owner.email, password: 'Gabim-1' }));
  const guesses = Array.from({ length: 14 }, () =>
    refusalOf(client(confirmPassword, { password: 'Gabim-1' })),
  );
  const codes = (await Promise.all(guesses)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(9);
  expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(5);
  const right = client(confirmPassword, { password: testPassword });
  expect((await refusalOf(right)).code).toBe('too-many-attempts');
  const signIn = client(contract.access.signIn, { username: owner.email, password: testPassword });
  expect((await refusalOf(signIn)).code).toBe('too-many-attempts');
});

test('a correct password confirmation resets the count of wrong passwords', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await refusalOf(client(confirmPassword, { password: 'Gabim-1' }))).code).toBe('wrong-password');
    await client(confirmPassword, { password: testPassword });
  }
});
