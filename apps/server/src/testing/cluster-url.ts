declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run, whose database tezga_template every worker clones. */
    clusterUrl: string;
  }
}

/** Under this name the set-up of the run hands the cluster's address to its workers. */
export const clusterUrlKey = 'clusterUrl';
