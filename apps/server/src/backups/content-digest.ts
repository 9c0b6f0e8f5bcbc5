import { createHash } from 'node:crypto';
import type { Content } from './records.ts';

const words = 8;
const lineEnd = 0x0a;

/**
 * Counts the lines of a COPY, one for each row, and adds up their SHA-256 hashes, 32-bit word by word. The
 * sum does not depend on the order of the rows, because PostgreSQL does not guarantee one.
 */
export function contentDigest() {
  const sum = new Uint32Array(words);
  let rows = 0;
  let begun: Buffer = Buffer.alloc(0);

  function addLine(line: Buffer): void {
    const hash = createHash('sha256').update(line).digest();
    for (let word = 0; word < words; word += 1) {
      sum[word] = (sum[word] ?? 0) + hash.readUInt32LE(word * 4);
    }
    rows += 1;
  }

  return {
    /**
     * Adds any piece of the COPY output. COPY escapes a line end within a value as \n, so each real line end
     * ends a row.
     */
    add(piece: Buffer): void {
      let rest: Buffer = begun.length === 0 ? piece : Buffer.concat([begun, piece]);
      for (let end = rest.indexOf(lineEnd); end >= 0; end = rest.indexOf(lineEnd)) {
        addLine(rest.subarray(0, end));
        rest = rest.subarray(end + 1);
      }
      begun = rest;
    },
    content: (): Content => ({ rows, digest: Buffer.from(sum.buffer).toString('hex') }),
  };
}
