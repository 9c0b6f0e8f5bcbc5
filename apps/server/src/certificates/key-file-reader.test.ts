import { expect, test } from 'vitest';
import { issueCertificate, keyFileOf } from '../testing/index.ts';
import { createKeyFileReader } from './key-file-reader.ts';

const issued = await issueCertificate('L91412709B');
const password = 'Fjalëkalim';
const file = { bytes: Buffer.from(keyFileOf(issued, password), 'base64'), password };

test('key files are read one after the other, and an invalid file does not affect the others', async () => {
  const read = createKeyFileReader();
  const [good, bad] = await Promise.all([read(file), read({ ...file, password: 'tjetër' })]);
  expect(good.pem?.privateKeyPem).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(bad).toEqual({ pem: null, problem: 'wrong-password' });
});

test('a key file that takes too long to read is refused as slow, and the next file is read', async () => {
  let deadlineMs = 0;
  const read = createKeyFileReader({
    get deadlineMs() {
      return deadlineMs;
    },
    waitingMax: 3,
  });
  await expect(read(file)).rejects.toMatchObject({ code: 'certificate-file-slow' });
  deadlineMs = 30_000;
  expect((await read(file)).problem).toBeNull();
});

test('key files beyond the maximum that may wait are refused with too-many-requests', async () => {
  const read = createKeyFileReader({ deadlineMs: 30_000, waitingMax: 1 });
  const outcomes = await Promise.allSettled([read(file), read(file), read(file), read(file)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[3]).toMatchObject({ reason: { code: 'too-many-requests' } });
});
