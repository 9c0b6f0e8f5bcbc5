import { prepareDemonstration } from '@tezga/tools/trial';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run, which holds the demonstration that every file of journeys copies. */
    demonstrationUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demonstration = await prepareDemonstration();
  project.provide('demonstrationUrl', demonstration.clusterUrl);
  return () => demonstration.stop();
}
