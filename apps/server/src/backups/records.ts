import { BackupFailure } from './backup-failure.ts';

/** What must be known besides the rows for the restored installation to open what is encrypted in them. */
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

/** A table as the backup names it; generated columns are not among its columns. */
export interface BackedUpTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** How many rows there are and the sum of their hashes, which does not depend on their order. */
export interface Content {
  readonly rows: number;
  readonly digest: string;
}

/** The manifest stands in two places: what is known before the rows, and after each table what was counted. */
export type BackupRecord =
  | {
      readonly kind: 'opening';
      readonly product: string;
      readonly takenAt: string;
      readonly secrets: BackupSecrets;
      /** Applied migrations by the schema that records them. */
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

/** Rows are lines as COPY writes them; a part may end within a line. */
export type BackupPart = BackupRecord | { readonly kind: 'rows'; readonly lines: Buffer };

const mark = { json: 0x4a, rows: 0x52 } as const;
const headBytes = 5;

/** One part as bytes: what it is, its length, itself. */
export function packed(part: BackupPart): Buffer {
  const isRows = part.kind === 'rows';
  const content = isRows ? part.lines : Buffer.from(JSON.stringify(part));
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(isRows ? mark.rows : mark.json);
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** The parts again, from bytes that come in any pieces. Copies a piece only once its part is whole: a row may be large. */
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

/** How many bytes the next part has with its head; the head alone while that is not whole. */
const neededIn = (pending: Buffer): number =>
  pending.length < headBytes ? headBytes : headBytes + pending.readUInt32BE(1);

function partOf(marked: number, content: Buffer): BackupPart {
  if (marked === mark.rows) return { kind: 'rows', lines: content };
  if (marked === mark.json) return JSON.parse(content.toString('utf8')) as BackupRecord;
  throw new BackupFailure('damaged', 'a part of an unknown kind');
}
