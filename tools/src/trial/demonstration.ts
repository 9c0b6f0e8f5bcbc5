import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { buildStaleApps } from '../launch/build.ts';
import { serveProduct, type Product } from './product.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

export interface Demonstration {
  /** The cluster that holds the demonstration and every copy of it. */
  readonly clusterUrl: string;
  stop(): Promise<void>;
}

const original = 'tezga_demonstration';

/** The demonstration, loaded once by a first start of the product; products of their own then start on copies of it. */
export async function prepareDemonstration(): Promise<Demonstration> {
  await buildStaleApps(new AbortController().signal);
  const cluster = await startThrowawayCluster();
  await inCluster(cluster.url, `create database ${original}`);
  // A database with connections cannot be copied, so this product goes as soon as it has come.
  const first = await serveProduct(databaseIn(cluster.url, original), { hasCertificates: true });
  await first.stop();
  return { clusterUrl: cluster.url, stop: () => cluster.stop() };
}

/** A journey asks for more in a minute than a person would. */
const roomForJourneys = { PUBLIC_CALLS_PER_MINUTE: '100000', SIGN_INS_PER_MINUTE: '100000' };

/** A product that nobody else uses, with the demonstration as it was prepared. */
export async function startProductOnCopy(
  clusterUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const copy = `copy_${randomUUID().replaceAll('-', '')}`;
  await inCluster(clusterUrl, copyOf(copy));
  return serveProduct(databaseIn(clusterUrl, copy), { environment: { ...roomForJourneys, ...environment } });
}

/**
 * The demonstration as it was prepared, in the database of a product that is running: its connections are ended, and it
 * makes new ones as after a restart of PostgreSQL.
 */
export async function copyDemonstrationAnew(clusterUrl: string, databaseUrl: string): Promise<void> {
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
