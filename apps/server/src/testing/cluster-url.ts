declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL cluster of this test run; every worker clones its database tezga_template. */
    clusterUrl: string;
  }
}

/** The key under which the global setup provides the address of the cluster to the workers. */
export const clusterUrlKey = 'clusterUrl';
