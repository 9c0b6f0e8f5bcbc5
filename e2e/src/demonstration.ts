import { prepareDemonstration, serveBrowser, startProductOnCopy } from '@tezga/tools/trial';
import type { TestProject } from 'vitest/node';

/** A product and a browser that run from the first file of journeys to the last. */
export interface WarmPlace {
  readonly address: string;
  readonly databaseUrl: string;
  readonly browserUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run, which holds the demonstration that every file of journeys copies. */
    demonstrationUrl: string;
    /** One for each worker, by its number. */
    warmPlaces: readonly WarmPlace[];
  }
}

/** Its database is copied anew under it before each file, of which its log would speak at length. */
const quiet = { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demonstration = await prepareDemonstration();
  const places = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => ({
      product: await startProductOnCopy(demonstration.clusterUrl, quiet),
      browser: await serveBrowser(),
    })),
  );
  project.provide('demonstrationUrl', demonstration.clusterUrl);
  project.provide(
    'warmPlaces',
    places.map(({ product: { address, databaseUrl }, browser }) => ({
      address,
      databaseUrl,
      browserUrl: browser.wsEndpoint(),
    })),
  );
  return async () => {
    await Promise.all(places.flatMap(({ product, browser }) => [product.stop(), browser.close()]));
    await demonstration.stop();
  };
}
