import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { BackupFailure } from './backup-failure.ts';

/**
 * The file format of a backup: a header of 48 bytes (16 of name and version, 16 of salt, 16 that distinguish
 * a wrong passphrase from a damaged file), then chunks. A chunk is 4 bytes of length, the ciphertext and its
 * 16-byte tag (AES-256-GCM). The nonce counts the chunks, header and length are authenticated with each
 * chunk, and the last chunk is marked in its length, so that a changed, moved, missing or added chunk is
 * detected.
 */
const magic = Buffer.from('TEZGA BACKUP v1\n');
const saltBytes = 16;
const checkBytes = 16;
const keyBytes = 32;
const tagBytes = 16;
const lengthBytes = 4;
const chunkBytes = 64 * 1024;
const lastMark = 0x8000_0000;
export const headerBytes = magic.length + saltBytes + checkBytes;

/**
 * The cost is fixed for each version of the file format: otherwise a forged file could choose how much memory opening
 * it takes.
 */
const scryptCost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

export interface Seal {
  readonly key: Buffer;
  readonly header: Buffer;
}

const derive = promisify<string, Buffer, number, typeof scryptCost, Buffer>(scrypt);

async function sealOf(passphrase: string, salt: Buffer): Promise<Seal> {
  const derived = await derive(passphrase.normalize('NFC'), salt, keyBytes + checkBytes, scryptCost);
  return {
    key: derived.subarray(0, keyBytes),
    header: Buffer.concat([magic, salt, derived.subarray(keyBytes)]),
  };
}

/** A new key for a new file. */
export const newSeal = (passphrase: string): Promise<Seal> => sealOf(passphrase, randomBytes(saltBytes));

/** The key of the file with this header. */
export async function openSeal(passphrase: string, header: Buffer): Promise<Seal> {
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic))
    throw new BackupFailure('not-a-backup', 'the file does not begin as a backup does');
  const seal = await sealOf(passphrase, header.subarray(magic.length, magic.length + saltBytes));
  if (!seal.header.equals(header)) throw new BackupFailure('passphrase-wrong', 'another passphrase');
  return seal;
}

function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 6, 6);
  return nonce;
}

/** A stream that encrypts its input; its output is the file, including the header. */
export function sealing({ key, header }: Seal): Transform {
  let pending = Buffer.alloc(0);
  let index = 0;
  const sealed = (content: Buffer, isLast: boolean): Buffer => {
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(content.length + (isLast ? lastMark : 0));
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index)).setAAD(Buffer.concat([header, length]));
    index += 1;
    return Buffer.concat([length, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      pending = Buffer.concat([pending, part]);
      while (pending.length > chunkBytes) {
        this.push(sealed(pending.subarray(0, chunkBytes), false));
        pending = pending.subarray(chunkBytes);
      }
      done();
    },
    flush(done) {
      done(null, sealed(pending, true));
    },
  });
  stream.push(header);
  return stream;
}

/** Decrypts the chunks after the header; fails with `damaged` unless the file is complete and unchanged. */
export function unsealing({ key, header }: Seal): Transform {
  let pending = Buffer.alloc(0);
  let index = 0;
  let hasEnded = false;
  const opened = (length: Buffer, sealed: Buffer): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.concat([header, length])).setAuthTag(sealed.subarray(-tagBytes));
    index += 1;
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  };
  const next = (): Buffer | null => {
    if (pending.length < lengthBytes) return null;
    const length = pending.subarray(0, lengthBytes);
    const marked = length.readUInt32BE();
    const contentBytes = marked % lastMark;
    if (contentBytes > chunkBytes || hasEnded)
      throw new Error('a chunk has an impossible length or follows the last one');
    const end = lengthBytes + contentBytes + tagBytes;
    if (pending.length < end) return null;
    const content = opened(length, pending.subarray(lengthBytes, end));
    pending = pending.subarray(end);
    hasEnded = marked >= lastMark;
    return content;
  };
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      pending = Buffer.concat([pending, part]);
      try {
        for (let content = next(); content !== null; content = next()) this.push(content);
        done();
      } catch (error) {
        done(new BackupFailure('damaged', `chunk ${index} is not as it was written`, { cause: error }));
      }
    },
    flush(done) {
      const isWhole = hasEnded && pending.length === 0;
      done(isWhole ? null : new BackupFailure('damaged', 'the file does not end where it should'));
    },
  });
}
