import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { cloneTemplate, startTestServer } from '../testing/index.ts';

test('in a demonstration a user can set a new password with the link in the mailbox', async () => {
  const server = await startTestServer({
    databaseUrl: await cloneTemplate('mailbox_alone'),
    environment: { TEZGA_DEMO: '1', TEZGA_WORKER: 'inside' },
  });
  const username = 'pronar@kafe.example';
  const client = server.client();
  await client(contract.verification.askReset, { username });
  const newestText = async () => (await client(contract.demo.mailbox, {})).messages[0]?.text ?? '';
  await expect.poll(newestText).toMatch(/\/r\/[0-9A-Z]{26}/);
  const code = /\/r\/([0-9A-Z]+)/.exec(await newestText())?.[1] ?? '';
  const { userId, businessId, method } = await client(contract.verification.checkReset, { code });
  const fnp = 'Krejt-i-ri-9';
  await client(contract.verification.setNewPassword, { fnp, userId, businessId, method, code });
  await expect(client(contract.access.signIn, { username, password: fnp })).resolves.toMatchObject({
    businessId,
  });
  await server.stop();
});
