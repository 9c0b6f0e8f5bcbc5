import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkBackup, openBackup, performBackup, restoreBackup } from '@tezga/server/backups';
import { proveTotals } from '@tezga/server/sales';
import { startProduct } from '@tezga/tools/trial';
import postgres from 'postgres';
import type { Measured } from './table.ts';

const passphrase = 'a passphrase of the bench';
const secrets = { TOKEN_SECRET: 'not used here', SECRETS_KEY: 'not used here' };
const promised = { rowsPerSecond: 2000, megabytes: 200 };

type Sql = postgres.Sql<{ bigint: bigint }>;
const connect = (url: string): Sql => postgres(url, { max: 1, types: { bigint: postgres.BigInt } });

/**
 * Backs up the demo's year while its server runs, and restores it into an empty database of the same
 * PostgreSQL.
 */
export async function measureBackup(): Promise<Measured[]> {
  const product = await startProduct({ hasCertificates: true, environment: { TEZGA_DEMO_DAYS: '365' } });
  const folder = await mkdtemp(join(tmpdir(), 'tezga-bench-backup-'));
  const sql = connect(product.databaseUrl);
  try {
    await untilPastIsWritten(sql);
    const order = { databaseUrl: product.databaseUrl, folder, passphrase, secrets };
    const [taken, takenSeconds] = await timed(() => performBackup(order, 'command'));
    const target = await emptyDatabase(sql, product.databaseUrl);
    const [, restoredSeconds] = await timed(async () => {
      const backup = await openBackup(join(folder, taken.fileName), passphrase);
      await restoreBackup(backup, await checkBackup(backup), target);
    });
    const differences = await differencesIn(target);
    const [size] = await sql`select pg_database_size(current_database())::text as bytes`;
    return rowsOf(taken, {
      takenSeconds,
      restoredSeconds,
      differences,
      databaseBytes: Number(size?.['bytes']),
    });
  } finally {
    await sql.end();
    await rm(folder, { recursive: true, force: true });
    await product.stop();
  }
}

interface Figures {
  readonly takenSeconds: number;
  readonly restoredSeconds: number;
  readonly differences: number;
  readonly databaseBytes: number;
}

function rowsOf(taken: { readonly bytes: number; readonly rows: number }, figures: Figures): Measured[] {
  const { takenSeconds, restoredSeconds, differences, databaseBytes } = figures;
  const megabytes = taken.bytes / 1_000_000;
  const rate = (seconds: number) => `${Math.round(taken.rows / seconds)} rows/s`;
  return [
    {
      what: `backup of the demo's year, ${taken.rows} rows, while the product runs`,
      ours: `${takenSeconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB`,
      reference: `${(databaseBytes / 1_000_000).toFixed(0)} MB, the database`,
      ratio: rate(takenSeconds),
      promise: `${promised.rowsPerSecond} rows/s, ${promised.megabytes} MB at most`,
      isMet: taken.rows / takenSeconds >= promised.rowsPerSecond && megabytes <= promised.megabytes,
    },
    {
      what: 'its restore, compared row by row, then the totals with the documents',
      ours: `${restoredSeconds.toFixed(1)} s`,
      reference: `${takenSeconds.toFixed(1)} s, the backup`,
      ratio: rate(restoredSeconds),
      promise: `${promised.rowsPerSecond} rows/s, no differences (${differences})`,
      isMet: taken.rows / restoredSeconds >= promised.rowsPerSecond && differences === 0,
    },
  ];
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, seconds: number]> {
  const began = performance.now();
  const result = await work();
  return [result, (performance.now() - began) / 1000];
}

/** Waits for the jobs that write the year; the first start only schedules them. */
async function untilPastIsWritten(sql: Sql): Promise<void> {
  for (;;) {
    const [left] =
      await sql`select count(*)::int as count from graphile_worker.jobs where task_identifier like 'demo:%'`;
    if (left?.['count'] === 0) return;
    await delay(1000);
  }
}

async function emptyDatabase(sql: Sql, databaseUrl: string): Promise<string> {
  await sql.unsafe('create database tezga_bench_restored template template0');
  const url = new URL(databaseUrl);
  url.pathname = '/tezga_bench_restored';
  return url.href;
}

async function differencesIn(databaseUrl: string): Promise<number> {
  const sql = connect(databaseUrl);
  try {
    return (await proveTotals((text, values) => sql.unsafe(text, values as never[]))).length;
  } finally {
    await sql.end();
  }
}
