import type { Signer } from '@tezga/fiscal';
import { expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import type { TaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import { fetchFromService } from './fetch-from-service.ts';

const start = Date.parse('2026-11-01T00:00:00Z');

type Listed = ReturnType<typeof listed>;
const listed = (place: number, receivedAtMs: number) => ({
  EIC: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  DocNumber: `${place}/2026`,
  DocType: '380',
  RecDateTime: new Date(receivedAtMs).toISOString(),
  DueDateTime: '2026-12-01T00:00:00+01:00',
  Status: 'DELIVERED',
  Amount: '10.00',
  PartyType: 'BUYER',
});

/**
 * A fake central platform that stores these e-invoices. A reply lists at most a hundred e-invoices of a time window,
 * the newest first.
 */
function platformWith(invoices: readonly Listed[], isReadable: (each: Listed) => boolean = () => true) {
  const requests: string[] = [];
  const ask = (_service: string, _operation: string, request: Record<string, string>) => {
    const [from, to] = [
      Date.parse(request['RecDateTimeFrom'] ?? ''),
      Date.parse(request['RecDateTimeTo'] ?? ''),
    ];
    requests.push(`${request['PartyType']} ${from}`);
    const within = invoices.filter(({ RecDateTime }) => {
      const at = Date.parse(RecDateTime);
      return at >= from && at <= to;
    });
    return Promise.resolve({
      kind: 'answer',
      value: {
        Einvoices: {
          Einvoice: within
            .toReversed()
            .slice(0, 100)
            .map((each) => (isReadable(each) ? each : null)),
        },
      },
    });
  };
  return { requests, taxAuthority: { ask } as unknown as TaxAuthority };
}

const signer = {} as Signer;
const log = createLog('silent');
const window = { from: new Date(start), to: new Date(start + 30 * 24 * 3_600_000) };

test('all e-invoices of a window are fetched, even if one reply cannot list them and most arrived within minutes', async () => {
  const rush = Array.from({ length: 350 }, (_unused, place) =>
    listed(place, start + 9_000_000 + place * 1000),
  );
  const later = Array.from({ length: 40 }, (_unused, place) =>
    listed(1000 + place, start + 90_000_000 + place * 70_000),
  );
  const { requests, taxAuthority } = platformWith([...rush, ...later]);
  const { purchases, unreadableCount } = await fetchFromService({ taxAuthority, log, signer }, window);
  expect([new Set(purchases.map(({ eic }) => eic)).size, unreadableCount]).toEqual([390, 0]);
  expect(requests.every((each) => each.startsWith('BUYER'))).toBe(true);
});

test('an e-invoice that cannot be parsed is skipped, but counts when the server checks whether a reply is full', async () => {
  const rush = Array.from({ length: 150 }, (_unused, place) =>
    listed(place, start + 9_000_000 + place * 1000),
  );
  const { taxAuthority } = platformWith(rush, ({ DocNumber }) => DocNumber !== '120/2026');
  const { purchases, unreadableCount } = await fetchFromService({ taxAuthority, log, signer }, window);
  expect([new Set(purchases.map(({ eic }) => eic)).size, unreadableCount]).toEqual([149, 1]);
});

test('if the e-invoices of a time window fit in one reply, the server sends one request', async () => {
  const { requests, taxAuthority } = platformWith([listed(1, start + 5000)]);
  const { purchases } = await fetchFromService({ taxAuthority, log, signer }, window);
  expect(purchases).toMatchObject([
    { number: '1/2026', withVat: 1000n, dueOn: '2026-12-01', status: 'DELIVERED' },
  ]);
  expect(requests).toHaveLength(1);
});

test('a timeout of the central platform is reported as unreachable', async () => {
  const taxAuthority = {
    ask: () =>
      Promise.resolve({ kind: 'failure', failure: { kind: 'timeout' }, diagnosis: { canRepeat: true } }),
  } as unknown as TaxAuthority;
  expect(await fetchFromService({ taxAuthority, log, signer }, window)).toMatchObject({
    purchases: [],
    failure: 'tax-authority-unreachable',
  });
});
