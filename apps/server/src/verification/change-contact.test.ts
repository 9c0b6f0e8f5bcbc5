import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

const minuteMs = 60_000;
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const changeEmail = (token: string, email: string) =>
  server.client(token)(contract.verification.changeEmail, { email });

test('requests for a contact of another user count towards the limit, so that a caller cannot probe for existing users', async () => {
  const [asking, known] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const ask = async (email: string) => (await refusalOf(changeEmail(asking.owner.token, email))).code;
  expect(await ask(known.owner.email)).toBe('contact-taken');
  expect(await ask(known.owner.email)).toBe('too-soon');
  expect(await ask('askush.fare@prova.example')).toBe('too-soon');
  for (let time = 0; time < 4; time += 1) {
    server.clock.move(minuteMs + 1);
    expect(await ask(known.owner.email)).toBe('contact-taken');
  }
  server.clock.move(minuteMs + 1);
  expect(await ask(known.owner.email)).toBe('too-many-codes');
  server.clock.move(60 * minuteMs);
  await expect(changeEmail(asking.owner.token, 'askush.fare@prova.example')).resolves.toBeDefined();
});

test('the activity log shows the e-mail or phone of a user only masked', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const email = 'fshehur@prova.example';
  const { methodId } = await changeEmail(owner.token, email);
  server.clock.move(minuteMs + 1);
  await client(contract.verification.sendVerification, { methodId });
  const [sent] = await server.asOwner`
    select body from platform.messages where recipient = ${email} order by id desc limit 1`;
  const code = /\/v\/([0-9A-Z]+)/.exec(String(sent?.['body']))?.[1] ?? '';
  await client(contract.verification.verifyCode, { code });
  const { methodId: phoneId } = await client(contract.verification.changePhone, { tel: '355 69 311 2267' });
  await client(contract.verification.removeMethod, { methodId: phoneId });

  const { rows } = await client(contract.activity.list, {});
  const subjects = Object.fromEntries(rows.map(({ action, subject }) => [action, subject]));
  expect(subjects).toMatchObject({
    'verification.changeEmail': 'f***@prova.example',
    'verification.sendVerification': 'f***@prova.example',
    'verification.verifyCode': 'f***@prova.example',
    'verification.changePhone': '+355 ** *** **67',
    'verification.removeMethod': '+355 ** *** **67',
  });
});
