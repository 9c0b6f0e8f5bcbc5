import { buildStaleApps } from '../launch/build.ts';
import { serveProduct, type Product, type ProductOptions } from './product.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

/** The whole product as a person meets it: built screens, the server as a process, a real database, the demonstration. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  await buildStaleApps(new AbortController().signal);
  const cluster = await startThrowawayCluster();
  const product = await serveProduct(cluster.url, options);
  return {
    ...product,
    async stop() {
      await product.stop();
      await cluster.stop();
    },
  };
}
