import { expect, test } from 'vitest';
import { issueCertificate, keyFileOf } from '../testing/index.ts';
import { createKeyFileReader } from './key-file-reader.ts';

const issued = await issueCertificate('L91412709B');
const password = 'Fjalëkalim';
const file = { bytes: Buffer.from(keyFileOf(issued, password), 'base64'), password };

test('files are read one after the other, good and bad', async () => {
  const read = createKeyFileReader();
  const [good, bad] = await Promise.all([read(file), read({ ...file, password: 'tjetër' })]);
  expect(good.pem?.privateKeyPem).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(bad).toEqual({ pem: null, problem: 'wrong-password' });
});

test('what takes too long is given up, and the next is read all the same', async () => {
  let deadlineMs = 0;
  const read = createKeyFileReader({
    get deadlineMs() {
      return deadlineMs;
    },
    waitingMost: 3,
  });
  expect(await read(file)).toEqual({ pem: null, problem: 'unsupported-protection' });
  deadlineMs = 30_000;
  expect((await read(file)).problem).toBeNull();
});

test('more than a few at once are asked to come back', async () => {
  const read = createKeyFileReader({ deadlineMs: 30_000, waitingMost: 1 });
  const outcomes = await Promise.allSettled([read(file), read(file), read(file), read(file)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[3]).toMatchObject({ reason: { code: 'too-many-requests' } });
});
