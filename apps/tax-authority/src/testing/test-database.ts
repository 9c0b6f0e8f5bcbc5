import postgres from 'postgres';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

const nameOf = (what: string) =>
  `authority_${what}_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;

/** A database in the cluster of this run: empty, or a copy of another that nobody is connected to. */
export async function newDatabase(what = 'test', template = 'template1'): Promise<string> {
  const clusterUrl = inject('clusterUrl');
  const name = nameOf(what);
  const cluster = postgres(clusterUrl, { max: 1, onnotice: () => undefined });
  await cluster.unsafe(`create database ${name} template ${template}`);
  await cluster.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
