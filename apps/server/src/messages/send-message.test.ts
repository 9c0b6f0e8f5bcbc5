import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { runDueJobs, type JobContext } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log.ts';
import { cloneTemplate, startMailServer, startTestServer, type TestServer } from '../testing/index.ts';
import { messageContextOfJob, sendCode, sendWelcome } from './index.ts';

const logged: string[] = [];
const log = createLog('debug', { write: (line) => void logged.push(line) });
const texts: { authorization: string | undefined; body: unknown }[] = [];
let failures = 0;

let server: TestServer;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let gateway: ReturnType<typeof createHttpServer>;
let settings: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('messages_alone') });
  mailServer = await startMailServer(shouldFail);
  gateway = createHttpServer((request, reply) => {
    void read(request).then((body) => {
      if (shouldFail()) return reply.writeHead(503).end();
      texts.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      return reply.end('{}');
    });
  });
  const gatewayPort = await listen(gateway);
  settings = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Tezga <tezga@prova.example>',
    SMS_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}/send`,
    SMS_GATEWAY_TOKEN: 'celesi-i-portes',
  };
});
afterAll(async () => {
  mailServer.stop();
  gateway.close();
  await server.stop();
});
beforeEach(async () => {
  for (const list of [logged, mailServer.mails, texts]) list.length = 0;
  failures = 0;
  await server.asOwner`delete from platform.messages`;
  await server.asOwner`delete from graphile_worker._private_jobs`;
});

test('an e-mail is sent with a plain-text and an HTML part, and its stored content is deleted afterwards', async () => {
  await welcome({ email: 'arta@prova.example', phone: '355691234567' });
  await runDue(settings);
  expect(mailServer.mails).toHaveLength(1);
  const mail = mailServer.mails[0] ?? '';
  expect(mail).toMatch(/^From: Tezga <tezga@prova\.example>\r$/m);
  expect(mail).toMatch(/^To: arta@prova\.example\r$/m);
  for (const part of ['text/plain', 'text/html', 'Sekret-2345', '<a href="https://tezga.example/"'])
    expect(mail).toContain(part);
  expect(mail).toContain('Arta &lt;b&gt;');
  expect(texts).toEqual([]);
  expect(await stored()).toEqual([{ body: '', html: '', sent: true }]);
});

test('a sent message is not sent again when its job is retried', async () => {
  await welcome({ email: 'arta@prova.example', phone: null });
  const [message] = await server.asOwner<{ id: string }[]>`select id from platform.messages`;
  for (let time = 0; time < 2; time += 1)
    await jobBook.jobs['messages:send']?.({ messageId: message?.id }, jobContext(settings));
  expect(mailServer.mails).toHaveLength(1);
});

test.each([
  { by: 'e-mail', contacts: { email: 'arta@prova.example', phone: null } },
  { by: 'SMS', contacts: { email: null, phone: '355691234567' } },
])('if sending by $by fails, the queue retries the message until it is sent', async ({ contacts }) => {
  failures = 2;
  await welcome(contacts);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await runDue(settings);
    expect((await stored())[0]?.sent).toBe(false);
    await endBackoff(1);
  }
  await runDue(settings);
  expect((await stored())[0]?.sent).toBe(true);
  expect([...mailServer.mails, ...texts]).toHaveLength(1);
  expect(logged.join('')).toMatch(/451|the SMS gateway replied with status 503/);
  expect(logged.join('')).not.toContain('Sekret-2345');
});

test('an SMS is sent to the gateway with its token', async () => {
  await welcome({ email: null, phone: '355691234567' });
  await runDue(settings);
  expect(texts).toEqual([
    {
      authorization: 'Bearer celesi-i-portes',
      body: {
        to: '355691234567',
        from: 'Tezga',
        text: expect.stringContaining('Sekret-2345') as unknown,
      },
    },
  ]);
  expect(await stored()).toEqual([{ body: '', html: null, sent: true }]);
});

test('without a mail server, messages stay pending with one warning in the log until a mail server is configured', async () => {
  const config = configWith({});
  await welcome({ email: 'arta@prova.example', phone: null });
  await welcome({ email: 'beni@prova.example', phone: null });
  await runDueJobs(server.config.DATABASE_URL, jobBook, { ...jobContext({}), config });
  expect((await stored()).map(({ sent }) => sent)).toEqual([false, false]);
  expect(logged.filter((line) => line.includes('SMTP_URL is not set: messages are not sent'))).toHaveLength(
    1,
  );
  await endBackoff(2);
  await runDue(settings);
  expect(mailServer.mails).toHaveLength(2);
});

test('the demo sends no messages, and its mailbox lists them, the newest first', async () => {
  await welcome({ email: 'arta@prova.example', phone: null });
  await welcome({ email: null, phone: '355691234567' });
  await runDue({ ...settings, TEZGA_DEMO: '1' });
  expect([...mailServer.mails, ...texts]).toEqual([]);
  const databaseUrl = server.config.DATABASE_URL;
  const demo = await startTestServer({ databaseUrl, environment: { TEZGA_DEMO: '1' } });
  const { isOpen, messages } = await demo.client()(contract.demo.mailbox, {});
  await demo.stop();
  expect(isOpen).toBe(true);
  expect(messages.map(({ channel, recipient, subject }) => [channel, recipient, subject])).toEqual([
    ['sms', '355691234567', null],
    ['email', 'arta@prova.example', 'Llogaria juaj në Tezga është gati'],
  ]);
  expect(messages[1]?.text).toContain('Sekret-2345');
});

test('the mailbox is closed and empty if the server is not a demo, even if messages are pending', async () => {
  await welcome({ email: 'arta@prova.example', phone: null });
  await expect(server.client()(contract.demo.mailbox, {})).resolves.toEqual({ isOpen: false, messages: [] });
});

test('a message with a code is not sent after the code has expired', async () => {
  await inTransaction(server.pool, async (transaction) =>
    sendCode(await messageContextOfJob(jobContext({}), transaction), {
      purpose: 'reset',
      method: 'email',
      recipient: 'arta@prova.example',
      code: 'ABCD2345',
      expiresAt: new Date(server.clock.now().getTime() - 1),
      userName: 'Arta',
      language: 'sq',
    }),
  );
  await runDue(settings);
  expect(mailServer.mails).toEqual([]);
});

test('the text of a message is deleted after a week, and the message after 90 days', async () => {
  for (const email of ['91@prova.example', '8@prova.example', '0@prova.example'])
    await welcome({ email, phone: null });
  await server.asOwner`update platform.messages
    set created_at = now() - make_interval(days => split_part(recipient, '@', 1)::integer)`;
  await jobBook.jobs['messages:forgetOld']?.({}, jobContext({}));
  const left =
    await server.asOwner`select recipient || (body <> '') as kept from platform.messages order by 1`;
  expect(left.map(({ kept }) => kept)).toEqual(['0@prova.exampletrue', '8@prova.examplefalse']);
});

function configWith(environment: Record<string, string>) {
  const { DATABASE_URL, TOKEN_SECRET } = server.config;
  const SECRETS_KEY = server.config.SECRETS_KEY.map((key) => key.toString('base64')).join(',');
  return readConfig({
    DATABASE_URL,
    TOKEN_SECRET,
    SECRETS_KEY,
    PUBLIC_ADDRESS: 'https://tezga.example',
    ...environment,
  });
}

function jobContext(environment: Record<string, string>): JobContext {
  return { ...server.jobContext, log, config: configWith(environment) };
}

function runDue(environment: Record<string, string>) {
  return runDueJobs(server.config.DATABASE_URL, jobBook, jobContext(environment));
}

/** Makes failed jobs due at once. Repeats it until the queue has recorded the failure of this number of jobs. */
async function endBackoff(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const due = await server.asOwner`update graphile_worker._private_jobs set run_at = now()
        where locked_at is null returning id`;
      return due.length;
    })
    .toBe(count);
}

function welcome(contacts: { email: string | null; phone: string | null }) {
  return inTransaction(server.pool, async (transaction) =>
    sendWelcome(await messageContextOfJob(jobContext({}), transaction), {
      userName: 'Arta <b>',
      contacts,
      username: contacts.email ?? contacts.phone ?? '',
      password: 'Sekret-2345',
      businessName: 'Kafe Rozafa',
      language: 'sq',
    }),
  );
}

async function stored() {
  const rows = await server.asOwner<{ body: string; html: string | null; sent: boolean }[]>`
    select body, html, sent_at is not null as sent from platform.messages order by id`;
  return [...rows];
}

function shouldFail(): boolean {
  if (failures === 0) return false;
  failures -= 1;
  return true;
}

async function listen(listener: Server): Promise<number> {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return (listener.address() as AddressInfo).port;
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
