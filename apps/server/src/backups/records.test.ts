import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { packed, unpacked, type BackupPart } from './records.ts';

const pieceBytes = 16 * 1024;

function piecesOf(content: Buffer, bytes: number): Buffer[] {
  return Array.from({ length: Math.ceil(content.length / bytes) }, (_, index) =>
    content.subarray(index * bytes, (index + 1) * bytes),
  );
}

async function partsFrom(pieces: readonly Buffer[]): Promise<BackupPart[]> {
  return Readable.from(unpacked(Readable.from(pieces))).toArray() as Promise<BackupPart[]>;
}

const small: BackupPart[] = [
  { kind: 'table', schema: 'tenant', name: 'invoices', columns: ['id'] },
  { kind: 'rows', lines: Buffer.from('a\n') },
  { kind: 'rows', lines: Buffer.alloc(0) },
  { kind: 'tableEnd', rows: 1, digest: 'd' },
];

test('a part of 20 MB between small parts is unpacked unchanged from pieces of 16 KB', async () => {
  const lines = randomBytes(20 * 1024 * 1024);
  const parts = await partsFrom(
    piecesOf(Buffer.concat([...small, { kind: 'rows' as const, lines }, ...small].map(packed)), pieceBytes),
  );
  const large = parts[small.length];
  expect(large?.kind === 'rows' && large.lines.equals(lines)).toBe(true);
  expect(parts.toSpliced(small.length, 1)).toEqual([...small, ...small]);
});

test('the parts of a backup are unpacked unchanged, whatever the chunk size of the stream', async () => {
  const content = Buffer.concat(small.map(packed));
  for (const bytes of [1, 4, 5, 6, 7, 100, content.length]) {
    expect(await partsFrom(piecesOf(content, bytes))).toEqual(small);
  }
});

test('content that ends within a part is reported as damaged', async () => {
  const content = Buffer.concat(small.map(packed));
  for (const missing of [1, 40]) {
    await expect(partsFrom([content.subarray(0, -missing)])).rejects.toMatchObject({ problem: 'damaged' });
  }
});
