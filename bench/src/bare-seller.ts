import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { Statement } from './record-statements.ts';

/**
 * The reference for issuing: a server that only replays the recorded statements of one sale with one
 * signature. It sends them in two pipelined batches, before and after the signature, which is fewer round
 * trips than the product needs. It runs as a separate process, like the product; GET /?sellers=8&seconds=4
 * sells for that time and returns the number of sales.
 */
const statements = JSON.parse(readFileSync(process.env['STATEMENTS'] ?? '', 'utf8')) as Statement[];
const sql = postgres(process.env['DATABASE_URL'] ?? '', { max: 32 });
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signAsync = promisify(sign);
const signed = Buffer.alloc(200, 'x');
/** The signature needs the invoice number, so the first batch ends with the counter. */
const counterIndex = statements.findIndex(({ text }) => text.includes('tenant.invoice_counters'));

/**
 * The ids that the recorded sale created; each replay replaces them, the codes and the numbers with new ones.
 */
const createdIds = (process.env['CREATED_IDS'] ?? '').split(' ');

function idReplacer(): (value: string) => string {
  const names = new Map(createdIds.map((id) => [id, randomBytes(id.length / 2).toString('hex')]));
  const uuid = randomUUID();
  const number = randomBytes(10).toString('hex');
  return (value) => {
    let text = value;
    for (const [id, other] of names) text = text.replaceAll(id, other);
    return text
      .replaceAll(/\b[0-9A-F]{32}\b/g, randomBytes(16).toString('hex').toUpperCase())
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, uuid)
      .replaceAll(/"numberText":"[^"]*"/g, `"numberText":"${number}"`);
  };
}

async function sellOnce(connection: postgres.ReservedSql): Promise<void> {
  const replaceIds = idReplacer();
  const run = ({ text, values }: Statement) =>
    values.length === 0
      ? connection.unsafe(text)
      : connection.unsafe(
          text,
          values.map((value, index) =>
            valueFor(text, index + 1, value === null ? null : replaceIds(value)),
          ) as never[],
          { prepare: true },
        );
  await Promise.all(statements.slice(0, counterIndex + 1).map(run));
  await signAsync('sha256', signed, privateKey);
  await Promise.all(statements.slice(counterIndex + 1).map(run));
}

/** The driver serializes values by their type, so recorded values are parsed first. */
function valueFor(text: string, position: number, value: string | null): unknown {
  if (value === null) return null;
  if (new RegExp(String.raw`\$${position}::jsonb?\b`).test(text)) return JSON.parse(value);
  if (new RegExp(String.raw`\$${position}::text\[\]`).test(text))
    return value
      .slice(1, -1)
      .split(',')
      .filter(Boolean)
      .map((part) => part.replaceAll('"', ''));
  return value.startsWith(String.raw`\x`) ? Buffer.from(value.slice(2), 'hex') : value;
}

async function sellFor(seconds: number): Promise<number> {
  const connection = await sql.reserve();
  const until = performance.now() + seconds * 1000;
  let count = 0;
  try {
    for (; performance.now() < until; count += 1) await sellOnce(connection);
  } finally {
    connection.release();
  }
  return count;
}

createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (pathname === '/ready') {
    reply.end('{}');
    return;
  }
  const seconds = Number(searchParams.get('seconds'));
  const selling = Array.from({ length: Number(searchParams.get('sellers')) }, () => sellFor(seconds));
  void Promise.all(selling).then(
    (counts) => reply.end(String(counts.reduce((sum, count) => sum + count, 0))),
    (error: unknown) => reply.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
