import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { BackupFailure, checkedPassphrase, problemOf } from './backup-failure.ts';
import { headerBytes, newSeal, openSeal, sealing, unsealing, type Seal } from './sealed-stream.ts';

const passphrase = 'fjala sekrete e provës';
const chunk = 64 * 1024;
let seal: Seal;
beforeAll(async () => {
  seal = await newSeal(passphrase);
});

const sealed = (content: Buffer) => buffer(Readable.from([content]).pipe(sealing(seal)));

/** The decrypted content of a file read in pieces of this size, or the problem code. */
async function read(file: Buffer, pieceBytes = 10_000): Promise<Buffer | string> {
  const stream = unsealing(seal);
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<string | null>((resolve) => {
    stream.once('end', () => resolve(null));
    stream.once('error', (error) => resolve(problemOf(error)));
  });
  for (let at = headerBytes; at < file.length; at += pieceBytes)
    stream.write(file.subarray(at, at + pieceBytes));
  stream.end();
  return (await ended) ?? Buffer.concat(parts);
}

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk + 17])(
  '%d bytes are unchanged after encryption and decryption',
  async (size) => {
    const content = randomBytes(size);
    const file = await sealed(content);
    for (const pieceBytes of [10_000, 7_777, chunk * 2]) {
      const found = await read(file, pieceBytes);
      expect(typeof found !== 'string' && found.equals(content)).toBe(true);
    }
  },
);

test('the content cannot be read in the encrypted file', async () => {
  const content = Buffer.alloc(chunk * 2, 'Fatura 1/2026 ');
  expect((await sealed(content)).includes('Fatura')).toBe(false);
});

const chunkAt = (index: number) => headerBytes + index * (4 + chunk + 16);

describe('a changed file', () => {
  let file: Buffer;
  beforeAll(async () => {
    file = await sealed(randomBytes(3 * chunk + 500));
  });

  test('a file is reported as damaged when any byte is flipped', async () => {
    const spots = [0, 1, 2, 3].flatMap((index) =>
      [0, 1, 2, 3, 4, 5, 20].map((offset) => chunkAt(index) + offset),
    );
    const others = Array.from(
      { length: 40 },
      (_, at) => headerBytes + Math.floor(((file.length - headerBytes) * at) / 40),
    );
    for (const spot of [...spots, ...others, file.length - 1]) {
      const changed = Buffer.from(file);
      changed[spot] = (changed[spot] ?? 0) ^ 1;
      expect([spot, await read(changed)]).toEqual([spot, 'damaged']);
    }
  });

  test('a file is reported as damaged when it is cut, also between two chunks', async () => {
    for (const end of [headerBytes, headerBytes + 3, chunkAt(1), chunkAt(2), chunkAt(3), file.length - 1]) {
      expect([end, await read(file.subarray(0, end))]).toEqual([end, 'damaged']);
    }
  });

  test('a file is reported as damaged when chunks are swapped, missing or doubled, or bytes follow the last chunk', async () => {
    const parts = [0, 1, 2].map((index) => file.subarray(chunkAt(index), chunkAt(index + 1)));
    const [first = file, second = file, third = file] = parts;
    const [head, last] = [file.subarray(0, headerBytes), file.subarray(chunkAt(3))];
    for (const order of [
      [second, first, third, last],
      [first, third, last],
      [first, first, second, third, last],
      [first, second, third, last, last],
      [first, second, third, last, Buffer.from('x')],
    ]) {
      expect(await read(Buffer.concat([head, ...order]))).toBe('damaged');
    }
  });
});

test('the header distinguishes a wrong passphrase from a file that is no backup', async () => {
  await expect(openSeal('një frazë tjetër', seal.header)).rejects.toMatchObject({
    problem: 'passphrase-wrong',
  });
  await expect(openSeal(passphrase, Buffer.alloc(headerBytes))).rejects.toMatchObject({
    problem: 'not-a-backup',
  });
  await expect(openSeal(passphrase, seal.header.subarray(0, 20))).rejects.toMatchObject({
    problem: 'not-a-backup',
  });
  expect((await openSeal(passphrase, seal.header)).key.equals(seal.key)).toBe(true);
});

test('two files that are encrypted with one passphrase have different keys', async () => {
  expect((await newSeal(passphrase)).key.equals(seal.key)).toBe(false);
});

test('a missing passphrase or one of fewer than 12 characters is refused', () => {
  expect(() => checkedPassphrase(undefined)).toThrow(BackupFailure);
  expect(() => checkedPassphrase('')).toThrow('passphrase-missing');
  expect(() => checkedPassphrase('11 shenja..')).toThrow('passphrase-short');
  expect(checkedPassphrase('12 shenja...')).toBe('12 shenja...');
});
