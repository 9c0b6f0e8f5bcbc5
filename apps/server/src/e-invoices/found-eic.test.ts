import type { Signer } from '@tezga/fiscal';
import { expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import type { TaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import { foundEic } from './found-eic.ts';

const since = new Date('2026-09-20T08:00:00Z');
const now = new Date('2026-11-15T12:00:00Z');
const dayMs = 86_400_000;
const eicOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const listed = (place: number, receivedAtMs: number, fields: object = {}) => ({
  EIC: eicOf(place).toUpperCase(),
  DocNumber: `${place}/2026`,
  RecDateTime: new Date(receivedAtMs).toISOString(),
  Status: 'DELIVERED',
  Amount: '10.00',
  PartyType: 'SELLER',
  ...fields,
});

/**
 * A fake platform with these e-invoices: it returns at most 100 per response and times out after `repliesMax`
 * requests.
 */
function platformWith(invoices: readonly (ReturnType<typeof listed> | null)[], repliesMax = Infinity) {
  const windowsMs: number[] = [];
  const ask = (_service: string, _operation: string, request: Record<string, string>) => {
    const [from, to] = [
      Date.parse(request['RecDateTimeFrom'] ?? ''),
      Date.parse(request['RecDateTimeTo'] ?? ''),
    ];
    windowsMs.push(to - from);
    if (windowsMs.length > repliesMax)
      return Promise.resolve({ kind: 'failure', diagnosis: { name: 'timeout' } });
    const within = invoices.filter((each) => {
      const at = Date.parse(each?.RecDateTime ?? now.toISOString());
      return at >= from && at <= to;
    });
    const Einvoice = within.toReversed().slice(0, 100);
    return Promise.resolve({ kind: 'answer', value: { Einvoices: { Einvoice } } });
  };
  const searching = {
    taxAuthority: { ask } as unknown as TaxAuthority,
    signer: {} as Signer,
    log: createLog('silent'),
  };
  return { windowsMs, searching };
}

const manyFrom = (startMs: number, count: number) =>
  Array.from({ length: count }, (_unused, place) => listed(1000 + place, startMs + place * 60_000));

test('the search for a lost EIC finds an e-invoice that was sent two months ago among hundreds of newer ones', async () => {
  const sentAt = since.getTime() + 2_000;
  const { windowsMs, searching } = platformWith([
    listed(7, sentAt),
    ...manyFrom(sentAt + 60_000, 450),
    ...manyFrom(now.getTime() - 3 * dayMs, 250),
  ]);
  const found = await foundEic(searching, { number: '7/2026', payable: '10.00', since, now });
  expect(found).toEqual({ kind: 'answer', value: { eic: eicOf(7), receivedAt: new Date(sentAt) } });
  expect(Math.max(...windowsMs)).toBeLessThanOrEqual(30 * dayMs);
});

test('the search for a lost EIC tolerates a platform clock that is behind, and ignores e-invoices received as buyer', async () => {
  const early = since.getTime() - 30 * 60_000;
  const ours = platformWith([listed(7, early)]);
  expect(await foundEic(ours.searching, { number: '7/2026', payable: '10.00', since, now })).toMatchObject({
    value: { eic: eicOf(7) },
  });
  const received = platformWith([listed(7, early, { PartyType: 'BUYER' })]);
  const found = await foundEic(received.searching, { number: '7/2026', payable: '10.00', since, now });
  expect(found).toEqual({ kind: 'answer', value: null });
});

test('the search for a lost EIC tolerates a platform clock that is ahead', async () => {
  const { searching } = platformWith([listed(7, now.getTime() + 30_000)]);
  const found = await foundEic(searching, { number: '7/2026', payable: '10.00', since, now });
  expect(found).toMatchObject({ value: { eic: eicOf(7) } });
});

test('the search for a lost EIC skips e-invoices with the same number and another amount, and finds a credit note whatever the sign of its amount', async () => {
  const other = platformWith([listed(7, since.getTime(), { Amount: '10.01' })]);
  const found = await foundEic(other.searching, { number: '7/2026', payable: '10.00', since, now });
  expect(found).toEqual({ kind: 'answer', value: null });
  const credit = platformWith([listed(7, since.getTime(), { Amount: '-10.00' })]);
  expect(await foundEic(credit.searching, { number: '7/2026', payable: '10.00', since, now })).toMatchObject({
    value: { eic: eicOf(7) },
  });
});

test('the search for a lost EIC counts unparsable e-invoices when it checks whether a response is full', async () => {
  const unreadable = Array.from({ length: 100 }, () => null);
  const { searching } = platformWith([listed(7, now.getTime() - dayMs), ...unreadable]);
  const found = await foundEic(searching, { number: '7/2026', payable: '10.00', since, now });
  expect(found).toMatchObject({ value: { eic: eicOf(7) } });
});

test("a timeout of the search for a lost EIC is not treated as 'not found'", async () => {
  const { searching } = platformWith([listed(7, since.getTime())], 1);
  const found = await foundEic(searching, { number: '7/2026', payable: '10.00', since, now });
  expect(found).toMatchObject({ kind: 'failure', diagnosis: { name: 'timeout' } });
});
