import type { ClockReading } from '@tezga/domain';
import { enveloped } from '@tezga/fiscal';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerTo,
  issueCertificate,
  signerOf,
  startTestAuthority,
  type Issued,
  type TestAuthority,
} from '../../testing/index.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import type { Answer, RecordAnswer } from './authority-answers.ts';
import type { RecordClock } from './authority-clock.ts';
import { breakerRules } from './circuit-breaker.ts';
import { openTaxAuthority, type TaxAuthority } from './tax-authority.ts';

let authority: TestAuthority;
let issued: Issued;
let line: TaxAuthority;
let aheadMs = 0;
let readings: ClockReading[] = [];
const recordClock: RecordClock = async (reading) => void readings.push(reading);
let answers: Answer[] = [];
const recordAnswer: RecordAnswer = async (answer) => void answers.push(answer);
beforeAll(async () => {
  [authority, issued] = [await startTestAuthority(), await issueCertificate('L91412709B')];
});
afterAll(() => authority.stop());
beforeEach(() => {
  aheadMs = 0;
  readings = [];
  answers = [];
  line = opened();
});
afterEach(() => {
  line.close();
  authority.listen(null);
});

function opened(environment: Record<string, string> = {}, log = createLog('silent')): TaxAuthority {
  const config = readConfig({
    DATABASE_URL: 'postgres://nowhere',
    TOKEN_SECRET: 'a secret that only the tests know',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    ...authority.environment,
    ...environment,
  });
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  return openTaxAuthority({ config, clock, log, recordClock, recordAnswer });
}

const ask = (timeoutMs = 5000, client = line) =>
  client.ask(
    'einvoice',
    'GetTaxpayers',
    { Filter: { Tin: 'L91412709B' } },
    { signer: signerOf(issued), timeoutMs },
  );

const fault = (code: number, origin: string) =>
  enveloped(
    `<SOAP-ENV:Fault><faultcode>SOAP-ENV:${origin}</faultcode><faultstring>x</faultstring><detail><code>${code}</code></detail></SOAP-ENV:Fault>`,
  );

test('a reply signed by the tax authority is parsed', async () => {
  expect(await ask()).toMatchObject({
    kind: 'answer',
    value: { Taxpayers: { Taxpayer: [{ Name: 'Furra Drita', Tin: 'L91412709B' }] } },
  });
});

test('messages use one keep-alive connection, and a new one after it was closed', async () => {
  await ask();
  const sockets = new Set<unknown>();
  authority.listen((message, response) => {
    sockets.add(response.socket);
    response.end(authority.answer(message));
  });
  await ask();
  await ask();
  expect(sockets.size).toBe(1);
  for (const socket of sockets) (socket as { destroy(): void }).destroy();
  authority.listen(null);
  expect(await ask()).toMatchObject({ kind: 'answer' });
});

test('the diagnosis of a fault says who must act and whether a retry can succeed', async () => {
  authority.listen((_message, response) => response.writeHead(500).end(fault(36, 'CLIENT')));
  expect(await ask()).toMatchObject({
    kind: 'failure',
    failure: { kind: 'fault', code: '36' },
    diagnosis: { service: 'einvoice', name: '36', actor: 'owner', canRepeat: false },
  });
  authority.listen((_message, response) => response.writeHead(500).end(fault(999, 'SERVER')));
  expect(await ask()).toMatchObject({ diagnosis: { name: '9xx', canRepeat: true } });
});

const unreadable = { kind: 'failure', failure: { kind: 'unreadable' }, diagnosis: { canRepeat: true } };

test.each([
  ['the page of a proxy', () => '<html>502 Bad Gateway</html>'],
  ['an empty reply', () => ''],
  ['a reply signed with another key', (message: string) => enveloped(answerTo(message, signerOf(issued)))],
  [
    'a reply that was changed in transit',
    (message: string) => authority.answer(message).replace('Furra Drita', 'Furra Tjetër'),
  ],
])('%s is rejected as unreadable', async (_what, reply) => {
  authority.listen((message, response) => response.end(reply(message)));
  expect(await ask()).toMatchObject(unreadable);
});

test('a reply to another request is rejected, and without the certificates of the tax authority every reply is rejected', async () => {
  await ask();
  const [earlier = ''] = authority.received.slice(-1);
  const earlierReply = authority.answer(earlier);
  authority.listen((_message, response) => response.end(earlierReply));
  expect(await ask()).toMatchObject(unreadable);
  authority.listen(null);
  const blind = opened({ TAX_AUTHORITY_CERTIFICATES: '/nowhere/certificates.pem' });
  expect(await ask(5000, blind)).toMatchObject(unreadable);
  blind.close();
});

