import { CallError } from '@tezga/contract/client';
import { expect, test, vi } from 'vitest';
import { keepCertificate } from './keep-certificate.ts';

const ends = { current: '2027-12-07T10:00:00.000Z', given: '2026-12-07T10:00:00.000Z' };
const earlier = new CallError('Certifikata në përdorim vlen më gjatë.', {
  code: 'certificate-ends-earlier',
  status: 409,
  requestId: 'r',
  details: { ends },
});

const shortening = () =>
  vi.fn<(replacesLonger: boolean) => Promise<string>>(async (replacesLonger) => {
    if (!replacesLonger) throw earlier;
    return 'kept';
  });

test('one that ends earlier is kept once both dates were shown and it is wanted', async () => {
  const [keep, confirm] = [shortening(), vi.fn<() => Promise<boolean>>(async () => true)];
  expect(await keepCertificate({ keep, confirm })).toBe('kept');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(ends);
  expect(keep.mock.calls).toEqual([[false], [true]]);
});

test('where it is not wanted nothing more is sent, and the refusal stays', async () => {
  const keep = shortening();
  await expect(keepCertificate({ keep, confirm: async () => false })).rejects.toBe(earlier);
  expect(keep.mock.calls).toEqual([[false]]);
});

test('nobody is asked about anything else', async () => {
  const confirm = vi.fn<() => Promise<boolean>>();
  expect(await keepCertificate({ keep: async () => 'kept', confirm })).toBe('kept');
  const other = new CallError('Jo', { code: 'certificate-expired', status: 400, requestId: 'r' });
  await expect(keepCertificate({ keep: () => Promise.reject(other), confirm })).rejects.toBe(other);
  expect(confirm).not.toHaveBeenCalled();
});
