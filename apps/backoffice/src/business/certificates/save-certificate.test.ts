import { CallError } from '@tezga/contract/client';
import { expect, test, vi } from 'vitest';
import { saveCertificate } from './save-certificate.ts';

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
    return 'saved';
  });

test('a certificate that expires earlier is saved after the user confirms both dates', async () => {
  const [save, confirm] = [shortening(), vi.fn<() => Promise<boolean>>(async () => true)];
  expect(await saveCertificate({ save, confirm })).toBe('saved');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(ends);
  expect(save.mock.calls).toEqual([[false], [true]]);
});

test('if the user declines the confirmation, no further request is sent and the refusal is thrown', async () => {
  const save = shortening();
  await expect(saveCertificate({ save, confirm: async () => false })).rejects.toBe(earlier);
  expect(save.mock.calls).toEqual([[false]]);
});

test('a refusal for any other reason is thrown without asking for a confirmation', async () => {
  const confirm = vi.fn<() => Promise<boolean>>();
  expect(await saveCertificate({ save: async () => 'saved', confirm })).toBe('saved');
  const other = new CallError('Jo', { code: 'certificate-expired', status: 400, requestId: 'r' });
  await expect(saveCertificate({ save: () => Promise.reject(other), confirm })).rejects.toBe(other);
  expect(confirm).not.toHaveBeenCalled();
});
