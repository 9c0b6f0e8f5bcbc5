import postgres from 'postgres';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

const nameOf = (what: string) =>
  `authority_${what}_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;

/** Creates a database in the test cluster: empty, or a copy of `template`, which must have no open connections. */
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
