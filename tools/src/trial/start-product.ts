import { buildStaleApps } from '../launch/build.ts';
import { serveProduct, type Product, type ProductOptions } from './product.ts';
import { startThrowawayCluster, type Durability } from './throwaway-cluster.ts';

/** The running application (back office and server) with its own database server. */
export interface WholeProduct extends Product {
  /** Kills PostgreSQL and starts it again. */
  crashDatabase(): Promise<void>;
}

/**
 * Starts the whole product: the built back office, the server process, a PostgreSQL server and the demo data.
 */
export async function startProduct({
  durability,
  ...options
}: ProductOptions & { readonly durability?: Durability } = {}): Promise<WholeProduct> {
  await buildStaleApps(new AbortController().signal);
  const cluster = await startThrowawayCluster(durability);
  const product = await serveProduct(cluster.url, options);
  return {
    ...product,
    crashDatabase: () => cluster.crash(),
    async stop() {
      await product.stop();
      await cluster.stop();
    },
  };
}
