import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { buildStaleApps } from '../launch/build.ts';
import { serveProduct, type Product, type ProductOptions } from './product.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

export interface Demonstration {
  /** The cluster with the demo database and all copies of it. */
  readonly clusterUrl: string;
  stop(): Promise<void>;
}

const original = 'tezga_demonstration';

/**
 * Loads the demo data once by a first start of the product; tests then start products on copies of that
 * database.
 */
export async function prepareDemonstration(): Promise<Demonstration> {
  await buildStaleApps(new AbortController().signal);
  const cluster = await startThrowawayCluster();
  await inCluster(cluster.url, `create database ${original}`);
  // PostgreSQL cannot copy a database with open connections, so the product stops after its first start.
  const first = await serveProduct(databaseIn(cluster.url, original), { hasCertificates: true });
  await first.stop();
  return { clusterUrl: cluster.url, stop: () => cluster.stop() };
}

/** Raises the rate limits: a journey sends more requests a minute than a person. */
const raisedRateLimits = { PUBLIC_CALLS_PER_MINUTE: '100000', SIGN_INS_PER_MINUTE: '100000' };

/** Starts a separate product on a copy of the demo database. */
export async function startProductOnCopy(
  clusterUrl: string,
  { environment = {}, ...options }: ProductOptions = {},
): Promise<Product> {
  const copy = `copy_${randomUUID().replaceAll('-', '')}`;
  await inCluster(clusterUrl, copyOf(copy));
  return serveProduct(databaseIn(clusterUrl, copy), {
    ...options,
    environment: { ...raisedRateLimits, ...environment },
  });
}

/**
 * Replaces the database of a running product with a new copy of the demo database; ends its connections, and
 * the product reconnects as after a restart of PostgreSQL.
 */
export async function resetDemonstration(clusterUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await inCluster(clusterUrl, `drop database ${name} with (force)`);
  await inCluster(clusterUrl, copyOf(name));
}

const copyOf = (name: string) => `create database ${name} template ${original}`;

async function inCluster(clusterUrl: string, command: string): Promise<void> {
  const cluster = postgres(clusterUrl, { max: 1, onnotice: () => undefined });
  await cluster.unsafe(command);
  await cluster.end();
}

function databaseIn(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
