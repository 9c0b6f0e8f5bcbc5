import { buildStaleApps } from '../launch/build.ts';
import { serveProduct, type Product, type ProductOptions } from './product.ts';
import { startThrowawayCluster, type Durability } from './throwaway-cluster.ts';

/** A product with a database server of its own. */
export interface WholeProduct extends Product {
  /** Kills PostgreSQL in the middle of whatever it does, and starts it again. */
  crashDatabase(): Promise<void>;
}

/** The whole product as a person meets it: built screens, the server as a process, a real database, the demonstration. */
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
