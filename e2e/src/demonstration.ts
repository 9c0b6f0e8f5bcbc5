import { prepareDemonstration, serveBrowser, startProductOnCopy } from '@tezga/tools/trial';
import type { TestProject } from 'vitest/node';

/** A running product and a browser, which all journey files of a test worker share. */
export interface WarmProduct {
  readonly address: string;
  readonly databaseUrl: string;
  readonly browserUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run with the demo database that every journey file copies. */
    demonstrationUrl: string;
    /** The running products, one for each test worker, by the number of the worker. */
    warmProducts: readonly WarmProduct[];
  }
}

/**
 * Silent by default, because each journey file replaces the database, and the server would log every connection that
 * this breaks.
 */
const quiet = { environment: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' } };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demonstration = await prepareDemonstration();
  const products = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => ({
      product: await startProductOnCopy(demonstration.clusterUrl, quiet),
      browser: await serveBrowser(),
    })),
  );
  project.provide('demonstrationUrl', demonstration.clusterUrl);
  project.provide(
    'warmProducts',
    products.map(({ product: { address, databaseUrl }, browser }) => ({
      address,
      databaseUrl,
      browserUrl: browser.wsEndpoint(),
    })),
  );
  return async () => {
    await Promise.all(products.flatMap(({ product, browser }) => [product.stop(), browser.close()]));
    await demonstration.stop();
  };
}
