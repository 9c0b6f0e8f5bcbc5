import { BackupFailure } from './backup-failure.ts';

/** The secrets that a restored installation needs to decrypt values in the rows. */
export interface BackupSecrets {
  readonly TOKEN_SECRET: string;
  readonly SECRETS_KEY: string;
}

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** A table in a backup; its columns exclude generated ones. */
export interface BackedUpTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** The number of rows and the sum of their hashes, which does not depend on their order. */
export interface Content {
  readonly rows: number;
  readonly digest: string;
}

/**
 * The manifest is in two parts: the opening record before the rows, and a record with the counts after each
 * table.
 */
export type BackupRecord =
  | {
      readonly kind: 'opening';
      readonly product: string;
      readonly takenAt: string;
      readonly secrets: BackupSecrets;
      /** Applied migrations by schema. */
      readonly migrations: Readonly<Record<string, readonly AppliedMigration[]>>;
    }
  | ({ readonly kind: 'table' } & BackedUpTable)
  | ({ readonly kind: 'tableEnd' } & Content)
  | {
      readonly kind: 'closing';
      readonly tables: number;
      readonly rows: number;
      readonly sequences: readonly Sequence[];
    };

export type Opening = Extract<BackupRecord, { kind: 'opening' }>;
export type Closing = Extract<BackupRecord, { kind: 'closing' }>;

/** Rows are lines of COPY output; a part may end within a line. */
export type BackupPart = BackupRecord | { readonly kind: 'rows'; readonly lines: Buffer };

const mark = { json: 0x4a, rows: 0x52 } as const;
const headBytes = 5;

/** Encodes one part as bytes: kind, length, content. */
export function packed(part: BackupPart): Buffer {
  const isRows = part.kind === 'rows';
  const content = isRows ? part.lines : Buffer.from(JSON.stringify(part));
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(isRows ? mark.rows : mark.json);
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/**
 * Decodes the parts from bytes in pieces of any size. Concatenates only when a part is complete, because a
 * row may be large.
 */
export async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  let pieces: Buffer[] = [];
  let pendingBytes = 0;
  let neededBytes = headBytes;
  for await (const piece of source) {
    pieces.push(piece);
    pendingBytes += piece.length;
    if (pendingBytes < neededBytes) continue;
    let pending = Buffer.concat(pieces, pendingBytes);
    for (neededBytes = neededIn(pending); pending.length >= neededBytes; neededBytes = neededIn(pending)) {
      yield partOf(pending.readUInt8(), pending.subarray(headBytes, neededBytes));
      pending = pending.subarray(neededBytes);
    }
    pieces = [pending];
    pendingBytes = pending.length;
  }
  if (pendingBytes > 0) throw new BackupFailure('damaged', 'the content ends within a part');
}

/**
 * The number of bytes of the next part with its header; the header's length while the header is incomplete.
 */
const neededIn = (pending: Buffer): number =>
  pending.length < headBytes ? headBytes : headBytes + pending.readUInt32BE(1);

function partOf(marked: number, content: Buffer): BackupPart {
  if (marked === mark.rows) return { kind: 'rows', lines: content };
  if (marked === mark.json) return JSON.parse(content.toString('utf8')) as BackupRecord;
  throw new BackupFailure('damaged', 'a part of an unknown kind');
}