test('no reply gives timeout, because the message may have been accepted, and no connection gives unreachable', async () => {
  authority.listen(() => undefined);
  expect(await ask(200)).toMatchObject({ failure: { kind: 'timeout' }, diagnosis: { canRepeat: true } });
  authority.listen((_message, response) => response.destroy());
  expect(await ask()).toMatchObject({ failure: { kind: 'timeout' } });
  const nowhere = opened({ TAX_AUTHORITY_EINVOICE_URL: 'http://127.0.0.1:9' });
  expect(await ask(5000, nowhere)).toMatchObject({
    failure: { kind: 'unreachable' },
    diagnosis: { name: 'unreachable', canRepeat: true },
  });
  nowhere.close();
});

test('after failuresMax failures no message is sent until the backoff is over, and a reply closes the breaker', async () => {
  authority.listen((_message, response) => response.end(''));
  for (let count = 0; count < breakerRules.failuresMax; count += 1) await ask();
  const before = authority.received.length;
  authority.listen(null);
  expect(await ask()).toMatchObject({ failure: { kind: 'unreachable' }, diagnosis: { canRepeat: true } });
  expect(authority.received).toHaveLength(before);
  aheadMs = breakerRules.firstBackoffMs;
  expect(await ask()).toMatchObject({ kind: 'answer' });
  expect(await ask()).toMatchObject({ kind: 'answer' });
});

test('a manual retry bypasses the open breaker, and its reply closes the breaker', async () => {
  authority.listen((_message, response) => response.end(''));
  for (let count = 0; count < breakerRules.failuresMax; count += 1) await ask();
  authority.listen(null);
  expect(await ask(5000, line.manualRetryAt(new Date(0)))).toMatchObject({
    failure: { kind: 'unreachable' },
  });
  expect(await ask(5000, line.manualRetryAt(new Date()))).toMatchObject({ kind: 'answer' });
  expect(await ask()).toMatchObject({ kind: 'answer' });
});

test('the failure of a message that was sent before the probe does not count as a failure of the probe', async () => {
  const delayed: ((reply: string) => void)[] = [];
  const delayReplies = () =>
    authority.listen((message, response) => {
      delayed.push((reply) => response.end(reply === 'answer' ? authority.answer(message) : reply));
    });
  delayReplies();
  const older = ask();
  await expect.poll(() => delayed.length).toBe(1);
  authority.listen((_message, response) => response.end(''));
  for (let count = 0; count < breakerRules.failuresMax; count += 1) await ask();
  aheadMs = breakerRules.firstBackoffMs;
  delayReplies();
  const probe = ask();
  await expect.poll(() => delayed.length).toBe(2);
  delayed[0]?.('');
  await older;
  aheadMs = breakerRules.firstBackoffMs * 4;
  const before = authority.received.length;
  expect(await ask(200)).toMatchObject({ failure: { kind: 'unreachable' } });
  expect(authority.received).toHaveLength(before);
  delayed[1]?.('answer');
  expect(await probe).toMatchObject({ kind: 'answer' });
});

test('the code and text of a fault are in the diagnosis and in the log', async () => {
  const entries: string[] = [];
  const log = pino({ level: 'warn' }, { write: (entry: string) => void entries.push(entry) });
  const logged = opened({}, log);
  const words = 'Schematron: [BR-CO-15] total';
  authority.listen((_message, response) =>
    response.writeHead(500).end(fault(12, 'CLIENT').replace('>x<', `>${words}<`)),
  );
  expect(await ask(5000, logged)).toMatchObject({ diagnosis: { name: '12', code: '12', text: words } });
  expect(entries.map((entry) => JSON.parse(entry) as object)).toMatchObject([{ code: '12', text: words }]);
  logged.close();
});

const minutesOf = ({ differenceMs }: ClockReading) => Math.round(differenceMs / 60_000);

test('every reply of the tax authority, also a fault or the reply to measureClock, gives a clock reading', async () => {
  await ask();
  aheadMs = 90 * 60_000;
  await ask();
  authority.listen((_request, response) => response.end(fault(2, 'Client')));
  await ask();
  aheadMs = -70 * 60_000;
  await line.measureClock();
  expect(readings.map(minutesOf)).toEqual([0, 90, 90, -70]);
});

test('a reply that does not come from the tax authority gives no clock reading', async () => {
  authority.listen((_request, response) => response.end('<html>502 Bad Gateway</html>'));
  await ask();
  expect(readings).toEqual([]);
});

test('measureClock records whether the tax authority replies, without a response time', async () => {
  authority.listen((_request, response) => response.end());
  await line.measureClock();
  const nowhere = opened({ TAX_AUTHORITY_URL: 'http://127.0.0.1:1' });
  await nowhere.measureClock();
  nowhere.close();
  expect(answers).toMatchObject([
    { isThere: true, answerMs: null },
    { isThere: false, answerMs: null },
  ]);
});

test('an unreachable tax authority gives no clock reading', async () => {
  const nowhere = opened({ TAX_AUTHORITY_URL: 'http://127.0.0.1:1' });
  await nowhere.measureClock();
  nowhere.close();
  expect(readings).toEqual([]);
});
