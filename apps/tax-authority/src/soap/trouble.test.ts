import { performance } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { allOff, type SwitchState } from '../switches/index.ts';
import {
  aTaxpayer,
  messagesOf,
  postSoap,
  startTestAuthority,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
let url: string;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
  url = `${authority.address}/FiscalizationService-v3`;
});
afterEach(() => authority.parts.switches.change(allOff));
afterAll(() => authority.stop());

const invoice = () => messagesOf(authority, taxpayer).invoice();
const change = (wanted: Partial<SwitchState>) => authority.parts.switches.change(wanted);
const invoiceCount = async () => {
  const [row] = await authority.parts.sql<{ count: bigint }[]>`select count(*) from tax_authority.invoices`;
  return row?.count;
};

test('while the switch `down` is on, connections are closed or get a 503, and the WSDL is not served', async () => {
  await change({ down: 'refused' });
  await expect(postSoap(url, invoice())).rejects.toThrow('fetch failed');
  await expect(fetch(`${url}/FiscalizationService.wsdl`)).rejects.toThrow('fetch failed');
  await change({ down: 'unavailable' });
  expect((await fetch(url, { method: 'POST', body: invoice() })).status).toBe(503);
  await change({ down: 'no' });
  expect((await postSoap(url, invoice())).code).toBeNull();
});

test('a message whose reply was dropped is accepted, and a repeat gets the same FIC', async () => {
  const message = invoice();
  const before = await invoiceCount();
  await change({ dropReply: true });
  await expect(postSoap(url, message)).rejects.toThrow('fetch failed');
  expect(await invoiceCount()).toBe((before ?? 0n) + 1n);
  await change({ dropReply: false });
  await authority.parts.received.settled();
  const [dropped] = await authority.parts.sql<{ reply: string }[]>`
    select reply_text as reply from tax_authority.received where was_dropped order by id desc limit 1`;
  const fic = /<ns2:FIC>.*<\/ns2:FIC>/.exec(dropped?.reply ?? '')?.[0];
  expect(fic).toBeDefined();
  expect((await postSoap(url, message)).text).toContain(fic);
});

test('a refused message gets its fault even while replies are dropped', async () => {
  await change({ dropReply: true });
  expect((await postSoap(url, '<a/>')).code).toBe('10');
});

test('while a server fault is simulated, all messages are refused and no invoice is registered', async () => {
  const before = await invoiceCount();
  await change({ serverFault: '901' });
  const message = invoice();
  for (let time = 0; time < 2; time += 1)
    expect(await postSoap(url, message)).toMatchObject({
      status: 500,
      code: '901',
      fault: { origin: 'server' },
    });
  expect((await postSoap(url, 'not even XML')).code).toBe('901');
  expect(await invoiceCount()).toBe(before);
  await change({ serverFault: null });
  expect((await postSoap(url, message)).code).toBeNull();
});

test('a code configured for the next message is returned to exactly one of several concurrent messages', async () => {
  await change({ nextCode: '41' });
  const replies = await Promise.all([1, 2, 3, 4].map(() => postSoap(url, invoice())));
  expect(replies.filter(({ code }) => code === null)).toHaveLength(3);
  const refused = replies.find(({ code }) => code === '41');
  expect(refused?.fault?.requestUUID).toMatch(/^[0-9a-f-]{36}$/);
});

test('a code for the next request of one operation does not affect messages of another operation', async () => {
  await change({ nextCode: '41', nextRequest: 'RegisterWTNRequest' });
  expect((await postSoap(url, invoice())).code).toBeNull();
  await change({ nextRequest: 'RegisterInvoiceRequest' });
  expect((await postSoap(url, invoice())).code).toBe('41');
  expect((await postSoap(url, invoice())).code).toBeNull();
});

test('while the clock of the stand-in is skewed, a message with the right time is refused', async () => {
  // Moves the clock forward, so that the certificate is already valid even when the skew sets the clock back.
  authority.clock.move(2 * 3_600_000);
  const message = invoice();
  await change({ clockSkewMinutes: 61 });
  expect((await postSoap(url, message)).code).toBe('2');
  await change({ clockSkewMinutes: -61 });
  expect((await postSoap(url, message)).code).toBe('2');
  await change({ clockSkewMinutes: 59 });
  expect((await postSoap(url, message)).code).toBeNull();
});

test('while the switch `slowMs` is on, the reply comes after the configured delay', async () => {
  await change({ slowMs: 300 });
  const began = performance.now();
  expect((await postSoap(url, invoice())).code).toBeNull();
  expect(performance.now() - began).toBeGreaterThanOrEqual(295);
});

test('stopping does not wait for slow replies', async () => {
  const other = await startTestAuthority();
  const whose = await aTaxpayer(other);
  await other.parts.switches.change({ slowMs: 600_000 });
  const waiting = postSoap(
    `${other.address}/FiscalizationService-v3`,
    messagesOf(other, whose).invoice(),
  ).catch((error: unknown) => error);
  await expect.poll(async () => (await other.parts.sql`select from tax_authority.invoices`).count).toBe(1);
  await other.stop();
  expect(await waiting).toBeInstanceOf(Error);
});

test('the configured share of replies is dropped, and all accepted messages are saved', async () => {
  await change({ dropPercent: 100 });
  const before = await invoiceCount();
  await expect(postSoap(url, invoice())).rejects.toThrow('fetch failed');
  expect(await invoiceCount()).toBe((before ?? 0n) + 1n);
  await change({ dropPercent: 0 });
  expect((await postSoap(url, invoice())).code).toBeNull();
});
